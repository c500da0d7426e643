/** A window's port as a connection of the host, or as one end of a socket to a host elsewhere. */
import { WebSocket } from 'ws'
import type { Host } from '../../host/createHost'
import { HOST_FRAME } from '../../protocol/hostMessages'
import { largestMessage } from './largestMessage'
import { SUB_PROTOCOL } from './requestGuard'

/** A port of Electron's utility process; a frame is a text, or bytes of a sealed line; anything else means the end. */
export interface FramePort {
  postMessage(frame: unknown): void
  on(event: 'message', listener: (message: { data: unknown }) => void): unknown
  on(event: 'close', listener: () => void): unknown
  start(): void
  close(): void
}

/** Gives a window a place at this host. */
export function linkToHost(port: FramePort, host: Host): void {
  let isOpen = true
  const end = (): void => {
    if (!isOpen) return
    isOpen = false
    events.closed(1000)
  }
  const events = host.connect(
    {
      send(frame) {
        if (isOpen) port.postMessage(frame)
      },
      close() {
        if (isOpen) port.postMessage(null)
        end()
      },
    },
    { local: true, address: 'window' },
  )
  port.on('message', ({ data }) => {
    if (typeof data === 'string') events.received(data)
    else end()
  })
  port.on('close', end)
  port.start()
}

/** Undefined: no socket can lead there. What somebody typed in one window must not end everybody's tables. */
function openSocket(url: string): WebSocket | undefined {
  try {
    return new WebSocket(url, SUB_PROTOCOL, {
      perMessageDeflate: false,
      handshakeTimeout: 5000,
      maxPayload: largestMessage(HOST_FRAME),
    })
  } catch {
    return undefined
  }
}

/** Connects a window with a host elsewhere on the network; the socket is held here, never by the page. What goes over it is sealed by the page. */
export function linkToRemote(port: FramePort, url: string): void {
  const socket = openSocket(url)
  if (!socket) {
    port.postMessage(null)
    return
  }
  const waiting: Uint8Array[] = []
  socket.on('open', () => {
    for (const frame of waiting.splice(0)) socket.send(frame)
  })
  socket.on('message', (data, isBinary) => {
    // A copy: what is handed over takes its whole memory along.
    if (isBinary && Buffer.isBuffer(data)) port.postMessage(new Uint8Array(data))
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    port.postMessage(null)
  })
  port.on('message', ({ data }) => {
    if (!(data instanceof Uint8Array)) socket.close()
    else if (socket.readyState === WebSocket.CONNECTING) waiting.push(data)
    else if (socket.readyState === WebSocket.OPEN) socket.send(data)
  })
  port.on('close', () => {
    socket.close()
  })
  port.start()
}
