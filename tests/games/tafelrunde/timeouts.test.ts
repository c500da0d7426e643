import { describe, expect, it } from 'vitest'
import { tafelrunde } from '../../../src/games/tafelrunde/inside/index'
import { optionContext } from '../../support/match/randomOptions'
import { dealt, fallbackOf, limits, owed, run, scenario } from './scenario'

const OPEN = 'B2 R2 Y2'

/** What is played for the start player whose time has run out. */
function duty(hand: string, open = '', discard = ''): string {
  const players = [{ hand, open, discard }, { hand: 'R7' }]
  return fallbackOf(scenario({ players, middle: OPEN }), 0)
}

describe('when time runs out', () => {
  it('passes where passing is allowed', () => {
    const state = scenario({ players: [{ hand: 'B7' }, { hand: 'R7 Zork' }], middle: OPEN })
    run(state, '0 play B7 blue')
    expect(fallbackOf(state, 1)).toBe('pass')
  })

  it("plays the least valuable side for the start player's duty", () => {
    expect(duty('B7 B4R3 B3R4')).toBe('play B3R4 blue')
    expect(duty('B7 R4Y3 B4R3')).toBe('play B4R3 red')
    expect(duty('B7 R7 Y7')).toBe('play B7 blue')
    expect(duty('R7 Y7 Zork')).toBe('play R7 red')
    expect(duty('B5Y2 R2Y5')).toBe('play R2Y5 red')
  })

  it('breaks ties by the colour, then by the side below and its colour', () => {
    expect(duty('B5R2 B5Y2')).toBe('play B5R2 red')
    expect(duty('B2Y5 B2R5')).toBe('play B2R5 blue')
    expect(duty('R5Y2 B5Y2')).toBe('play B5Y2 yellow')
  })

  it('plays the special where the start player holds no rogue card', () => {
    expect(duty('Zork')).toBe('zork')
    expect(duty('LetzteWarnung')).toBe('letzte-warnung')
    expect(duty('LetzteWarnung', 'Y3 R2 R3')).toBe('letzte-warnung red')
    expect(duty('Wiederbelebung', '', 'B7 R7')).toBe('wiederbelebung')
    expect(duty('Zork R4Y3')).toBe('play R4Y3 yellow')
  })

  it('secures the most valuable chest, ties blue, red, yellow', () => {
    const state = scenario({
      players: [{ hand: 'Y7', open: 'B3 R4 Y4' }, { hand: 'Zork R7' }],
      middle: 'B2 R2 Y2',
    })
    run(state, '0 play Y7 yellow; 1 pass')
    expect(fallbackOf(state, 0)).toBe('secure R4')
  })

  it.each([
    ['instead', 'B2 B2 R2 R4', 'secure B2 R4'],
    ['instead', 'B3 R3 Y3 Y4', 'secure B3 R3'],
    ['instead', 'R2 Y4 Y2 R4', 'secure R2 R4'],
    ['instead', 'B4 Y4', 'secure B4'],
    ['instead', 'B2 B4 R2 R4', 'secure B2 B4'],
    ['instead', 'B2 R4 Y2', 'secure B2 R4'],
    ['instead', 'B4 R2 B2 R4 Y2', 'secure B2 B4'],
    ['instead', 'R2 B4 B3 R3', 'secure B4 R2'],
    // As many gems, chests and blue ones either way: the red one decides.
    ['instead', 'B3 B4 R3 Y2', 'secure B3 R3'],
    ['instead', 'R2 R3 Y3 Y4', 'secure R3 Y3'],
    ['addition', 'B3 B4 B4 R3 Y2', 'secure B3 B4 R3'],
    ['addition', 'B2 B2 R2 R4', 'secure B2 B2 R2 R4'],
    ['addition', 'B4 R4 Y4 Y2', 'secure B4 R4 Y2'],
    ['addition', 'B4 R4 Y4', 'secure B4 R4'],
  ])('with zork %s and %s open: %s', (zork, open, move) => {
    const state = scenario({
      players: [{ hand: 'Zork B7', open }, { hand: 'R7' }],
      middle: 'B2 R2 Y2',
      options: { zork },
    })
    run(state, '0 zork; 1 pass; 0 pass')
    expect(fallbackOf(state, 0)).toBe(move)
  })

  it('chooses a random special', () => {
    const state = dealt(2, 'time', { specials: 'chosen' })
    const seen = new Set(
      Array.from({ length: 40 }, (_, seed) => fallbackOf(state, 0, String(seed))),
    )
    expect(seen.size).toBe(4)
  })

  it('limits each single decision by `turnSeconds`', () => {
    const seconds = (turnSeconds: number | string): unknown =>
      limits(dealt(3, 'limit', { turnSeconds }))[0]
    expect(['none', 30, 60, 120].map(seconds)).toEqual([undefined, 30, 60, 120])
    const choosing = dealt(3, 'limit', { turnSeconds: 60, specials: 'chosen' })
    expect(limits(choosing)).toEqual([60, 60, 60])
    const securing = scenario({
      players: [{ hand: 'B7', open: 'R2 Y2' }, { hand: 'R7' }],
      middle: OPEN,
      options: { turnSeconds: 30 },
    })
    run(securing, '0 play B7 blue; 1 pass')
    expect(owed(securing)).toBe('0 secure')
    expect(limits(securing)).toEqual([30])
    expect(tafelrunde.parseOptions({ turnSeconds: 45 }, optionContext())).toMatchObject({
      ok: false,
      error: { key: 'turnSeconds', allowed: 'none, 30, 60, 120' },
    })
  })
})
