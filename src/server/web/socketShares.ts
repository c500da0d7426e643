/** How many sockets there may be, counted by address from their first byte on: nobody keeps the others out. */
import { Buckets, CONNECTION_RATE } from '../../host/people/rateLimit'
import { MOST_GUESTS } from '../../protocol/terms'
import { systemClock } from '../../system/systemClock'
import { isLoopback } from './requestGuard'

/** What is asked of a TCP socket. */
export interface CountedSocket {
  readonly remoteAddress?: string | undefined
  destroy(): unknown
  once(event: 'close', listener: () => void): unknown
}

/** Sockets at most, of everybody. */
const MOST_SOCKETS = 1024
/** Of one address without a guest: a browser loads a page over six at once. */
const MOST_OF_ADDRESS = 24
/** Guests of one address, as long as half of all places are free: behind a router everybody has the same one. */
const MOST_OF_ROUTER = 64
/** Guests of one address after that. */
const MOST_GUESTS_OF_ADDRESS = 8
/** Of this computer itself, where tools and tests may be many guests, and never all. */
const MOST_OF_OWN = 512
/** Milliseconds that a socket without a guest lives; whoever loads pages for longer opens another one. */
const LONGEST_WITHOUT_GUEST = 60_000

interface Share {
  readonly address: string
  /** Sockets without a guest, the oldest first, with what ends each in time. */
  readonly waiting: Map<CountedSocket, NodeJS.Timeout>
  readonly guests: Set<CountedSocket>
}

/** Counts the sockets of one server. */
export class SocketShares {
  private readonly shares = new Map<string, Share>()
  private sockets = 0
  private guests = 0
  private readonly comers = new Buckets(CONNECTION_RATE)

  /** Takes a new socket in, in place of an older one that carries nobody if need be; false: all carry guests, and it is to be ended. */
  admit(socket: CountedSocket): boolean {
    const address = socket.remoteAddress ?? ''
    const share = this.shares.get(address) ?? {
      address,
      waiting: new Map<CountedSocket, NodeJS.Timeout>(),
      guests: new Set<CountedSocket>(),
    }
    const most = isLoopback(address) ? MOST_OF_OWN - share.guests.size : MOST_OF_ADDRESS
    const isFull = share.waiting.size >= most
    if (isFull && !this.endOldest(share)) return false
    if (this.sockets >= MOST_SOCKETS && !this.endOldest(this.largest())) return false
    this.shares.set(address, share)
    this.sockets += 1
    const timer = setTimeout(() => socket.destroy(), LONGEST_WITHOUT_GUEST).unref()
    share.waiting.set(socket, timer)
    socket.once('close', () => {
      this.remove(share, socket)
    })
    return true
  }

  /** The socket carries a guest from now on, however long he stays; false: there are too many. */
  seatGuest(socket: CountedSocket): boolean {
    const address = socket.remoteAddress ?? ''
    const share = this.shares.get(address)
    const timer = share?.waiting.get(socket)
    const most = isLoopback(address) ? MOST_OF_OWN : this.mostGuests()
    if (!share || !timer || share.guests.size >= most || this.guests >= MOST_GUESTS) return false
    clearTimeout(timer)
    share.waiting.delete(socket)
    share.guests.add(socket)
    this.guests += 1
    return true
  }

  /** Whether one more may come from this address now: meeting a guest costs reckoning. What runs on this computer itself could have its processor anyway. */
  mayCome(address: string): boolean {
    return isLoopback(address) || this.comers.take(address, systemClock.now())
  }

  private mostGuests(): number {
    return this.guests < MOST_GUESTS / 2 ? MOST_OF_ROUTER : MOST_GUESTS_OF_ADDRESS
  }

  private remove(share: Share, socket: CountedSocket): void {
    clearTimeout(share.waiting.get(socket))
    const isGuest = share.guests.delete(socket)
    if (isGuest) this.guests -= 1
    if (isGuest || share.waiting.delete(socket)) this.sockets -= 1
    if (share.waiting.size + share.guests.size === 0) this.shares.delete(share.address)
  }

  /** The share with the most sockets that carry nobody. */
  private largest(): Share | undefined {
    let largest: Share | undefined
    for (const share of this.shares.values()) {
      if (share.waiting.size > (largest?.waiting.size ?? 0)) largest = share
    }
    return largest
  }

  /** Ends the oldest socket of a share that carries nobody; false: there is none. */
  private endOldest(share: Share | undefined): boolean {
    const [oldest] = share?.waiting.keys() ?? []
    if (!share || !oldest) return false
    oldest.destroy()
    this.remove(share, oldest)
    return true
  }
}
