/** How many sockets there may be, counted by address from their first byte on: nobody keeps the others out. */
import { isLoopback } from './requestGuard'

/** What is asked of a TCP socket. */
export interface CountedSocket {
  readonly remoteAddress?: string | undefined
  destroy(): unknown
  once(event: 'close', listener: () => void): unknown
}

/** Sockets at most, of everybody. */
const MOST_SOCKETS = 1024
/** Of one address: a browser loads a page over six at once. */
const MOST_OF_ADDRESS = 24
/** Guests at most, and those of one address. */
const MOST_GUESTS = 512
const MOST_GUESTS_OF_ADDRESS = 8
/** Of this computer itself, where tools and tests may be many guests. */
const MOST_OF_OWN = 512
/** Milliseconds that a socket without a guest lives; whoever loads pages for longer opens another one. */
const LONGEST_WITHOUT_GUEST = 60_000

interface Share {
  /** Sockets without a guest, the oldest first, with what ends each in time. */
  readonly waiting: Map<CountedSocket, NodeJS.Timeout>
  readonly guests: Set<CountedSocket>
}

/** Counts the sockets of one server. */
export class SocketShares {
  private readonly shares = new Map<string, Share>()
  private sockets = 0
  private guests = 0

  /** Takes a new socket in; false: its address has too many, and it is to be ended. */
  admit(socket: CountedSocket): boolean {
    const address = socket.remoteAddress ?? ''
    const share = this.shares.get(address) ?? { waiting: new Map(), guests: new Set() }
    const most = isLoopback(address) ? MOST_OF_OWN : MOST_OF_ADDRESS
    if (share.waiting.size + share.guests.size >= most) return false
    if (this.sockets >= MOST_SOCKETS && !this.endOneOf(this.largest())) return false
    this.shares.set(address, share)
    this.sockets += 1
    const timer = setTimeout(() => socket.destroy(), LONGEST_WITHOUT_GUEST).unref()
    share.waiting.set(socket, timer)
    socket.once('close', () => {
      this.remove(address, share, socket)
    })
    return true
  }

  /** The socket carries a guest from now on, however long he stays; false: there are too many. */
  seatGuest(socket: CountedSocket): boolean {
    const address = socket.remoteAddress ?? ''
    const share = this.shares.get(address)
    const timer = share?.waiting.get(socket)
    const most = isLoopback(address) ? MOST_OF_OWN : MOST_GUESTS_OF_ADDRESS
    if (!share || !timer || share.guests.size >= most || this.guests >= MOST_GUESTS) return false
    clearTimeout(timer)
    share.waiting.delete(socket)
    share.guests.add(socket)
    this.guests += 1
    return true
  }

  private remove(address: string, share: Share, socket: CountedSocket): void {
    clearTimeout(share.waiting.get(socket))
    const isGuest = share.guests.delete(socket)
    if (isGuest) this.guests -= 1
    if (isGuest || share.waiting.delete(socket)) this.sockets -= 1
    if (share.waiting.size + share.guests.size === 0) this.shares.delete(address)
  }

  /** The share with the most sockets that carry nobody. */
  private largest(): [string, Share] | undefined {
    let largest: [string, Share] | undefined
    for (const entry of this.shares) {
      if (entry[1].waiting.size > (largest?.[1].waiting.size ?? 0)) largest = entry
    }
    return largest
  }

  /** When all places are taken, who holds most of them for nothing gives one back; false: nobody does. */
  private endOneOf(found: [string, Share] | undefined): boolean {
    const [oldest] = found?.[1].waiting.keys() ?? []
    if (!found || !oldest) return false
    oldest.destroy()
    this.remove(found[0], found[1], oldest)
    return true
  }
}
