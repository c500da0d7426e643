/** The window's way to a host: a socket in a browser, a port of the shell in the desktop app; sealed wherever it leaves the computer. */
import { DEFAULT_PORT } from '../../engine/basics/hostPort'
import { LINK_PORT, type DesktopApi, type LinkTarget } from '../../ipc/ipc'
import type { Connection, ConnectionEvents } from '../../protocol/connection'
import { connectSealed } from '../../protocol/secure/secureLine'
import { isMeantHost } from './hostKeys'

/** For this computer's own pages, and for everybody. */
const SOCKET_PATH = '/play'
const SEALED_PATH = '/sealed'
let nextLink = 1

/** One kind of frames, as they come and as they are sent. */
interface FrameKind<Frame> {
  /** Undefined: it is none of this kind. */
  read(data: unknown): Frame | undefined
  write(frame: Frame): string | Uint8Array<ArrayBuffer>
}

const TEXTS: FrameKind<string> = {
  read: (data) => (typeof data === 'string' ? data : undefined),
  write: (frame) => frame,
}

const BYTES: FrameKind<Uint8Array> = {
  read(data) {
    if (data instanceof ArrayBuffer) return new Uint8Array(data)
    return data instanceof Uint8Array ? data : undefined
  },
  write: (frame) => new Uint8Array(frame),
}

/** A way that carries frames of one kind. */
interface Way<Frame> {
  send(frame: Frame): void
  close(code?: number): void
}

interface WayEvents<Frame> {
  received(frame: Frame): void
  closed(code: number): void
}

function openSocket<Frame>(
  url: string,
  kind: FrameKind<Frame>,
  events: WayEvents<Frame>,
): Way<Frame> {
  const socket = new WebSocket(url)
  socket.binaryType = 'arraybuffer'
  const waiting: Frame[] = []
  socket.addEventListener('open', () => {
    for (const frame of waiting.splice(0)) socket.send(kind.write(frame))
  })
  socket.addEventListener('message', (event: MessageEvent<unknown>) => {
    const frame = kind.read(event.data)
    if (frame !== undefined) events.received(frame)
  })
  socket.addEventListener('close', (event) => {
    events.closed(event.code)
  })
  return {
    send(frame) {
      if (socket.readyState === WebSocket.CONNECTING) waiting.push(frame)
      else if (socket.readyState === WebSocket.OPEN) socket.send(kind.write(frame))
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

function openPort<Frame>(
  { api, target }: { readonly api: DesktopApi; readonly target: LinkTarget },
  kind: FrameKind<Frame>,
  events: WayEvents<Frame>,
): Way<Frame> {
  const link = nextLink
  nextLink += 1
  let port: MessagePort | undefined
  let isClosed = false
  const waiting: Frame[] = []
  const take = (event: MessageEvent<unknown>): void => {
    const [given] = event.ports
    if (!given || event.source !== window || !isPortMessage(event.data, link)) return
    window.removeEventListener('message', take)
    port = given
    port.addEventListener('message', (message: MessageEvent<unknown>) => {
      const frame = kind.read(message.data)
      if (frame === undefined) end()
      else events.received(frame)
    })
    // The other end is gone: the server ended, or was not there yet.
    port.addEventListener('close', end)
    port.start()
    for (const frame of waiting.splice(0)) port.postMessage(kind.write(frame))
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
      if (port) port.postMessage(kind.write(frame))
      else waiting.push(frame)
    },
    close() {
      isClosed = true
      port?.postMessage(null)
      port?.close()
    },
  }
}

/** Whether what goes to a host leaves this computer: then it is sealed. */
export function isSealed(target: LinkTarget): boolean {
  if (target.kind === 'remote') return true
  return window.stammtisch === undefined && !isThisComputer(location.hostname)
}

function isThisComputer(name: string): boolean {
  return name === 'localhost' || name === '[::1]' || /^127(?:\.\d{1,3}){3}$/u.test(name)
}

function openWay<Frame>(
  target: LinkTarget,
  kind: FrameKind<Frame>,
  events: WayEvents<Frame>,
): Way<Frame> {
  const api = window.stammtisch
  if (api) return openPort({ api, target }, kind, events)
  const path = isSealed(target) ? SEALED_PATH : SOCKET_PATH
  const url = target.kind === 'local' ? `ws://${location.host}${path}` : target.url
  return openSocket(url, kind, events)
}

/** Opens a connection to the host of `target`. */
export function openLink(target: LinkTarget, events: ConnectionEvents): Connection {
  if (!isSealed(target)) return openWay(target, TEXTS, events)
  const side = {
    entropy: { bytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)) },
    isMeant: (fingerprint: string) => isMeantHost(target, fingerprint),
    open: (heard: WayEvents<Uint8Array>) => openWay(target, BYTES, heard),
  }
  return connectSealed(side, events)
}

/** A name, or an address of the newer kind in brackets; with a port or without. */
const PLACE = /^([\w.-]+|\[[0-9a-f:]+\])(?::[1-9]\d{0,4})?$/iu

/** Whether a socket can lead there. A URL takes the last of fewer than four numbers for all that are left out: whoever types so has made a slip. */
function isPlace(place: string): boolean {
  const [, name = ''] = PLACE.exec(place) ?? []
  if (name === '' || !URL.canParse(`ws://${place}`)) return false
  return !/^[\d.]+$/u.test(name) || new URL(`ws://${place}`).hostname === name
}

/** An address as people type or paste it: with or without scheme, port and path. Undefined: it is none. */
export function parseAddress(
  text: string,
): { readonly page: string; readonly socket: string } | undefined {
  const bare = text
    .trim()
    .replace(/^(?:https?|wss?):\/\//iu, '')
    .replace(/[/#?].*$/u, '')
  if (!isPlace(bare) || !/[.:\d]|localhost/iu.test(bare)) return undefined
  const host = /:\d{1,5}$/u.test(bare) ? bare : `${bare}:${String(DEFAULT_PORT)}`
  return { page: `http://${host}/`, socket: `ws://${host}${SEALED_PATH}` }
}
