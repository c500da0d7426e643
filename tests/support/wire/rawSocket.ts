/** Sockets that speak just enough of the protocol to misbehave. */
import { connect, type Socket } from 'node:net'

/** The request that opens a socket at a host on this computer. */
export function upgradeRequest(port: number): string {
  const lines = [
    'GET /play HTTP/1.1',
    `Host: 127.0.0.1:${String(port)}`,
    `Origin: http://127.0.0.1:${String(port)}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Version: 13',
  ]
  return `${lines.join('\r\n')}\r\n\r\n`
}

/** A connected socket that never fails loudly; its answer is thrown away unless it is paused. */
export function rawSocket(port: number): Promise<Socket> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.once('connect', () => {
      socket.resume()
      done(socket)
    })
    socket.once('close', () => {
      done(socket)
    })
  })
}

/** Done when a socket is closed, at once if it already is. */
export function closed(socket: Socket): Promise<void> {
  return new Promise((done) => {
    if (socket.destroyed) done()
    else
      socket.once('close', () => {
        done()
      })
  })
}
