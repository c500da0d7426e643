/** A WebSocket as a connection of the host: dead ends are noticed, slow readers are cut. */
import type { WebSocket } from 'ws'
import type { Host } from '../host/createHost'
import type { ConnectionOrigin } from '../host/visitor'
import type { FrameEncoder } from './frameEncoder'
import { watchLine } from './lifeline'
import { systemClock } from './systemPorts'

const MOST_BUFFERED = 1024 * 1024

/** What a socket is handed to. */
export interface SocketRoom {
  readonly host: Host
  readonly encoder: FrameEncoder
}

/** Hands a socket to the host. */
export function connectSocket(
  socket: WebSocket,
  { host, encoder }: SocketRoom,
  origin: ConnectionOrigin,
): void {
  const events = host.connect(
    {
      send(frame) {
        if (socket.readyState !== socket.OPEN) return
        if (socket.bufferedAmount > MOST_BUFFERED) socket.terminate()
        else socket.send(encoder.encode(frame), { binary: false })
      },
      close(code = 1000) {
        socket.close(code)
        setTimeout(() => {
          socket.terminate()
        }, 2000).unref()
      },
    },
    origin,
  )
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
    if (isBinary) socket.close(1003)
    else events.received(textOf(data))
  })
  socket.on('close', (code) => {
    lifeline.stop()
    events.closed(code)
  })
}

function textOf(data: Buffer | ArrayBuffer | Buffer[]): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8')
  return Buffer.from(new Uint8Array(data)).toString('utf8')
}
