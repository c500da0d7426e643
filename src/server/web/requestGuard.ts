/** Whom the server listens to: the right Host, and for sockets the right Origin (S1, S2). */
import { networkInterfaces } from 'node:os'

/** The path of the socket for this computer's own browsers and programs: nothing of it leaves the computer. */
export const SOCKET_PATH = '/play'

/** The path of the socket for everybody: all that goes over it is sealed. */
export const SEALED_PATH = '/sealed'

/** What a request says of itself. */
export interface RequestHeaders {
  readonly host?: string | undefined
  readonly origin?: string | undefined
}

/** Names and addresses under which this computer may be called. */
export function ownHosts(hostName: string): ReadonlySet<string> {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  const literals = addresses.map(({ address, family }) =>
    family === 'IPv6' ? `[${address.toLowerCase()}]` : address,
  )
  // Some systems tell the name with its domain, and on some networks every name has one.
  const name = hostName.toLowerCase()
  const [label = name] = name.split('.', 1)
  const names = ['localhost', label, `${label}.local`, name]
  return new Set([...names, '127.0.0.1', '[::1]', ...literals])
}

/** Whether the Host header names this server by an address or name of its own, with the right port: no foreign name that was bent to us. */
export function isOwnHost(
  host: string | undefined,
  port: number,
  own: ReadonlySet<string>,
): boolean {
  if (host === undefined) return false
  const match = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::([0-9]{1,5}))?$/iu.exec(host)
  const [, name, digits] = match ?? []
  if (name === undefined) return false
  const asked = digits === undefined ? 80 : Number(digits)
  return asked === port && own.has(name.toLowerCase())
}

/** Whether a socket may be opened: by our own page from this very address, or by a program that sends no Origin but our sub-protocol. */
export function isOwnOrigin(headers: RequestHeaders, subProtocols: readonly string[]): boolean {
  const { host, origin } = headers
  if (origin === undefined) return subProtocols.includes(SUB_PROTOCOL)
  return host !== undefined && origin.toLowerCase() === `http://${host.toLowerCase()}`
}

/** The sub-protocol of clients that are no browsers. */
export const SUB_PROTOCOL = 'stammtisch'

/** An address without the mark of one of IPv4 that came over a socket of IPv6. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:/u, '')
}

/** Whether an address of the other end is this computer itself. */
export function isLoopback(address: string): boolean {
  const plain = plainAddress(address)
  return plain === '::1' || /^127(?:\.\d{1,3}){3}$/u.test(plain)
}

/** Whether browsers trust a page from this Host over plain http: one of their own computer. */
export function isTrustedHost(host = ''): boolean {
  const name = host.toLowerCase().replace(/:\d{1,5}$/u, '')
  return name === 'localhost' || isLoopback(name.replace(/^\[(.*)\]$/u, '$1'))
}
