/** HTTP and sockets on one port: the window's files for browsers, and the way to the host. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { err, ok, type Result } from '../../engine/basics/result'
import type { Host } from '../../host/createHost'
import { CLIENT_FRAME, LOCAL_FRAME } from '../../protocol/clientMessages'
import type { FrameLimits } from '../../protocol/frame'
import type { KeyPair } from '../../protocol/secure/noise'
import { securityHeaders } from '../../system/pageSecurity'
import { errorCode } from '../disk/errorCode'
import { explainForeignName } from './foreignName'
import { FrameEncoder } from './frameEncoder'
import { Gatherer } from './gatherer'
import { largestMessage } from './largestMessage'
import {
  isLoopback,
  isOwnHost,
  isOwnOrigin,
  isTrustedHost,
  ownHosts,
  plainAddress,
  SEALED_PATH,
  SOCKET_PATH,
  SUB_PROTOCOL,
} from './requestGuard'
import { connectSealedSocket, connectSocket, type OpenSocket } from './socketConnection'
import { SocketShares } from './socketShares'
import type { StaticFile } from './staticFiles'
import { Turnstile } from './turnstile'

const LARGEST_HEADER = 8192
/** How often slow requests are looked for; Node's own 30 s would let them live that much longer than their limit. */
const CHECK_EVERY = 1000

/** What a web server needs. */
export interface WebServerRequest {
  readonly host: Host
  /** By what guests know this host. */
  readonly key: KeyPair
  readonly files: ReadonlyMap<string, StaticFile>
  /** The computer's name, for `name.local`. */
  readonly hostName: string
  /** `127.0.0.1` for this computer only, `0.0.0.0` for the network. */
  readonly bind: string
  /** Ports to try, in order; 0 lets the system choose. */
  readonly ports: readonly number[]
  /** Told when a guest from another computer arrives, with the own address it came to. */
  readonly onGuest?: (ownAddress: string) => void
}

/** A running web server. */
export interface WebServer {
  readonly port: number
  close(): Promise<void>
}

function socketsFor(limits: FrameLimits): WebSocketServer {
  return new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: largestMessage(limits),
    maxFragments: 8,
    maxBufferedChunks: 64,
    handleProtocols: (offered) => (offered.has(SUB_PROTOCOL) ? SUB_PROTOCOL : false),
  })
}

class Web {
  private readonly shares = new SocketShares()
  private readonly encoder = new FrameEncoder()
  private readonly gatherer = new Gatherer()
  private readonly turnstile = new Turnstile()
  private readonly sockets = socketsFor(CLIENT_FRAME)
  /** Of this computer's own browsers, which may send more. */
  private readonly localSockets = socketsFor(LOCAL_FRAME)
  readonly server: Server
  port = 0

  constructor(private readonly request: WebServerRequest) {
    const limits = { maxHeaderSize: LARGEST_HEADER, connectionsCheckingInterval: CHECK_EVERY }
    this.server = createServer(limits, (incoming, response) => {
      this.answer(incoming, response)
    })
    this.server.headersTimeout = 5000
    this.server.requestTimeout = 10_000
    this.server.keepAliveTimeout = 5000
    this.server.on('connection', (socket) => {
      if (!this.shares.admit(socket)) socket.destroy()
    })
    this.server.on('upgrade', (incoming, socket, head) => {
      this.upgrade(incoming, socket, head)
    })
    this.server.on('clientError', (_error, socket) => {
      socket.destroy()
    })
    for (const sockets of [this.sockets, this.localSockets]) sockets.on('error', () => undefined)
  }

  close(): Promise<void> {
    for (const sockets of [this.sockets, this.localSockets]) {
      for (const socket of sockets.clients) socket.terminate()
    }
    return new Promise((done) => {
      this.server.close(() => {
        done()
      })
      this.server.closeAllConnections()
    })
  }

  private isForUs(incoming: IncomingMessage): boolean {
    return isOwnHost(incoming.headers.host, this.port, ownHosts(this.request.hostName))
  }

  /** Names the address that whoever asks has reached already, and no other: it may be a foreign page. */
  private explainName({ socket }: IncomingMessage): string {
    const address = plainAddress(socket.localAddress ?? '127.0.0.1')
    return explainForeignName(`http://${address}:${String(this.port)}/`)
  }

