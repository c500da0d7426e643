import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { sealGame } from '../../../src/engine/contract/game'
import { NO_CONTENT } from '../../../src/engine/contract/content'
import { planMatch } from '../../../src/engine/match/setup'
import { COLOURS, SPECIALS } from '../../../src/games/tafelrunde/outside/contract'
import {
  allChests,
  chestColour,
  chestGems,
  newDeck,
  sidesOf,
  specialOf,
  valueOf,
} from '../../../src/games/tafelrunde/outside/faces'
import { tafelrunde } from '../../../src/games/tafelrunde/inside/index'
import type { TafelrundeState } from '../../../src/games/tafelrunde/inside/state'
import type { TafelrundeTypes } from '../../../src/games/tafelrunde/inside/types'
import { optionContext } from '../../support/match/randomOptions'
import { act, dealt, eventsOf, offers, owed, refusal, scenario, viewOf } from './scenario'

function specialsOf(state: TafelrundeState): (string | undefined)[] {
  return state.players.map(({ special }) => special)
}

function specialsInDecks(state: TafelrundeState): string[][] {
  return state.players.map(({ hand, draw }) =>
    [...hand, ...draw].flatMap((card) => specialOf(card) ?? []),
  )
}

describe('material', () => {
  it('TR-02 gives everybody the same 15 rogue cards of value 7, each colour on nine of them', () => {
    const deck = newDeck(undefined)
    expect(deck).toHaveLength(15)
    for (const card of deck) {
      const values = sidesOf(card).map(({ value }) => value)
      expect(values.reduce((sum, value) => sum + value)).toBe(7)
      if (values.length === 2) expect(Math.max(...values)).toBeLessThanOrEqual(5)
    }
    for (const colour of COLOURS) {
      const values = deck.map((card) => valueOf(card, colour)).filter((value) => value > 0)
      expect(values.sort()).toEqual([2, 2, 3, 3, 4, 4, 5, 5, 7])
    }
    for (const { hand, draw } of dealt(4, 'rogues', { specials: 'none' }).players) {
      expect([...hand, ...draw].sort((one, other) => one - other)).toEqual(deck)
    }
  })

  it('TR-40 deals 5 of 16 cards, shuffles 24 chests into one stack, opens none before phase 1', () => {
    expect(allChests()).toHaveLength(24)
    for (const colour of COLOURS) {
      const gems = allChests()
        .filter((chest) => chestColour(chest) === colour)
        .map(chestGems)
      expect(gems).toEqual([2, 2, 2, 3, 3, 3, 4, 4])
    }
    for (const seats of [2, 3, 4]) {
      const state = dealt(seats, `deal ${String(seats)}`)
      expect(state.players.map(({ hand }) => hand.length)).toEqual(new Array(seats).fill(5))
      expect(state.players.map(({ draw }) => draw.length)).toEqual(new Array(seats).fill(11))
      expect(state.players.flatMap(({ open, secured }) => [...open, ...secured])).toEqual([])
      expect(state.middle.length + state.stack.length).toBe(24)
    }
    const without = dealt(3, 'none', { specials: 'none' })
    expect(without.players.map(({ draw }) => draw.length)).toEqual([10, 10, 10])
    const waiting = dealt(3, 'waiting', { specials: 'chosen' })
    expect([waiting.middle, waiting.stack.length]).toEqual([[], 24])
    const same = { specials: 'all-zork' }
    const [one, other] = [dealt(2, 'one', same), dealt(2, 'other', same)]
    expect(one.players[0]?.hand).not.toEqual(other.players[0]?.hand)
    expect(one.players[0]?.draw).not.toEqual(one.players[1]?.draw)
    expect(one.stack).not.toEqual(other.stack)
  })

  it('TR-01 draws the first start player', () => {
    const starts = Array.from({ length: 60 }, (_, seed) => dealt(4, String(seed)).start)
    expect([...new Set(starts)].sort()).toEqual([0, 1, 2, 3])
  })

  it('TR-38 has no special rule for two players; a table has 2 to 4 seats', () => {
    expect(tafelrunde.seats).toEqual({ min: 2, max: 4 })
    for (const seats of [1, 2, 3, 4, 5]) {
      const setup = { options: {}, seats, language: 'de' } as const
      const planned = planMatch(sealGame<TafelrundeTypes>(tafelrunde), setup, NO_CONTENT)
      expect(planned.ok).toBe(seats >= 2 && seats <= 4)
    }
    const two = scenario({ players: [{ hand: 'B7' }, { hand: 'B4R3' }], middle: 'B2 R2 Y2' })
    expect(owed(two)).toBe('0 play')
    const won = eventsOf([...act(two, 0, 'play B7 blue'), ...act(two, 1, 'pass')], 'colourWon')
    expect(won).toMatchObject([{ seat: 0, hauls: [{ from: 'middle' }] }])
  })
})

