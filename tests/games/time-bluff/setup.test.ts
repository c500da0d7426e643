import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { isClock, isPairCard } from '../../../src/games/time-bluff/outside/faces'
import { CUCKOO, JOKER, VORTEX } from '../../../src/games/time-bluff/outside/cards'
import { timeBluff } from '../../../src/games/time-bluff/inside/index'
import type { TimeBluffState } from '../../../src/games/time-bluff/inside/state'
import { parsedOptions } from '../../support/match/randomOptions'
import { act, answerAll, owed, scenario, viewOf } from './scenario'

function dealt(
  seats: number,
  seed: string,
  options: Record<string, string | number> = {},
): TimeBluffState {
  return timeBluff.deal({ options: parsedOptions(timeBluff, options), seats }, fastRandom(seed))
}

function topCards(state: TimeBluffState): number[] {
  return state.piles.flatMap(({ layers }) => layers.map(({ card }) => card))
}

describe('setup', () => {
  it('TB-01 takes 2 to 6 players', () => {
    expect(timeBluff.seats).toEqual({ min: 2, max: 6 })
    for (const seats of [2, 3, 4, 5, 6]) expect(dealt(seats, 'a').hands).toHaveLength(seats)
  })

  it('TB-02 draws the first dealer, the player left of him starts, the deal passes left', () => {
    const dealers = new Set(
      Array.from({ length: 60 }, (_, index) => dealt(3, `d${String(index)}`).dealer),
    )
    expect([...dealers].sort()).toEqual([0, 1, 2])
    const state = scenario({ hands: ['G1 S2', 'G5', 'G6'], tops: ['G12', 'S3', 'R6'] })
    state.dealer = 2
    act(state, 0, 'lay G1 under S2 on 1')
    answerAll(state)
    expect(owed(state)).toBe('0 nextRound, 1 nextRound, 2 nextRound')
    for (const seat of [0, 1, 2]) act(state, seat, 'next-round')
    expect(state.dealer).toBe(0)
    expect(owed(state)).toBe('1 lay')
  })

  it('TB-03 opens with clocks only; a Joker may stay by option', () => {
    let jokers = 0
    for (let seed = 0; seed < 150; seed++) {
      expect(topCards(dealt(4, `t${String(seed)}`)).every(isClock)).toBe(true)
      const tops = topCards(dealt(4, `t${String(seed)}`, { jokerOpening: 'on' }))
      expect(tops.every((card) => isClock(card) || card === JOKER)).toBe(true)
      jokers += tops.filter((card) => card === JOKER).length
    }
    expect(jokers).toBeGreaterThan(0)
  })

  it('TB-03 shows everybody what was turned up in vain, in the first round too', () => {
    const back = Array.from({ length: 60 }, (_, seed) => {
      const state = dealt(4, `t${String(seed)}`)
      const { shuffledBack = [] } = viewOf(state, 0)
      expect(timeBluff.view(state, 'spectator').shuffledBack ?? []).toEqual(shuffledBack)
      expect(shuffledBack.some(isClock)).toBe(false)
      for (const card of shuffledBack) expect(state.draw).toContain(card)
      return shuffledBack.length
    })
    expect(back.some((count) => count > 0)).toBe(true)
    expect(back.some((count) => count === 0)).toBe(true)
  })

  it('TB-03 shuffles what was turned up in vain into the pile: it may lie anywhere there', () => {
    const places = Array.from({ length: 200 }, (_, seed) => {
      const { shuffledBack, draw } = dealt(4, `t${String(seed)}`)
      return shuffledBack?.includes(CUCKOO) ? [draw.indexOf(CUCKOO)] : []
    }).flat()
    expect(places.length).toBeGreaterThan(5)
    expect(new Set(places).size).toBeGreaterThan(places.length / 2)
  })

  it('TB-04 allows opening cards of the same hour', () => {
    const hasTwins = (state: TimeBluffState): boolean =>
      new Set(topCards(state).map((card) => card % 12)).size < 3
    expect(Array.from({ length: 80 }, (_, seed) => dealt(4, String(seed))).some(hasTwins)).toBe(
      true,
    )
  })

  it('TB-05 starts every round with all cards again', () => {
    const state = scenario({ hands: ['G1 S2', 'Vortex'] })
    act(state, 0, 'lay G1 under S2 on 1')
    answerAll(state)
    for (const seat of [0, 1]) act(state, seat, 'next-round')
    const all = [...state.hands.flat(), ...state.draw, ...topCards(state)]
    expect(all).toHaveLength(59)
    expect(all.filter((card) => card === VORTEX)).toHaveLength(3)
    expect(state.removedVortices).toBe(0)
  })

  it('TB-06 plays without pair cards by option', () => {
    const state = dealt(3, 'x', { pairCards: 'off' })
    const all = [...state.hands.flat(), ...state.draw, ...topCards(state)]
    expect(all).toHaveLength(55)
    expect(all.some(isPairCard)).toBe(false)
  })

  it('TB-90 deals 6 cards each and 3 opening cards; the rest is the draw pile, the cuckoo is in', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const state = dealt(seats, `n${String(seats)}`)
      expect(state.hands.map((cards) => cards.length)).toEqual(new Array(seats).fill(6))
      expect(state.draw).toHaveLength(59 - 6 * seats - 3)
      expect([...state.hands.flat(), ...state.draw]).toContain(CUCKOO)
    }
  })

  it('TB-05, TB-69 a new round has the removed vortices again and begins with its first turn', () => {
    const state = scenario({ hands: ['G1 Vortex', 'G6', 'G7'] })
    act(state, 0, 'lay G1 under Vortex on 1')
    act(state, 0, 'pass clockwise')
    expect(state.removedVortices).toBe(1)
    answerAll(state)
    for (const seat of [0, 1, 2]) act(state, seat, 'next-round')
    const all = [...state.hands.flat(), ...state.draw, ...topCards(state)]
    expect(all.filter((card) => card === VORTEX)).toHaveLength(3)
    expect(viewOf(state, 0)).toMatchObject({ removedVortices: 0, turns: 1, round: 2 })
  })
})