  private answer(incoming: IncomingMessage, response: ServerResponse): void {
    const { method = '', url = '' } = incoming
    if (!this.isForUs(incoming)) return refuse(response, 403, this.explainName(incoming))
    if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405)
    const [path = ''] = url.split('?', 1)
    const file = this.request.files.get(path)
    if (!file) return refuse(response, 404)
    serve(incoming, response, file)
  }

  private upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => undefined)
    this.turnstile.enter(() => {
      if (!socket.destroyed) this.letIn(incoming, socket, head)
    })
  }

  private letIn(incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
    const offered = (incoming.headers['sec-websocket-protocol'] ?? '').split(',')
    const protocols = offered.map((name) => name.trim())
    const address = incoming.socket.remoteAddress ?? ''
    const isAllowed = this.isForUs(incoming) && isOwnOrigin(incoming.headers, protocols)
    const isSealed = incoming.url === SEALED_PATH
    // What is not sealed never leaves this computer.
    const isWay = isSealed || (incoming.url === SOCKET_PATH && isLoopback(address))
    if (!isAllowed || !isWay) return hangUp(socket, '403 Forbidden')
    if (!this.shares.mayCome(address)) return hangUp(socket, '429 Too Many Requests')
    if (!this.shares.seatGuest(incoming.socket)) return hangUp(socket, '503 Service Unavailable')
    const sockets = isLoopback(address) ? this.localSockets : this.sockets
    sockets.handleUpgrade(incoming, socket, head, (webSocket) => {
      this.open({ socket: webSocket, carrier: socket }, incoming, isSealed)
    })
  }

  private open(open: OpenSocket, incoming: IncomingMessage, isSealed: boolean): void {
    const address = incoming.socket.remoteAddress ?? ''
    const local = isLoopback(address)
    if (!local) this.request.onGuest?.(incoming.socket.localAddress ?? '')
    const { host, key } = this.request
    const { encoder, gatherer } = this
    const room = { host, encoder, gatherer, own: key }
    if (isSealed) connectSealedSocket(open, room, { local, address })
    else connectSocket(open, room, { local, address })
  }
}

function refuse(response: ServerResponse, status: number, why = ''): void {
  response.writeHead(status, {
    // They open nothing, and the browser of a guest complains of a header that it does not heed.
    ...securityHeaders(undefined, false),
    ...(why === '' ? {} : { 'content-type': 'text/plain; charset=utf-8' }),
  })
  response.end(why)
}

function hangUp(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function serve(incoming: IncomingMessage, response: ServerResponse, file: StaticFile): void {
  const { host } = incoming.headers
  const headers: Record<string, string> = {
    ...securityHeaders(`'self' ws://${host ?? ''}`, isTrustedHost(host)),
    'content-type': file.contentType,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.etag,
    vary: 'accept-encoding',
  }
  if (incoming.headers['if-none-match'] === file.etag) {
    response.writeHead(304, headers)
    response.end()
    return
  }
  const accepts = String(incoming.headers['accept-encoding'] ?? '').includes('gzip')
  const gzip = accepts ? file.gzip : undefined
  const body = gzip ?? file.body
  if (gzip) headers['content-encoding'] = 'gzip'
  response.writeHead(200, { ...headers, 'content-length': body.length })
  response.end(incoming.method === 'HEAD' ? undefined : body)
}

function listen(web: Web, bind: string, port: number): Promise<Result<number, string>> {
  return new Promise((done) => {
    const failed = (error: Error & { code?: string }): void => {
      done(err(error.code ?? 'unknown'))
    }
    web.server.once('error', failed)
    const opened = (): void => {
      web.server.off('error', failed)
      web.server.on('error', () => undefined)
      const address = web.server.address()
      done(ok(typeof address === 'object' && address ? address.port : port))
    }
    try {
      web.server.listen(port, bind, opened)
    } catch (error) {
      // A number that is no port.
      done(err(errorCode(error)))
    }
  })
}

/** Opens the first port that is free; the error is the system's code, e.g. `EADDRINUSE`. */
export async function openWebServer(request: WebServerRequest): Promise<Result<WebServer, string>> {
  let problem = 'EADDRINUSE'
  for (const port of request.ports) {
    const web = new Web(request)
    const listening = await listen(web, request.bind, port)
    if (listening.ok) {
      web.port = listening.value
      return ok({ port: listening.value, close: () => web.close() })
    }
    problem = listening.error
  }
  return err(problem)
}
