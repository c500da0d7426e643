/** What the server and the discovery process say to each other, and what a service's text record holds. */
import * as v from 'valibot'
import { isRecord } from '../../engine/json'
import type { FoundTable, Network } from '../../protocol/messages'
import { sanitizeName } from '../../protocol/text'

/** A table that is offered to the network. */
export interface Offer {
  readonly table: string
  readonly name: string
  readonly game: string
  readonly free: number
  readonly seats: number
  readonly locked: boolean
  readonly host: string
  readonly port: number
}

/** To the discovery process. */
export interface ToDiscovery {
  readonly kind: 'offer'
  readonly offers: readonly Offer[]
}

/** Whether a message is one for the discovery process. Both ends are ours: its kind tells enough. */
export function isToDiscovery(message: unknown): message is ToDiscovery {
  return isRecord(message) && message.kind === 'offer' && Array.isArray(message.offers)
}

/** Whether a message is one of the discovery process. */
export function isFromDiscovery(message: unknown): message is FromDiscovery {
  return isRecord(message) && typeof message.state === 'string' && Array.isArray(message.found)
}

/** From the discovery process. */
export interface FromDiscovery {
  readonly state: Network['discovery']
  readonly found: readonly FoundTable[]
}

const short = v.pipe(v.string(), v.maxLength(200))
const digits = v.pipe(v.string(), v.regex(/^\d{1,2}$/u), v.transform(Number))

/** The text record of an offer; anything else in it makes it worthless. */
const TextRecord = v.strictObject({
  table: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/u)),
  name: short,
  game: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/u)),
  free: digits,
  seats: digits,
  locked: v.picklist(['0', '1']),
  host: short,
})

/** A text record for an offer. */
export function formatTextRecord(offer: Offer): Record<string, string> {
  const { table, name, game, host } = offer
  return {
    table,
    name,
    game,
    host,
    free: String(offer.free),
    seats: String(offer.seats),
    locked: offer.locked ? '1' : '0',
  }
}

/** The table that a text record offers at an address; undefined if the record is not strictly one. */
export function parseTextRecord(
  raw: unknown,
  address: string,
  port: number,
): FoundTable | undefined {
  const parsed = v.safeParse(TextRecord, raw)
  if (!parsed.success || !Number.isInteger(port) || port < 1 || port > 65_535) return undefined
  const { table, game, free, seats, locked } = parsed.output
  const name = sanitizeName(parsed.output.name)
  const host = sanitizeName(parsed.output.host)
  if (name === '' || host === '') return undefined
  const url = `http://${address}:${String(port)}/`
  return { host, url, table, name, game, free, seats, locked: locked === '1' }
}
