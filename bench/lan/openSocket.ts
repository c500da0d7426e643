/** Sockets of the measurement: bare ones that read no more of a frame than they have to. */
import { WebSocket } from 'ws'

/** Opens a socket; `heard` is told every text, or bytes where `isBinary`. */
export function openSocket(
  url: string,
  heard: (frame: Buffer, socket: WebSocket) => void,
  protocols: string[] = [],
): Promise<WebSocket> {
  const socket = new WebSocket(url, protocols, { perMessageDeflate: false })
  socket.on('message', (data) => {
    if (Buffer.isBuffer(data)) heard(data, socket)
  })
  return new Promise((done, failed) => {
    socket.once('open', () => {
      done(socket)
    })
    socket.on('error', failed)
  })
}

/** The number behind the first `"key":` in a frame. */
export function numberIn(frame: Buffer, key: string): number | undefined {
  const at = frame.indexOf(`"${key}":`)
  if (at < 0) return undefined
  const start = at + key.length + 3
  const value = Number.parseInt(frame.toString('latin1', start, start + 12), 10)
  return Number.isNaN(value) ? undefined : value
}
