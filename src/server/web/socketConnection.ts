/** A WebSocket as a connection of the host: dead ends are noticed, slow readers are cut. */
import type { Duplex } from 'node:stream'
import type { RawData, WebSocket } from 'ws'
import type { Host } from '../../host/createHost'
import type { ConnectionOrigin } from '../../host/people/visitor'
import type { KeyPair } from '../../protocol/secure/noise'
import { acceptSealed } from '../../protocol/secure/secureLine'
import { watchLine } from '../../system/lifeline'
import { systemClock } from '../../system/systemClock'
import { frameOfBytes, type FrameEncoder } from './frameEncoder'
import type { Gatherer } from './gatherer'
import { systemEntropy } from '../systemPorts'

const MOST_BUFFERED = 1024 * 1024

/** A socket, and what carries it. */
export interface OpenSocket {
  readonly socket: WebSocket
  readonly carrier: Duplex
}

/** What a socket is handed to. */
export interface SocketRoom {
  readonly host: Host
  readonly encoder: FrameEncoder
  readonly gatherer: Gatherer
}

/** What goes over a socket. */
interface Traffic {
  /** Whether frames are bytes; those of the other kind end the connection. */
  readonly isBinary: boolean
  received(data: RawData): void
  closed(code: number): void
}

/** One end of a socket: whole frames that are sent, and how it is ended. */
interface SocketEnd {
  send(frame: Uint8Array): void
  close(code?: number): void
}

/** Frames go past the WebSocket straight to what carries it, since they are made once for many; nothing else is written there but whole frames. */
function endOf({ socket, carrier }: OpenSocket, { gatherer }: SocketRoom): SocketEnd {
  return {
    send(frame) {
      if (socket.readyState !== socket.OPEN) return
      if (socket.bufferedAmount > MOST_BUFFERED) {
        socket.terminate()
        return
      }
      gatherer.gather(carrier)
      carrier.write(frame)
    },
    close(code = 1000) {
      socket.close(code)
      setTimeout(() => {
        socket.terminate()
      }, 2000).unref()
    },
  }
}

function listen(socket: WebSocket, traffic: Traffic): void {
  const lifeline = watchLine(systemClock, {
    ping: () => {
      socket.ping()
    },
    end: () => {
      socket.terminate()
    },
  })
  socket.on('pong', () => {
    lifeline.heard()
  })
  socket.on('error', () => undefined)
  socket.on('message', (data, isBinary) => {
    lifeline.heard()
    if (isBinary === traffic.isBinary) traffic.received(data)
    else socket.close(1003)
  })
  socket.on('close', (code) => {
    lifeline.stop()
    traffic.closed(code)
  })
}

/** Hands a socket of this computer to the host. */
export function connectSocket(open: OpenSocket, room: SocketRoom, origin: ConnectionOrigin): void {
  const end = endOf(open, room)
  const connection = {
    send(frame: string) {
      end.send(room.encoder.frame(frame))
    },
    close(code?: number) {
      end.close(code)
    },
  }
  const events = room.host.connect(connection, origin)
  listen(open.socket, {
    isBinary: false,
    received(data) {
      events.received(bytesOf(data).toString('utf8'))
    },
    closed(code) {
      events.closed(code)
    },
  })
}

/** Hands a socket over which everything goes sealed to the host. */
export function connectSealedSocket(
  open: OpenSocket,
  room: SocketRoom & { readonly own: KeyPair },
  origin: ConnectionOrigin,
): void {
  const { host, encoder, own } = room
  const end = endOf(open, room)
  const side = {
    clock: systemClock,
    entropy: systemEntropy,
    own,
    encode: (frame: string) => encoder.encode(frame),
    connect: (connection: Parameters<Host['connect']>[0]) => host.connect(connection, origin),
  }
  const events = acceptSealed(side, {
    send: (bytes) => {
      end.send(frameOfBytes(bytes))
    },
    close: (code) => {
      end.close(code)
    },
  })
  listen(open.socket, {
    isBinary: true,
    received(data) {
      events.received(bytesOf(data))
    },
    closed(code) {
      events.closed(code)
    },
  })
}

function bytesOf(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data)
  return Buffer.isBuffer(data) ? data : Buffer.from(new Uint8Array(data))
}
