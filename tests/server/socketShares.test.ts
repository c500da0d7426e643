/** Sockets by address: whoever takes all he can get keeps nobody else out. */
import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SocketShares, type CountedSocket } from '../../src/server/web/socketShares'

class FakeSocket extends EventEmitter implements CountedSocket {
  isDestroyed = false

  constructor(readonly remoteAddress: string) {
    super()
  }

  destroy(): void {
    this.isDestroyed = true
    this.emit('close')
  }
}

let shares: SocketShares

/** Opens so many sockets from an address, whether they are let in or not. */
function open(address: string, count: number): FakeSocket[] {
  return Array.from({ length: count }, () => {
    const socket = new FakeSocket(address)
    if (!shares.admit(socket)) socket.destroy()
    return socket
  })
}

function alive(sockets: readonly FakeSocket[]): number {
  return sockets.filter(({ isDestroyed }) => !isDestroyed).length
}

/** Whether a guest from an address finds a place. */
function isSeated(address: string): boolean {
  const socket = new FakeSocket(address)
  return shares.admit(socket) && shares.seatGuest(socket)
}

beforeEach(() => {
  vi.useFakeTimers()
  shares = new SocketShares()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('sockets', () => {
  it('three hundred silent ones of one address are a few, and keep nobody out, not even there', () => {
    expect(alive(open('192.168.1.66', 300))).toBe(24)
    for (let guest = 1; guest <= 46; guest++) expect(isSeated(`10.0.0.${String(guest)}`)).toBe(true)
    expect(isSeated('192.168.1.66')).toBe(true)
  })

  it('when sixty addresses take all there are, who holds most for nothing gives way', () => {
    const all = Array.from({ length: 60 }, (_, host) => open(`10.0.1.${String(host)}`, 300)).flat()
    expect(alive(all)).toBe(1024)
    for (let guest = 1; guest <= 46; guest++) expect(isSeated(`10.0.2.${String(guest)}`)).toBe(true)
    expect(alive(all)).toBe(1024 - 46)
  })

  it('guests of one address are sixty-four at most, and a place is free again when one goes', () => {
    const sockets = Array.from({ length: 64 }, () => {
      const [socket] = open('10.0.0.1', 1)
      expect(socket && shares.seatGuest(socket)).toBe(true)
      return socket
    })
    expect(isSeated('10.0.0.1')).toBe(false)
    sockets[0]?.destroy()
    expect(isSeated('10.0.0.1')).toBe(true)
  })

  it('once half of all places are taken, an address gets eight', () => {
    for (let router = 0; router < 5; router++) {
      for (let guest = 0; guest < 64; guest++)
        expect(isSeated(`10.0.1.${String(router)}`)).toBe(true)
    }
    for (let guest = 0; guest < 8; guest++) expect(isSeated('10.0.0.1')).toBe(true)
    expect(isSeated('10.0.0.1')).toBe(false)
    expect(isSeated('10.0.1.0')).toBe(false)
    expect(isSeated('10.0.0.2')).toBe(true)
  })

  it('P-73 of one address 120 come at once and five a second, and no fewer of any other', () => {
    const came = Array.from({ length: 400 }, () => shares.mayCome('10.0.0.1'))
    expect(came.filter(Boolean)).toHaveLength(120)
    expect(shares.mayCome('10.0.0.2')).toBe(true)
    vi.advanceTimersByTime(2000)
    const later = Array.from({ length: 20 }, () => shares.mayCome('10.0.0.1'))
    expect(later.filter(Boolean)).toHaveLength(10)
    expect(Array.from({ length: 900 }, () => shares.mayCome('127.0.0.1')).every(Boolean)).toBe(true)
  })

  it('a socket that never carries a guest is ended after a minute, whatever it asks for', () => {
    const waiting = new FakeSocket('10.0.0.1')
    const guest = new FakeSocket('10.0.0.1')
    for (const socket of [waiting, guest]) expect(shares.admit(socket)).toBe(true)
    expect(shares.seatGuest(guest)).toBe(true)
    vi.advanceTimersByTime(61_000)
    expect([waiting.isDestroyed, guest.isDestroyed]).toEqual([true, false])
  })

  it('of this computer itself are counted too, but it may be many guests', () => {
    for (let guest = 0; guest < 300; guest++) expect(isSeated('127.0.0.1')).toBe(true)
    expect(alive(open('127.0.0.1', 900))).toBe(212)
    expect(isSeated('10.0.0.1')).toBe(true)
  })
})
