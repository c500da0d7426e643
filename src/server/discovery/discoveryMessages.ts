/** What the server and the discovery process say to each other. */
import { isRecord } from '../../engine/basics/json'
import type { FoundTable, Network } from '../../protocol/hostMessages'

/** A table that is offered to the network. */
export interface OfferedTable {
  readonly table: string
  readonly name: string
  readonly game: string
  readonly free: number
  readonly seats: number
  readonly locked: boolean
}

/** A host that can be reached at a port of this computer, and its tables. */
export interface Offer {
  readonly host: string
  readonly port: number
  /** The fingerprint of its key. */
  readonly key: string
  readonly tables: readonly OfferedTable[]
}

/** To the discovery process: what is offered from now on, if anything. */
export interface ToDiscovery {
  readonly kind: 'offer'
  readonly offer?: Offer
}

/** Whether a message is one for the discovery process. Both ends are ours: its kind tells enough. */
export function isToDiscovery(message: unknown): message is ToDiscovery {
  return isRecord(message) && message.kind === 'offer'
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
