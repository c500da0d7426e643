/** Multicast DNS on all adapters: offering our tables, listing those of others, never trusting what arrives. */
import { randomBytes } from 'node:crypto'
import { networkInterfaces } from 'node:os'
import { Bonjour, type Browser, type Service } from 'bonjour-service'
import type { FoundTable, Network } from '../../protocol/messages'
import { formatTextRecord, parseTextRecord, type Offer } from './discoveryMessages'

const TYPE = 'stammtisch'
const POLL_EVERY = 2000
const MISSES = 3
const MOST_TABLES = 64
const MOST_PER_ADDRESS = 4
const PACKETS_PER_SECOND = 50

/** What bonjour-service keeps to itself but must be listened to: without it a taken port ends the process. */
interface Multicast {
  on(event: 'error' | 'warning', listener: (error: Error & { code?: string }) => void): unknown
  on(event: 'response', listener: (packet: { answers?: readonly Answer[] }) => void): unknown
}

/** Options of the socket below, which the types of bonjour-service leave out; without `bind` Linux delivers no multicast. */
type MulticastOptions = ConstructorParameters<typeof Bonjour>[0] & {
  readonly interface: string
  readonly bind: string
}

interface Answer {
  readonly type?: string
  readonly ttl?: number
  readonly data?: unknown
}

function multicastOf(bonjour: object): Multicast | undefined {
  const server: unknown = 'server' in bonjour ? bonjour.server : undefined
  const mdns: unknown =
    typeof server === 'object' && server !== null && 'mdns' in server ? server.mdns : undefined
  return isMulticast(mdns) ? mdns : undefined
}

function isMulticast(value: unknown): value is Multicast {
  return typeof value === 'object' && value !== null && 'on' in value
}

interface Known {
  readonly table: FoundTable
  readonly address: string
  readonly serviceName: string
  heardAt: number
}

/** One adapter's multicast. */
class Link {
  private readonly bonjour: Bonjour
  private readonly browser: Browser
  private readonly offers = new Map<string, Service>()
  private second = 0
  private packets = 0

  constructor(
    readonly address: string,
    private readonly finder: Finder,
  ) {
    const options: MulticastOptions = { interface: address, bind: '0.0.0.0' }
    this.bonjour = new Bonjour(options, () => undefined)
    const mdns = multicastOf(this.bonjour)
    mdns?.on('error', (error) => {
      finder.noteError(error.code)
    })
    mdns?.on('warning', () => undefined)
    this.browser = this.bonjour.find({ type: TYPE })
    this.browser.on('up', (service: Service) => {
      this.hear(service)
    })
    this.browser.on('txt-update', (service: Service) => {
      this.hear(service)
    })
    this.browser.on('down', (service: Service) => {
      finder.forget(service.fqdn)
    })
    mdns?.on('response', (packet) => {
      this.noteAnswers(packet.answers ?? [])
    })
  }

  /** The browser never notices that a host has died: every answer is counted as a sign of life here. */
  private noteAnswers(answers: readonly Answer[]): void {
    const second = Math.floor(performance.now() / 1000)
    if (second !== this.second) {
      this.second = second
      this.packets = 0
    }
    this.packets += 1
    if (this.packets > PACKETS_PER_SECOND) return
    for (const { type, ttl, data } of answers) {
      if (type === 'PTR' && typeof data === 'string' && (ttl ?? 0) > 0) this.finder.noteLife(data)
    }
  }

  private hear(service: Service): void {
    const address = service.referer?.address
    if (address === undefined) return
    this.finder.hear(service.fqdn, parseTextRecord(service.txt, address, service.port), address)
  }

  offer(id: string, offer: Offer): void {
    const service = this.bonjour.publish({
      name: `${TYPE}-${id}`,
      type: TYPE,
      port: offer.port,
      txt: formatTextRecord(offer),
      probe: false,
      disableIPv6: true,
    })
    this.offers.set(id, service)
  }

