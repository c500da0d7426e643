/** The wire of a player outside a browser: what is sent before it is open waits. */
import { WebSocket } from 'ws'
import type { Connection, ConnectionEvents } from '../../../src/protocol/connection'
import {
  connectSealed,
  type ByteEvents,
  type ByteLine,
} from '../../../src/protocol/secure/secureLine'
import { systemEntropy } from '../../../src/server/systemPorts'

/** Opens a line to a host; `received` takes each message as it came. */
export function connectSocket(
  url: string,
  {
    received,
    closed,
  }: { readonly received: (frame: Buffer) => void; readonly closed: (code: number) => void },
): Connection {
  const socket = new WebSocket(url, 'stammtisch', { perMessageDeflate: false })
  const waiting: string[] = []
  socket.on('open', () => {
    for (const frame of waiting.splice(0)) socket.send(frame)
  })
  socket.on('message', (data) => {
    if (Buffer.isBuffer(data)) received(data)
  })
  socket.on('error', () => undefined)
  socket.on('close', (code) => {
    closed(code)
  })
  return {
    send: (frame) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(frame)
      else waiting.push(frame)
    },
    close: () => {
      socket.close()
    },
  }
}

/** Where a sealed line leads; `host`: how the host is called, if something lies in between. */
export interface SealedWay {
  readonly url: string
  readonly host?: string
}

function openBytes({ url, host }: SealedWay, events: ByteEvents): ByteLine {
  const headers = host === undefined ? {} : { host }
  const socket = new WebSocket(url, 'stammtisch', { perMessageDeflate: false, headers })
  const waiting: Uint8Array[] = []
  socket.on('open', () => {
    for (const bytes of waiting.splice(0)) socket.send(bytes)
  })
  socket.on('message', (data, isBinary) => {
    if (isBinary && Buffer.isBuffer(data)) events.received(new Uint8Array(data))
  })
  socket.on('error', () => undefined)
  socket.on('close', (code) => {
    events.closed(code)
  })
  return {
    send: (bytes) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(bytes)
      else waiting.push(bytes)
    },
    close: () => {
      socket.close()
    },
  }
}

/** Opens a sealed line to the host of whom `isMeant` says yes to its fingerprint. */
export function connectSealedSocket(
  way: SealedWay,
  isMeant: (fingerprint: string) => boolean,
  events: ConnectionEvents,
): Connection {
  return connectSealed(
    { entropy: systemEntropy, isMeant, open: (heard) => openBytes(way, heard) },
    events,
  )
}
