/** Says what we offer: when it is asked for and when it changes, at most once a second, and only what changed. */
import { formatAdverts, formatGoodbye, formatTable, type Speaker } from './advert'
import type { Offer } from './discoveryMessages'
import type { SentRecord } from './multicastAdapter'

const PACE = 1000

/** What an announcer needs. */
export interface AnnouncerPorts {
  /** Own addresses at this moment. */
  readonly addresses: () => readonly string[]
  /** Says packets on every adapter. */
  readonly say: (packets: readonly (readonly SentRecord[])[]) => void
}

/** The voice of one host. */
export class Announcer {
  private offer: Offer | undefined
  private texts = new Map<string, string>()
  /** The offer that listeners know of. */
  private said: Offer | undefined
  /** Tables to be said; that is done once, for somebody asks every other second and hears what was lost. */
  private readonly due = new Set<string>()
  private lastAt = -PACE
  private timer: NodeJS.Timeout | undefined

  constructor(
    private readonly id: string,
    private readonly ports: AnnouncerPorts,
  ) {}

  /** Offers exactly this from now on. */
  set(offer: Offer | undefined): void {
    const before = offer?.port === this.offer?.port ? this.texts : new Map<string, string>()
    this.offer = offer && offer.tables.length > 0 ? offer : undefined
    this.texts = new Map(this.offer?.tables.map((one) => [one.table, formatTable(one)]))
    for (const [table, text] of this.texts) {
      if (before.get(table) !== text) this.due.add(table)
    }
    this.speak()
  }

  /** Says everything to somebody who asks, or on an adapter that is new. */
  answer(): void {
    for (const table of this.texts.keys()) this.due.add(table)
    this.speak()
  }

  /** Says goodbye at once. */
  close(): void {
    this.offer = undefined
    clearTimeout(this.timer)
    this.sayGoodbye()
  }

  private speak(): void {
    const wait = this.lastAt + PACE - performance.now()
    if (wait <= 0) {
      this.sayAll()
    } else {
      this.timer ??= setTimeout(() => {
        this.sayAll()
      }, wait)
    }
  }

  private sayAll(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    if (this.said && this.said.port !== this.offer?.port) this.sayGoodbye()
    if (!this.offer) return
    this.lastAt = performance.now()
    const texts = Array.from(this.due).flatMap((table) => this.texts.get(table) ?? [])
    this.ports.say(formatAdverts(this.speaker(this.offer), texts))
    this.said = this.offer
    this.due.clear()
  }

  private sayGoodbye(): void {
    if (!this.said) return
    this.lastAt = performance.now()
    this.ports.say([formatGoodbye(this.speaker(this.said))])
    this.said = undefined
  }

  private speaker(offer: Offer): Speaker {
    return { id: this.id, offer, addresses: this.ports.addresses() }
  }
}
