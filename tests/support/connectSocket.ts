/** The wire of a player outside a browser: what is sent before it is open waits. */
import { WebSocket } from 'ws'
import type { Connection } from '../../src/protocol/connection'

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