describe('specials', () => {
  it('TR-03 deals them at random, no two alike', () => {
    const found = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const state = dealt(4, `random ${String(seed)}`)
      const specials = specialsOf(state)
      expect(new Set(specials).size).toBe(4)
      expect(specialsInDecks(state)).toEqual(specials.map((special) => [special]))
      found.add(specials.join())
    }
    expect(found.size).toBeGreaterThan(10)
  })

  it('TR-03 hands them out by seat, one for all, or none by option', () => {
    expect(specialsOf(dealt(4, 'a', { specials: 'by-seat' }))).toEqual([...SPECIALS])
    expect(specialsOf(dealt(2, 'a', { specials: 'by-seat' }))).toEqual([
      'feierabend',
      'letzte-warnung',
    ])
    for (const special of SPECIALS) {
      const state = dealt(3, 'a', { specials: `all-${special}` })
      expect(specialsInDecks(state)).toEqual([[special], [special], [special]])
    }
    expect(specialsInDecks(dealt(4, 'a', { specials: 'none' }))).toEqual([[], [], [], []])
  })

  it('TR-03 asks everybody at the same time and unseen under `chosen`; equal choices are allowed', () => {
    const state = dealt(3, 'chosen', { specials: 'chosen' })
    expect(owed(state)).toBe('0 chooseSpecial, 1 chooseSpecial, 2 chooseSpecial')
    expect(offers(state, 1)).toEqual(SPECIALS.map((special) => `choose ${special}`))
    expect(refusal(state, 1, 'pass')).toBe('other-decision-owed')
    expect(act(state, 1, 'choose zork')).toEqual([])
    expect(owed(state)).toBe('0 chooseSpecial, 2 chooseSpecial')
    expect(refusal(state, 1, 'choose feierabend')).toBe('special-already-chosen')
    expect(tafelrunde.ruleOf['special-already-chosen']).toBe('TR-03')
    expect(viewOf(state, 1).phase).toMatchObject({ choice: 'zork', missing: [0, 2] })
    expect(viewOf(state, 0).phase).toEqual({ kind: 'choosing', missing: [0, 2] })
    act(state, 2, 'choose zork')
    const events = act(state, 0, 'choose wiederbelebung')
    expect(events).toMatchObject([
      { kind: 'dealt', specials: ['wiederbelebung', 'zork', 'zork'] },
      { kind: 'raidStarted', raid: 1, start: state.start },
    ])
    expect(specialsInDecks(state)).toEqual([['wiederbelebung'], ['zork'], ['zork']])
    expect(state.players.map(({ hand, draw }) => [hand.length, draw.length])).toEqual([
      [5, 11],
      [5, 11],
      [5, 11],
    ])
    expect(owed(state)).toBe(`${String(state.start)} play`)
  })

  it('TR-03 tells whose deck holds which special, but not where it lies', () => {
    const state = dealt(3, 'public', { specials: 'by-seat' })
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(viewOf(state, viewer).players.map(({ special }) => special)).toEqual([
        'feierabend',
        'letzte-warnung',
        'wiederbelebung',
      ])
    }
    const worlds = Array.from({ length: 40 }, (_, seed) =>
      tafelrunde.imagine(viewOf(state, 0), fastRandom(seed)),
    )
    const inHand = worlds.filter(({ players }) => players[1]?.hand.some((card) => card >= 15))
    expect(inHand.length).toBeGreaterThan(0)
    expect(inHand.length).toBeLessThan(worlds.length)
  })

  it('TR-39 offers exactly the four printed specials', () => {
    expect(SPECIALS).toEqual(['feierabend', 'letzte-warnung', 'wiederbelebung', 'zork'])
    expect(tafelrunde.parseMove({ kind: 'chooseSpecial', special: 'own' }).ok).toBe(false)
    expect(tafelrunde.parseOptions({ specials: 'all-own' }, optionContext()).ok).toBe(false)
  })
})
