/** The ground that every deal stands on, against known answers and other people's implementations. */
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { NO_CONTENT } from '../../src/engine/contract/content'
import {
  commitTo,
  SECRET_BYTES,
  seedOf,
  SHARE_BYTES,
  shareOf,
  type Fairness,
} from '../../src/engine/match/fairDeal'
import { formatHex } from '../../src/engine/basics/hex'
import { isJson } from '../../src/engine/basics/json'
import { shuffle } from '../../src/engine/chance/random'
import { streamFor } from '../../src/engine/chance/randomStream'
import { hashRecord } from '../../src/engine/match/record'
import { replayMatch } from '../../src/engine/match/replay'
import { GAMES } from '../../src/games/registry'
import { casesOf, caseSeed } from '../support/cases'
import { startedMatch } from '../support/match/fairness'
import { grind } from '../support/secrecy/grinding'

const secret = new Uint8Array(SECRET_BYTES).fill(7)
const bits = [1, 2, 3].map((byte) => formatHex(new Uint8Array(SHARE_BYTES).fill(byte)))

/** Shares of these bits at these seats. */
function sharesOf(bitsBySeat: Readonly<Record<number, string>>): Fairness['shares'] {
  return Object.fromEntries(
    Object.entries(bitsBySeat).map(([seat, own]) => [
      seat,
      shareOf(own) ?? { commitment: '', bits: own },
    ]),
  )
}

const fairness: Fairness = {
  secret: formatHex(secret),
  commitment: commitTo(secret),
  shares: sharesOf({ ...bits }),
}

function sha256(...hex: string[]): string {
  return createHash('sha256')
    .update(Buffer.from(hex.join(''), 'hex'))
    .digest('hex')
}

describe('the seed of a deal', () => {
  it('is SHA-256 of the secret and every share in seat order', () => {
    const seed = seedOf(fairness)
    expect(seed && formatHex(seed)).toBe(sha256(fairness.secret, ...bits))
    expect(fairness.commitment).toBe(sha256(fairness.secret))
    const [first = '', second = ''] = bits
    const late = seedOf({ ...fairness, shares: sharesOf({ 10: first, 9: second }) })
    expect(late && formatHex(late)).toBe(sha256(fairness.secret, second, first))
  })

  it('changes with every single bit of every share', () => {
    const seeds = new Set([formatHex(seedOf(fairness) ?? new Uint8Array())])
    for (let seat = 0; seat < bits.length; seat++) {
      for (let bit = 0; bit < SHARE_BYTES * 8; bit++) {
        const bytes = Buffer.from(bits[seat] ?? '', 'hex')
        bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        const shares = sharesOf({ ...bits, [seat]: bytes.toString('hex') })
        seeds.add(formatHex(seedOf({ ...fairness, shares }) ?? new Uint8Array()))
      }
    }
    expect(seeds.size).toBe(1 + bits.length * SHARE_BYTES * 8)
  })

  it.each(['', 'zz', '00'.repeat(15), '00'.repeat(17)])('is refused with the bits "%s"', (own) => {
    expect(seedOf({ ...fairness, shares: sharesOf({ 0: own }) })).toBeUndefined()
  })

  it('is refused with bits that nobody committed to', () => {
    const [first = '', second = ''] = bits
    const shares = { 0: { commitment: commitTo(Buffer.from(second, 'hex')), bits: first } }
    expect(seedOf({ ...fairness, shares })).toBeUndefined()
  })
})

describe('a host that takes the best of many deals', () => {
  it('gets hands as good as chance, because it must choose before any bits are shown', () => {
    const wish = { deals: 400, tries: 20 } as const
    expect(Math.abs(grind('check', { ...wish, knowledge: 'commitments' }).deviation)).toBeLessThan(
      4,
    )
    // If the bits were known first, it could choose: the measure would show it.
    expect(grind('check', { ...wish, knowledge: 'bits' }).deviation).toBeGreaterThan(20)
  })
})

describe('the stream of a move', () => {
  it('F4 is ChaCha20: the key stream of RFC 8439, appendix A.1, for a key and a nonce of zeros', () => {
    const stream = streamFor(new Uint8Array(32), 0)
    const words = Array.from({ length: 18 }, () => stream.below(2 ** 32))
    expect(words.slice(0, 4)).toEqual([0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653])
    // The second block: the counter goes on.
    expect(words.slice(16)).toEqual([0xbee7079f, 0x7a385155])
  })

  it('is another one for every move and every seed', () => {
    const firsts = Array.from({ length: 500 }, (_, move) => streamFor(secret, move).below(2 ** 32))
    expect(new Set(firsts).size).toBe(500)
    expect(streamFor(new Uint8Array(32).fill(8), 0).below(2 ** 32)).not.toBe(firsts[0])
  })

  it('F4 shuffles into every order equally often', () => {
    const seed = createHash('sha256').update(caseSeed()).digest()
    const stream = streamFor(seed, 0)
    const counts = new Map<string, number>()
    const each = Math.ceil(casesOf('F4') / 24)
    for (let count = 0; count < 24 * each; count++) {
      const cards = [0, 1, 2, 3]
      shuffle(cards, stream)
      counts.set(cards.join(), (counts.get(cards.join()) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    const square = [...counts.values()].reduce((sum, seen) => sum + (seen - each) ** 2 / each, 0)
    // Chi-square with 23 degrees of freedom: beyond this once in a thousand times.
    expect(square).toBeLessThan(49.7)
  })
})

describe('a record', () => {
  const record = startedMatch(GAMES.tafelrunde, { options: {}, seats: 3, fairness }).record()

  it('is not replayed under other rules or as another game', () => {
    expect(replayMatch(GAMES.tafelrunde, record, NO_CONTENT).ok).toBe(true)
    const refused = { ok: false, error: { kind: 'other-rules' } }
    const other = { ...record, rules: record.rules + 1 }
    expect(replayMatch(GAMES.tafelrunde, other, NO_CONTENT)).toEqual(refused)
    expect(replayMatch(GAMES['time-bluff'], record, NO_CONTENT)).toEqual(refused)
  })

  it('has the same hash whatever the order of its fields, and another one with another move', () => {
    const turned = Object.fromEntries(Object.entries(record).reverse())
    expect(hashRecord({ ...record, ...turned })).toBe(hashRecord(record))
    const { game, rules, options, seats, content, facts, entries } = record
    const sorted = { entries, facts, content, fairness, seats, options, rules, game }
    expect(hashRecord(sorted)).toBe(hashRecord(record))
    const entry = { kind: 'move', seat: 0, move: { kind: 'pass' } } as const
    expect(hashRecord({ ...record, entries: [entry] })).not.toBe(hashRecord(record))
    expect(hashRecord({ ...record, entries: [{ ...entry, kind: 'clock' }] })).not.toBe(
      hashRecord({ ...record, entries: [entry] }),
    )
  })

  it.each([NaN, Infinity, -Infinity, undefined, () => 1, { deep: [NaN] }])(
    'takes nothing that JSON has no word for: %s',
    (value) => {
      expect(isJson(value)).toBe(false)
    },
  )
})
