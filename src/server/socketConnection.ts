/** A WebSocket as a connection of the host: dead ends are noticed, slow readers are cut. */
import type { WebSocket } from 'ws'
import type { Host } from '../host/createHost'
import type { ConnectionOrigin } from '../host/visitor'

const PING_EVERY = 10_000
const DEAD_AFTER = 25_000
const MOST_BUFFERED = 1024 * 1024

/** Hands a socket to the host. */
export function connectSocket(socket: WebSocket, host: Host, origin: ConnectionOrigin): void {
  let heardAt = performance.now()
  const events = host.connect(
    {
      send(frame) {
        if (socket.readyState !== socket.OPEN) return
        if (socket.bufferedAmount > MOST_BUFFERED) socket.terminate()
        else socket.send(frame)
      },
      close(code = 1000) {
        socket.close(code)
        setTimeout(() => {
          socket.terminate()
        }, 2000).unref()
      },
      buffered: () => socket.bufferedAmount,
    },
    origin,
  )
  const beat = setInterval(() => {
    if (performance.now() - heardAt > DEAD_AFTER) socket.terminate()
    else socket.ping()
  }, PING_EVERY)
  beat.unref()
  socket.on('pong', () => {
    heardAt = performance.now()
  })
  socket.on('error', () => undefined)
  socket.on('message', (data, isBinary) => {
    heardAt = performance.now()
    if (isBinary) socket.close(1003)
    else events.received(textOf(data))
  })
  socket.on('close', (code) => {
    clearInterval(beat)
    events.closed(code)
  })
}

function textOf(data: Buffer | ArrayBuffer | Buffer[]): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8')
  return Buffer.from(new Uint8Array(data)).toString('utf8')
}
