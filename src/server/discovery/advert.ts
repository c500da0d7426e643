/**
 * What hosts say about themselves by multicast DNS: one DNS-SD service for each host, its tables as short texts beside it.
 * Every packet tells of the host in full and of as many tables as fit, so that each can be understood without any other.
 */
import { Service } from 'bonjour-service'
import * as v from 'valibot'
import { LARGEST_PORT } from '../../engine/basics/hostPort'
import { sanitizeName, sanitizeTableName } from '../../engine/basics/text'
import { fingerprint } from '../../protocol/shapes'
import type { Offer, OfferedTable } from './discoveryMessages'
import type { HeardRecord, SentRecord } from './multicastAdapter'

/** The name that everybody asks for. */
export const SERVICE_NAME = '_stammtisch._tcp.local'

/** Tables of one host that others list at most; as many as a host has open. */
export const MOST_TABLES = 64

const META_NAME = '_services._dns-sd._udp.local'
const MOST_ADDRESSES = 8
/** Seconds that records live in the memories of other programs; ours goes by what it hears. */
const TTL = 120
/** Bytes of tables in a packet: with the host's own records it stays below the 1,472 bytes that no adapter splits. */
const TABLE_BYTES = 800

/** A host as it speaks. */
export interface Speaker {
  /** Name of the running program, hex; it says nothing about who it is. */
  readonly id: string
  readonly offer: Offer
  /** Own addresses, so that listeners who hear several know them for one host. */
  readonly addresses: readonly string[]
}

/** A host as it was heard. */
export interface Advert {
  readonly id: string
  readonly host: string
  /** What it says its fingerprint is. */
  readonly key: string
  readonly port: number
  readonly addresses: readonly string[]
  /** Tables that it says to have in all. */
  readonly count: number
  readonly isGoodbye: boolean
  /** Its tables in this packet, unread. */
  readonly texts: readonly string[]
}

const decimal = v.pipe(v.string(), v.regex(/^\d{1,2}$/u), v.transform(Number))

const Port = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_PORT))

/** The host's own text; anything else in it makes it worthless. */
const HostText = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\da-f]{8}$/u)),
  host: v.pipe(v.string(), v.maxLength(200)),
  key: fingerprint,
  tables: decimal,
})

const TABLE_TEXT = /^([\w-]{1,64})\/([\w-]{1,40})\/(\d{1,2})\/(\d{1,2})\/([01])\/(.{1,80})$/u

/** A table as a text of less than 200 bytes. */
export function formatTable({ table, game, free, seats, locked, name }: OfferedTable): string {
  return [table, game, free, seats, locked ? 1 : 0, sanitizeTableName(name)].join('/')
}

/** The table of a text; undefined if it is not strictly one. */
export function parseTable(text: string): OfferedTable | undefined {
  const [, table, game, free, seats, locked, raw = ''] = TABLE_TEXT.exec(text) ?? []
  const name = sanitizeTableName(raw)
  if (table === undefined || game === undefined || name === '') return undefined
  return { table, name, game, free: Number(free), seats: Number(seats), locked: locked === '1' }
}

function serviceOf({ id, offer }: Speaker): Service {
  const nothing = (): undefined => undefined
  return new Service(
    {
      name: id,
      type: 'stammtisch',
      port: offer.port,
      host: `stammtisch-${id}.local`,
      txt: {
        id,
        host: sanitizeName(offer.host) || 'Stammtisch',
        key: offer.key,
        tables: String(offer.tables.length),
      },
    },
    nothing,
    nothing,
  )
}

/** The records of the host itself, as bonjour-service builds them; the adapters' addresses are ours to say. */
function hostRecords(speaker: Speaker, ttl: number): SentRecord[] {
  const service = serviceOf(speaker)
  const records = service.records().flatMap(({ type, name, data }): SentRecord[] => {
    if (type === 'A' || type === 'AAAA') return []
    // What changes takes the place of what was said before, also in the memories of other programs.
    return [{ type, name, data, ttl, flush: type !== 'PTR' }]
  })
  const addresses = speaker.addresses.slice(0, MOST_ADDRESSES)
  return [
    ...records,
    ...addresses.map((data): SentRecord => ({ type: 'A', name: service.host, ttl, data })),
  ]
}

function tablesName(id: string): string {
  return `tables.${id}.${SERVICE_NAME}`
}

function pagesOf(texts: readonly string[]): Buffer[][] {
  const pages: Buffer[][] = [[]]
  let room = TABLE_BYTES
  for (const text of texts) {
    const bytes = Buffer.from(text)
    room -= bytes.length + 1
    if (room < 0) {
      pages.push([])
      room = TABLE_BYTES - bytes.length - 1
    }
    pages.at(-1)?.push(bytes)
  }
  return pages
}

/** Packets that tell of a host and these tables of its. */
export function formatAdverts(speaker: Speaker, texts: readonly string[]): SentRecord[][] {
  const host = hostRecords(speaker, TTL)
  return pagesOf(texts).map((data) =>
    data.length === 0
      ? host
      : [...host, { type: 'TXT', name: tablesName(speaker.id), ttl: TTL, data }],
  )
}

/** The packet with which a host says that it is gone. */
export function formatGoodbye(speaker: Speaker): SentRecord[] {
  return hostRecords(speaker, 0)
}

/** Whether a host is asked for, by us or by any program that looks for services. */
export function isAskedFor(name: string): boolean {
  return name === SERVICE_NAME || name === META_NAME || name.endsWith(`.${SERVICE_NAME}`)
}

function textsOf(record: HeardRecord | undefined): string[] {
  if (!Array.isArray(record?.data)) return []
  return record.data.slice(0, MOST_TABLES).flatMap((bytes: unknown) => {
    return Buffer.isBuffer(bytes) ? [bytes.toString('utf8')] : []
  })
}

function fieldsOf(record: HeardRecord | undefined): Record<string, string> {
  return Object.fromEntries(
    textsOf(record).map((text) => {
      const end = text.indexOf('=')
      return [text.slice(0, Math.max(end, 0)), text.slice(end + 1)]
    }),
  )
}

function portOf(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('port' in data)) return undefined
  const parsed = v.safeParse(Port, data.port)
  return parsed.success ? parsed.output : undefined
}

/** The host that a packet tells of: the first, if it is strictly one of ours. */
export function parseAdvert(records: readonly HeardRecord[]): Advert | undefined {
  const pointer = records.find(({ type, name }) => type === 'PTR' && name === SERVICE_NAME)
  const find = (wanted: string, named: unknown): HeardRecord | undefined =>
    records.find(({ type, name }) => type === wanted && name === named)
  const port = portOf(find('SRV', pointer?.data)?.data)
  const parsed = v.safeParse(HostText, fieldsOf(find('TXT', pointer?.data)))
  if (port === undefined || !parsed.success) return undefined
  const { id, key, tables: count } = parsed.output
  const host = sanitizeName(parsed.output.host)
  if (host === '') return undefined
  const addresses = records
    .flatMap(({ type, data }) => (type === 'A' && typeof data === 'string' ? [data] : []))
    .slice(0, MOST_ADDRESSES)
  const texts = textsOf(find('TXT', tablesName(id)))
  return { id, host, key, port, addresses, count, isGoodbye: pointer?.ttl === 0, texts }
}
