/** A cable between made-up addresses: every packet reaches every socket on it, its sender included. */
import type { FoundTable } from '../../../src/protocol/hostMessages'
import { Finder } from '../../../src/server/discovery/finder'
import type {
  HeardRecord,
  MulticastEvents,
  OpenMulticast,
  SentRecord,
} from '../../../src/server/discovery/multicastAdapter'

/** A socket on the cable. */
interface Plug {
  readonly address: string
  readonly events: MulticastEvents
}

/** The cable. */
export class FakeCable {
  private readonly plugs = new Set<Plug>()
  /** Answers and adverts that were sent since this was last emptied, by whom. */
  readonly said: { readonly from: string; readonly records: readonly SentRecord[] }[] = []
  /** Questions that were sent since this was last emptied. */
  readonly asked: { readonly from: string }[] = []
  /** What the system says of a question from an address; undefined: it leaves. */
  refuses: (from: string) => string | undefined = () => undefined
  /** Whether a packet is lost. */
  loses: (from: string) => boolean = () => false

  /** Opens a socket on this cable. */
  readonly open: OpenMulticast = (address, events) => {
    const plug: Plug = { address, events }
    this.plugs.add(plug)
    queueMicrotask(() => {
      events.ready()
    })
    return {
      ask: (name) => {
        if (this.plugs.has(plug)) this.ask(name, address)
        events.sent(this.refuses(address))
      },
      say: (records) => {
        if (this.plugs.has(plug)) this.say(records, address)
      },
      close: () => {
        this.plugs.delete(plug)
        return Promise.resolve()
      },
    }
  }

  /** Anybody may ask from any address. */
  ask(name: string, from: string): void {
    this.asked.push({ from })
    if (this.loses(from)) return
    for (const { events } of [...this.plugs]) events.asked([name], from)
  }

  /** Anybody may say anything from any address. */
  say(records: readonly SentRecord[], from: string): void {
    this.said.push({ from, records })
    if (this.loses(from)) return
    this.deliver(records, from)
  }

  /** Pulls the plug of an address without a word, as a power cut does. */
  cut(address: string): void {
    for (const plug of this.plugs) if (plug.address === address) this.plugs.delete(plug)
  }

  /** What is on the cable reaches everybody, whatever it is. */
  deliver(records: readonly HeardRecord[], from: string): void {
    for (const { events } of [...this.plugs]) events.heard(records, from)
  }
}

/** A computer on the cable, and what its program tells. */
export class Place {
  found: readonly FoundTable[] = []
  state = ''
  readonly finder: Finder

  constructor(cable: Pick<FakeCable, 'open'>, addresses: () => readonly string[]) {
    this.finder = new Finder({
      open: cable.open,
      addresses,
      changed: (state, found) => {
        this.state = state
        this.found = found
      },
    })
  }
}
