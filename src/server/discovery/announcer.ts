/** Says what we offer: when it is asked for and when it changes, at most once a second, and only what changed. */
import { formatAdverts, formatGoodbye, formatTable, type Speaker } from './advert'
import type { Offer } from './discoveryMessages'
import type { SentRecord } from './multicastPort'

const PACE = 1000
/** A change is said again a second later: a packet may be lost. */
const TIMES = 2

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
  /** How many more times each table is to be said. */
  private readonly due = new Map<string, number>()
  /** How many more times the host itself is to be said. */
  private times = 0
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
      if (before.get(table) !== text) this.due.set(table, TIMES)
    }
    this.times = TIMES
    this.speak()
  }

  /** Says everything to somebody who asks, or on an adapter that is new. */
  answer(): void {
    for (const table of this.texts.keys()) this.due.set(table, this.due.get(table) ?? 1)
    this.times = Math.max(this.times, 1)
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
    if (!this.offer || this.times === 0) return
    this.lastAt = performance.now()
    const texts = Array.from(this.due.keys()).flatMap((table) => this.texts.get(table) ?? [])
    this.ports.say(formatAdverts(this.speaker(this.offer), texts))
    this.said = this.offer
    for (const [table, times] of this.due) {
      if (times > 1 && this.texts.has(table)) this.due.set(table, times - 1)
      else this.due.delete(table)
    }
    this.times -= 1
    if (this.times > 0) this.speak()
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