  withdraw(id: string): void {
    const service = this.offers.get(id)
    this.offers.delete(id)
    if (service?.stop) service.stop()
  }

  ask(): void {
    this.browser.update()
  }

  /** A dead host's name must be forgotten here too, or its return would go unnoticed. */
  drop(fqdn: string): void {
    const { services } = this.browser
    const index = services.findIndex((service) => service.fqdn === fqdn)
    if (index >= 0) services.splice(index, 1)
  }

  close(): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, 500)
      this.bonjour.unpublishAll(() => {
        this.bonjour.destroy(() => {
          clearTimeout(timer)
          done()
        })
      })
    })
  }
}

/** Finds tables of others and offers our own, on every adapter that comes and goes. */
export class Finder {
  private readonly links = new Map<string, Link>()
  private readonly known = new Map<string, Known>()
  private offers: readonly Offer[] = []
  private readonly ids = new Map<string, string>()
  private taken = false
  private readonly timer: NodeJS.Timeout

  constructor(
    private readonly changed: (state: Network['discovery'], found: readonly FoundTable[]) => void,
    private readonly addresses: () => readonly string[] = listAddresses,
  ) {
    this.refreshLinks()
    this.timer = setInterval(() => {
      this.poll()
    }, POLL_EVERY)
    this.tell()
  }

  /** Offers exactly these tables from now on. */
  offer(offers: readonly Offer[]): void {
    for (const id of this.ids.values()) for (const link of this.links.values()) link.withdraw(id)
    this.ids.clear()
    this.offers = offers
    for (const offer of offers) {
      this.ids.set(offer.table, randomBytes(4).toString('hex'))
      for (const link of this.links.values()) link.offer(this.ids.get(offer.table) ?? '', offer)
    }
  }

  hear(fqdn: string, table: FoundTable | undefined, address: string): void {
    if (!table || this.isOwn(table.table)) return
    const others = [...this.known.values()].filter((one) => one.address === address)
    const isNew = !this.known.has(fqdn)
    if (isNew && (this.known.size >= MOST_TABLES || others.length >= MOST_PER_ADDRESS)) return
    this.known.set(fqdn, { table, address, serviceName: fqdn, heardAt: performance.now() })
    this.tell()
  }

  noteLife(fqdn: string): void {
    const known = this.known.get(fqdn)
    if (known) known.heardAt = performance.now()
  }

  forget(fqdn: string): void {
    for (const link of this.links.values()) link.drop(fqdn)
    if (this.known.delete(fqdn)) this.tell()
  }

  noteError(code: string | undefined): void {
    if (code !== 'EADDRINUSE' && code !== 'EACCES') return
    this.taken = true
    this.tell()
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    await Promise.all(Array.from(this.links.values(), (link) => link.close()))
  }

  private isOwn(table: string): boolean {
    return this.offers.some((offer) => offer.table === table)
  }

  private poll(): void {
    this.refreshLinks()
    const now = performance.now()
    for (const { serviceName, heardAt } of [...this.known.values()]) {
      if (now - heardAt > POLL_EVERY * MISSES) this.forget(serviceName)
    }
    for (const link of this.links.values()) link.ask()
  }

  private refreshLinks(): void {
    const addresses = this.addresses()
    let isChanged = false
    for (const [address, link] of this.links) {
      if (addresses.includes(address)) continue
      this.links.delete(address)
      void link.close()
      isChanged = true
    }
    for (const address of addresses) {
      if (this.links.has(address)) continue
      const link = new Link(address, this)
      this.links.set(address, link)
      for (const offer of this.offers) link.offer(this.ids.get(offer.table) ?? '', offer)
      isChanged = true
    }
    if (isChanged) this.tell()
  }

  /** Tells again what was told last, to a listener that is new. */
  retell(): void {
    this.tell()
  }

  private tell(): void {
    const state = this.taken ? 'port-taken' : this.links.size === 0 ? 'no-network' : 'on'
    this.changed(
      state,
      Array.from(this.known.values(), ({ table }) => table),
    )
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
