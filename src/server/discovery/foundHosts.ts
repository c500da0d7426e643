/**
 * Who is there, as far as can be heard. A host is a program at an address and a port, and only what comes from that address
 * speaks for it: nobody else takes its place or says goodbye for it. Whoever is doubted is asked and goes only if he stays silent.
 */
import type { FoundTable } from '../../protocol/hostMessages'
import { MOST_TABLES, parseTable, type Advert } from './advert'
import type { OfferedTable } from './discoveryMessages'

const MOST_ADDRESSES = 128
const MOST_HOSTS_PER_ADDRESS = 4
const MOST_LISTED = 256
/** Packets and changed tables of one address that are read in a second; the largest host needs a third. */
const READ_PER_SECOND = 200
/** Seconds of silence after which a host is gone; it has been asked six times. */
const SILENCE = 8
/** The same for a table of a host that says to have as many as we know: it takes two lost packets to be wrong about it. */
const TABLE_SILENCE = 12
/** Seconds that whoever is doubted has left to answer, and of silence after which we ask every second. */
const DOUBT = 3

interface HeardTable {
  readonly text: string
  readonly offered: OfferedTable
  silent: number
}

interface HeardHost {
  readonly address: string
  readonly port: number
  readonly tables: Map<string, HeardTable>
  id: string
  name: string
  key: string
  addresses: readonly string[]
  count: number
  silent: number
}

interface Neighbour {
  readonly hosts: Map<number, HeardHost>
  left: number
}

function isOneHost(a: HeardHost, b: HeardHost): boolean {
  return (
    a.id === b.id &&
    a.port === b.port &&
    a.addresses.includes(b.address) &&
    b.addresses.includes(a.address)
  )
}

function newHost(address: string, { port, id, host, key, addresses, count }: Advert): HeardHost {
  return { address, port, tables: new Map(), id, name: host, key, addresses, count, silent: 0 }
}

function tablesOf({ address, port, name, key, tables }: HeardHost): FoundTable[] {
  const url = `http://${address}:${String(port)}/`
  return Array.from(tables.values(), ({ offered }) => ({ host: name, url, key, ...offered }))
}

function doubt(host: HeardHost): void {
  host.silent = Math.max(host.silent, SILENCE - DOUBT)
}

function tablesAt({ hosts }: Neighbour): number {
  return [...hosts.values()].reduce((sum, { tables }) => sum + tables.size, 0)
}

function update(host: HeardHost, advert: Advert, neighbour: Neighbour): void {
  const { tables } = host
  host.id = advert.id
  host.name = advert.host
  host.key = advert.key
  host.addresses = advert.addresses
  host.count = advert.count
  host.silent = 0
  for (const text of advert.texts) {
    const table = text.slice(0, text.indexOf('/'))
    const known = tables.get(table)
    if (known?.text === text) {
      known.silent = 0
      continue
    }
    neighbour.left -= 1
    if (neighbour.left <= 0) break
    const offered = parseTable(text)
    if (offered && (known || tablesAt(neighbour) < MOST_TABLES)) {
      tables.set(table, { text, offered, silent: 0 })
    }
  }
}

function age(host: HeardHost, { hosts }: Neighbour): void {
  const { tables } = host
  host.silent += 1
  if (host.silent >= SILENCE) hosts.delete(host.port)
  for (const table of tables.values()) table.silent += 1
  const longestSilent = [...tables].sort(([, a], [, b]) => b.silent - a.silent)
  for (const [id, { silent }] of longestSilent) {
    if (silent >= (tables.size > host.count ? DOUBT : TABLE_SILENCE)) tables.delete(id)
  }
}

function isUnsureOf({ silent, tables, count }: HeardHost): boolean {
  const isAnySilent = [...tables.values()].some((table) => table.silent >= DOUBT)
  return silent >= DOUBT || tables.size < count || isAnySilent
}

/** All hosts in the order in which their addresses were first heard. */
export class FoundHosts {
  private readonly neighbours = new Map<string, Neighbour>()

  /** Takes in what was said from an address. */
  hear(advert: Advert, address: string): void {
    const neighbour = this.neighbours.get(address) ?? { hosts: new Map(), left: READ_PER_SECOND }
    if (neighbour.left <= 0) return
    neighbour.left -= 1
    const known = neighbour.hosts.get(advert.port)
    if (advert.isGoodbye) {
      if (known) doubt(known)
    } else if (known) {
      update(known, advert, neighbour)
    } else if (this.hasRoom(neighbour)) {
      // A host that has changed its address is heard at the new one before the old one has been silent for long.
      for (const other of this.hosts()) if (other.id === advert.id) doubt(other)
      const host = newHost(address, advert)
      neighbour.hosts.set(advert.port, host)
      this.neighbours.set(address, neighbour)
      update(host, advert, neighbour)
    }
  }

  /** A second has passed; if the network was `flooded` in it, silence proves nothing. */
  tick(flooded: boolean): void {
    for (const [address, neighbour] of this.neighbours) {
      neighbour.left = READ_PER_SECOND
      if (flooded) continue
      for (const host of neighbour.hosts.values()) age(host, neighbour)
      if (neighbour.hosts.size === 0) this.neighbours.delete(address)
    }
  }

  /** Whether somebody must be asked: he or a table of his is doubted or silent, or he has more of them than were heard of. */
  isUnsure(): boolean {
    return this.hosts().some(isUnsureOf)
  }

  /** The tables to be shown: addresses first heard come first, and none can crowd out the others. */
  list(): FoundTable[] {
    const before: HeardHost[] = []
    const tables = Array.from(this.neighbours.values(), ({ hosts }) =>
      [...hosts.values()].flatMap((host) => {
        const isListed = before.some((earlier) => isOneHost(earlier, host))
        before.push(host)
        return isListed ? [] : tablesOf(host)
      }),
    )
    const share = Math.floor(MOST_LISTED / MOST_ADDRESSES)
    let spare = MOST_LISTED - tables.reduce((sum, { length }) => sum + Math.min(length, share), 0)
    return tables.flatMap((ofAddress) => {
      const shared = Math.min(ofAddress.length, share)
      const listed = ofAddress.slice(0, shared + spare)
      spare -= listed.length - shared
      return listed
    })
  }

  private hosts(): HeardHost[] {
    return [...this.neighbours.values()].flatMap(({ hosts }) => [...hosts.values()])
  }

  private hasRoom({ hosts }: Neighbour): boolean {
    return hosts.size === 0
      ? this.neighbours.size < MOST_ADDRESSES
      : hosts.size < MOST_HOSTS_PER_ADDRESS
  }
}
