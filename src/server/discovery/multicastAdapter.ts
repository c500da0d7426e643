/** Multicast DNS on one adapter, as little of it as discovery needs; what arrives is not trusted. */
import { setTimeout as pause } from 'node:timers/promises'
import createMulticast from 'multicast-dns'

/** A record that we send. */
export type SentRecord = {
  readonly name: string
  readonly ttl: number
  readonly flush?: boolean
} & (
  | { readonly type: 'PTR' | 'A'; readonly data: string }
  | { readonly type: 'SRV'; readonly data: { readonly port: number; readonly target: string } }
  | { readonly type: 'TXT'; readonly data: Buffer[] }
)

/** A record that somebody sent: any kind, any content. */
export interface HeardRecord {
  readonly name?: unknown
  readonly type?: unknown
  readonly ttl?: unknown
  readonly data?: unknown
}

/** What may happen on an adapter. */
export interface MulticastEvents {
  /** From now on it hears and is heard. */
  ready(): void
  /** It cannot be used; code of the operating system. */
  failed(code: string | undefined): void
  /** A question has left, or the system has refused it; code of the operating system. */
  sent(code: string | undefined): void
  /** Somebody at this address asks for these names; we hear ourselves too. */
  asked(names: readonly string[], address: string): void
  /** Somebody at this address says these records. */
  heard(records: readonly HeardRecord[], address: string): void
}

/** Multicast DNS over one network adapter of this computer. */
export interface MulticastAdapter {
  /** Asks everybody for pointers of this name. */
  ask(name: string): void
  /** Says these records to everybody, in one packet. */
  say(records: readonly SentRecord[]): void
  /** Ends when everything that was said has been sent. */
  close(): Promise<void>
}

/** Opens the adapter that has this address. */
export type OpenMulticast = (address: string, events: MulticastEvents) => MulticastAdapter

/** Milliseconds that a socket may take to send its last packet. */
const LONGEST_CLOSE = 500

/** Opens an adapter for real, by `multicast-dns`. */
export const openMulticast: OpenMulticast = (address, events) => {
  // Without `bind` the socket is bound to the address, and Linux delivers no multicast.
  const multicast = createMulticast({ interface: address, bind: '0.0.0.0' })
  // Without these two listeners a taken port or a torn packet would end the process.
  multicast.on('error', (error: Error & { code?: string }) => {
    events.failed(error.code)
  })
  multicast.on('warning', () => undefined)
  multicast.on('ready', () => {
    events.ready()
  })
  multicast.on('query', ({ questions = [] }, from) => {
    events.asked(
      questions.map(({ name }) => name),
      from.address,
    )
  })
  multicast.on('response', ({ answers = [], additionals = [] }, from) => {
    events.heard([...answers, ...additionals], from.address)
  })
  let lastSent = Promise.resolve()
  return {
    ask(name) {
      multicast.query(name, 'PTR', (error: (Error & { code?: string }) | null) => {
        events.sent(error?.code)
      })
    },
    say(records) {
      lastSent = new Promise((done) => {
        multicast.respond([...records], () => {
          done()
        })
      })
    },
    async close() {
      await Promise.race([lastSent, pause(LONGEST_CLOSE)])
      multicast.destroy()
    },
  }
}
