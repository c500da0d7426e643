/** The window's way to a host: a socket in a browser, a port of the shell in the desktop app. */
import { LINK_PORT, type DesktopApi, type LinkTarget } from '../../ipc/ipc'
import type { Connection, ConnectionEvents } from '../../protocol/connection'

const SOCKET_PATH = '/play'
let nextLink = 1

function openSocket(url: string, events: ConnectionEvents): Connection {
  const socket = new WebSocket(url)
  const waiting: string[] = []
  socket.addEventListener('open', () => {
    for (const frame of waiting.splice(0)) socket.send(frame)
  })
  socket.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (typeof event.data === 'string') events.received(event.data)
  })
  socket.addEventListener('close', (event) => {
    events.closed(event.code)
  })
  return {
    send(frame) {
      if (socket.readyState === WebSocket.CONNECTING) waiting.push(frame)
      else if (socket.readyState === WebSocket.OPEN) socket.send(frame)
    },
    close: (code = 1000) => {
      socket.close(code)
    },
  }
}

function isPortMessage(data: unknown, link: number): boolean {
  return (
    typeof data === 'object' &&
    data !== null &&
    'kind' in data &&
    data.kind === LINK_PORT &&
    'link' in data &&
    data.link === link
  )
}

function openPort(api: DesktopApi, target: LinkTarget, events: ConnectionEvents): Connection {
  const link = nextLink
  nextLink += 1
  let port: MessagePort | undefined
  let isClosed = false
  const waiting: string[] = []
  const take = (event: MessageEvent<unknown>): void => {
    const [given] = event.ports
    if (!given || event.source !== window || !isPortMessage(event.data, link)) return
    window.removeEventListener('message', take)
    port = given
    port.addEventListener('message', (message: MessageEvent<unknown>) => {
      if (typeof message.data === 'string') events.received(message.data)
      else end()
    })
    // The other end is gone: the server ended, or was not there yet.
    port.addEventListener('close', end)
    port.start()
    for (const frame of waiting.splice(0)) port.postMessage(frame)
  }
  const end = (): void => {
    if (isClosed) return
    isClosed = true
    window.removeEventListener('message', take)
    port?.close()
    events.closed(1006)
  }
  window.addEventListener('message', take)
  void api.openLink(link, target).then((isOpen) => {
    if (!isOpen) end()
  }, end)
  return {
    send(frame) {
      if (port) port.postMessage(frame)
      else waiting.push(frame)
    },
    close() {
      isClosed = true
      port?.postMessage(null)
      port?.close()
    },
  }
}

/** Opens a connection to the host of `target`. */
export function openLink(target: LinkTarget, events: ConnectionEvents): Connection {
  const api = window.stammtisch
  if (api) return openPort(api, target, events)
  const url = target.kind === 'local' ? `ws://${location.host}${SOCKET_PATH}` : target.url
  return openSocket(url, events)
}

/** An address as people type or paste it: with or without scheme, port and path. Undefined: it is none. */
export function parseAddress(
  text: string,
): { readonly page: string; readonly socket: string } | undefined {
  const bare = text
    .trim()
    .replace(/^(?:https?|wss?):\/\//iu, '')
    .replace(/[/#?].*$/u, '')
  if (
    !/^[\w.-]+(?::\d{1,5})?$|^\[[0-9a-f:]+\](?::\d{1,5})?$/iu.test(bare) ||
    !/[.:\d]|localhost/iu.test(bare)
  ) {
    return undefined
  }
  const host = /:\d{1,5}$/u.test(bare) ? bare : `${bare}:4747`
  return { page: `http://${host}/`, socket: `ws://${host}${SOCKET_PATH}` }
}
