/** Finding and being found by multicast DNS, on every adapter that comes and goes. */
import { randomBytes } from 'node:crypto'
import { networkInterfaces } from 'node:os'
import type { FoundTable, Network } from '../../protocol/hostMessages'
import { Announcer } from './announcer'
import { isAskedFor, parseAdvert, SERVICE_NAME } from './advert'
import type { Offer } from './discoveryMessages'
import { FoundHosts } from './foundHosts'
import {
  openMulticast,
  type HeardRecord,
  type MulticastAdapter,
  type OpenMulticast,
} from './multicastAdapter'

const TICK = 1000
/** Everybody asks every second tick unless somebody else has asked meanwhile, but for every tenth in any case. */
const ASK_EVERY = 2
const ASK_ANYWAY = 10
/** No more often than this the list is told. */
const TELL_PACE = 250
/** More packets in a second than 64 of the largest hosts send: our own ears may have missed some. */
const FLOOD = 400

/** What sending says where the user or a firewall has refused the network: macOS the last of them. */
const NOT_ALLOWED = new Set(['EPERM', 'EACCES', 'EHOSTUNREACH'])

/** What a finder stands on. */
export interface FinderPorts {
  readonly changed: (state: Network['discovery'], found: readonly FoundTable[]) => void
  /** IPv4 addresses of the adapters to be used at this moment. */
  readonly addresses?: () => readonly string[]
  readonly open?: OpenMulticast
}

/** Finds tables of others and offers our own. */
export class Finder {
  private readonly id = randomBytes(4).toString('hex')
  private readonly links = new Map<string, MulticastAdapter>()
  private readonly hosts = new FoundHosts()
  private readonly announcer: Announcer
  private readonly ports: Required<FinderPorts>
  private readonly timer: NodeJS.Timeout
  private telling: NodeJS.Timeout | undefined
  private told = ''
  /** Addresses where somebody else has the port. */
  private readonly taken = new Set<string>()
  /** Addresses from which the system lets nothing out. */
  private readonly barred = new Set<string>()
  private ticks = 0
  private packets = 0
  private wasAsked = false

  constructor(ports: FinderPorts) {
    this.ports = { addresses: listAddresses, open: openMulticast, ...ports }
    this.announcer = new Announcer(this.id, {
      addresses: () => [...this.links.keys()],
      say: (packets) => {
        for (const link of this.links.values()) for (const packet of packets) link.say(packet)
      },
    })
    this.refreshLinks()
    this.timer = setInterval(() => {
      this.tick()
    }, TICK)
    this.retell()
  }

  /** Offers exactly this from now on. */
  offer(offer: Offer | undefined): void {
    this.announcer.set(offer)
  }

  /** Tells again what was told last, to a listener that is new. */
  retell(): void {
    this.told = ''
    this.tell()
  }

  /** Says goodbye and ends. */
  async close(): Promise<void> {
    clearInterval(this.timer)
    clearTimeout(this.telling)
    this.announcer.close()
    await Promise.all(Array.from(this.links.values(), (link) => link.close()))
  }

  private tick(): void {
    this.ticks += 1
    if (this.ticks % ASK_EVERY === 0) this.refreshLinks()
    this.hosts.tick(this.packets > FLOOD)
    this.packets = 0
    const isTurn = this.ticks % ASK_EVERY === 0 && !this.wasAsked
    if (isTurn || this.ticks % ASK_ANYWAY === 0 || this.hosts.isUnsure()) this.ask()
    if (this.ticks % ASK_EVERY === 0) this.wasAsked = false
    this.tellSoon()
  }

  private ask(): void {
    for (const link of this.links.values()) link.ask(SERVICE_NAME)
  }

  private hear(records: readonly HeardRecord[], address: string): void {
    this.packets += 1
    const advert = parseAdvert(records)
    if (!advert || advert.id === this.id) return
    this.hosts.hear(advert, address)
    this.tellSoon()
  }

  private noteQuestion(names: readonly string[], address: string): void {
    if (!names.some(isAskedFor)) return
    if (!this.links.has(address)) this.wasAsked = true
    this.announcer.answer()
  }

  private refreshLinks(): void {
    const addresses = this.ports.addresses()
    for (const address of this.taken) if (!addresses.includes(address)) this.taken.delete(address)
    for (const address of this.links.keys()) if (!addresses.includes(address)) this.drop(address)
    for (const address of addresses) if (!this.links.has(address)) this.openLink(address)
  }

  private openLink(address: string): void {
    const link = this.ports.open(address, {
      ready: () => {
        this.taken.delete(address)
        link.ask(SERVICE_NAME)
        this.announcer.answer()
        this.tellSoon()
      },
      failed: (code) => {
        if (this.links.get(address) !== link) return
        if (code === 'EADDRINUSE' || code === 'EACCES') this.taken.add(address)
        else this.taken.delete(address)
        // Opened anew at the next look: whoever has the port may have gone.
        this.drop(address)
        this.tellSoon()
      },
      sent: (code) => {
        this.noteSent(address, code)
      },
      asked: (names, from) => {
        this.noteQuestion(names, from)
      },
      heard: (records, from) => {
        this.hear(records, from)
      },
    })
    this.links.set(address, link)
  }

  private noteSent(address: string, code: string | undefined): void {
    if (code !== undefined && NOT_ALLOWED.has(code)) this.barred.add(address)
    else this.barred.delete(address)
    this.tellSoon()
  }

  private state(): Network['discovery'] {
    const open = [...this.links.keys()].filter((address) => !this.taken.has(address))
    if (open.length === 0) return this.taken.size > 0 ? 'port-taken' : 'no-network'
    return open.every((address) => this.barred.has(address)) ? 'not-allowed' : 'on'
  }

  private drop(address: string): void {
    this.barred.delete(address)
    const link = this.links.get(address)
    this.links.delete(address)
    void link?.close()
  }

  private tellSoon(): void {
    this.telling ??= setTimeout(() => {
      this.tell()
    }, TELL_PACE)
  }

  private tell(): void {
    clearTimeout(this.telling)
    this.telling = undefined
    const state = this.state()
    const found = this.hosts.list()
    const text = JSON.stringify([state, found])
    if (text === this.told) return
    this.told = text
    this.ports.changed(state, found)
  }
}

/** IPv4 addresses of all adapters but loopback; STAMMTISCH_DISCOVERY_ADDRESS names one to use instead. */
function listAddresses(): string[] {
  const only = process.env.STAMMTISCH_DISCOVERY_ADDRESS
  if (only !== undefined) return [only]
  return Object.values(networkInterfaces()).flatMap((list) =>
    (list ?? []).flatMap(({ family, internal, address }) =>
      family === 'IPv4' && !internal ? [address] : [],
    ),
  )
}
