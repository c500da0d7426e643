import { describe, expect, it } from 'vitest'
import { timeBluff } from '../../../src/games/time-bluff/inside/index'
import type { TimeBluffTypes } from '../../../src/games/time-bluff/inside/types'
import type { Act } from '../../../src/engine/contract/game'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { shuffle, type Random } from '../../../src/engine/chance/random'
import { casesOf, caseSeed } from '../../support/cases'
import { randomTable } from '../../support/host/randomTable'
import {
  act,
  answerAll,
  hand,
  kinds,
  limits,
  owed,
  pile,
  points,
  refusal,
  scenario,
} from './scenario'

const WINDOWS = casesOf('F1')
/** Random players never end some matches. */
const MOST_MOVES = 300

type State = TimeBluffTypes['state']
type Answer = Act<TimeBluffTypes['move']>

/** A random match, decision by decision, with what everybody answers who may answer together. */
function* positionsOf(
  state: State,
  random: Random,
): Generator<{ readonly state: State; readonly answers: readonly Answer[] }> {
  for (let played = 0; played < MOST_MOVES; played++) {
    const due = timeBluff.toAct(state)
    const given = due.map(({ seat }): Answer => {
      const move = timeBluff.sampleFrom(state, seat, random)
      return { seat, move, byClock: random.below(4) === 0 }
    })
    const [next] = given
    if (!next) return
    yield { state, answers: due.every(({ kind }) => kind === 'answer') ? given : [] }
    timeBluff.play(state, next, random)
  }
}

/** How a match stands after these answers; the stream of a move depends on how many came before it, not on whose it is. */
function after(state: State, answers: readonly Answer[], seed: string): string {
  const world = structuredClone(state)
  for (const [at, answer] of answers.entries())
    timeBluff.play(world, answer, fastRandom(`${seed}-${String(at)}`))
  return JSON.stringify(world)
}

function shuffled<T>(values: readonly T[], random: Random): T[] {
  const others = [...values]
  shuffle(others, random)
  return others
}

function permutations<T>(values: readonly T[]): T[][] {
  if (values.length < 2) return [[...values]]
  return values.flatMap((first, index) =>
    permutations(values.filter((_, at) => at !== index)).map((rest) => [first, ...rest]),
  )
}

describe('doubting', () => {
  it('TB-50 F1 comes out the same in all 720 orders of five answers and a draw by hand', () => {
    const hands = ['G5 S2 S3 S4', 'G6 G1', 'G7', 'G8', 'G9', 'G10']
    const orders = permutations([0, 1, 2, 3, 4, 5])
    expect(orders).toHaveLength(720)
    for (const doubters of [[], [3], [2, 4], [1, 2, 3, 4, 5]]) {
      const results = orders.map((order) => {
        const state = scenario({ hands, options: { handDraw: 'on' } })
        act(state, 0, 'lay G5 under S2 on 1')
        for (const seat of order) {
          if (seat === 0) act(state, 0, 'take-card')
          else act(state, seat, doubters.includes(seat) ? 'doubt' : 'believe')
        }
        return JSON.stringify(state)
      })
      expect(new Set(results).size).toBe(1)
      const [first = ''] = results
      expect(first).toContain(doubters.length > 0 ? '"openPlace"' : '"lay"')
    }
  })

  it(`F1 of random matches comes out the same in another order, over ${String(WINDOWS)} windows`, () => {
    const random = fastRandom(caseSeed('windows'))
    let [windows, doubted] = [0, 0]
    while (windows < WINDOWS) {
      for (const { state, answers } of positionsOf(randomTable(timeBluff, random).state, random)) {
        if (answers.length < 2) continue
        windows += 1
        if (answers.some(({ move }) => 'doubt' in move && move.doubt)) doubted += 1
        const seed = String(random.below(2 ** 32))
        const other = after(state, shuffled(answers, random), seed)
        expect(other).toBe(after(state, answers, seed))
      }
    }
    expect(doubted).toBeGreaterThan(windows / 20)
  })

  it('TB-50 asks everyone but the layer; the first doubter clockwise counts, whatever the order of answers', () => {
    const orders = [
      [1, 2, 3],
      [3, 2, 1],
      [2, 3, 1],
      [1, 3, 2],
      [2, 1, 3],
      [3, 1, 2],
    ]
    for (const order of orders) {
      const state = scenario({ hands: ['G5 S2 S3', 'G6', 'G7', 'G8'] })
      act(state, 0, 'lay G5 under S2 on 1')
      expect(owed(state)).toBe('1 answer, 2 answer, 3 answer')
      const events = order.flatMap((seat) => act(state, seat, seat === 1 ? 'believe' : 'doubt'))
      expect(events[0]).toMatchObject({ kind: 'doubted', doubter: 2 })
    }
    const final = scenario({ hands: ['G5 S2 S3', 'G6', 'G7'] })
    act(final, 0, 'lay G5 under S2 on 1')
    act(final, 1, 'doubt')
    expect(refusal(final, 1, 'believe')).toBe('already-answered')
    expect(refusal(final, 0, 'believe')).toBe('not-your-turn')
  })

  it('TB-50 keeps the window open after a doubt until all have answered, for the set number of seconds', () => {
    const state = scenario({ hands: ['G5 S2 S3', 'G6', 'G7'], options: { doubtSeconds: 7 } })
    act(state, 0, 'lay G5 under S2 on 1')
    expect(limits(state, 'answer')).toEqual([7, 7])
    expect(act(state, 1, 'doubt')).toEqual([])
    expect(owed(state)).toBe('2 answer')
  })

  it('TB-51 leaves losing doubters alone', () => {
    const state = scenario({ hands: ['G1 S2 S3', 'G6', 'G7'] })
    act(state, 0, 'lay G1 under S2 on 1')
    answerAll(state, [1, 2])
    expect(hand(state, 1)).toBe('G1 G6 G12 S2')
    expect(hand(state, 2)).toBe('G7')
  })

  it('TB-52 lets the entitled player open the place or decline, even if he can only decline', () => {
    const state = scenario({ hands: ['G5 S2 S3', 'G6 Cuckoo'] })
    act(state, 0, 'lay G5 under S2 on 1')
    answerAll(state, [1])
    expect(owed(state)).toBe('1 openPlace')
    expect(refusal(state, 1, 'open Cuckoo')).toBe('place-needs-open-card')
    expect(refusal(state, 1, 'open G6')).toBeUndefined()
    act(state, 1, 'open G6')
    expect(pile(state, 0)).toBe('G6')
    const only = scenario({ hands: ['G5 S2 S3', 'Beam Cuckoo'] })
    act(only, 0, 'lay G5 under S2 on 1')
    answerAll(only, [1])
    expect([...timeBluff.legalMoves(timeBluff.view(only, 1))]).toEqual([{ kind: 'declinePlace' }])
  })

  it('TB-53 refills a declined place with the next clock and shuffles the others back', () => {
    const state = scenario({ hands: ['G5 S2 S3', 'G6 G7'], draw: 'A9 Joker Vortex Cuckoo A1' })
    act(state, 0, 'lay G5 under S2 on 1')
    answerAll(state, [1])
    expect(kinds(act(state, 1, 'decline'))).toEqual(['placeDeclined', 'placeRefilled'])
    expect(pile(state, 0)).toBe('A1')
    expect(state.draw).toHaveLength(3)
    expect(state.removedVortices).toBe(0)
    const none = scenario({ hands: ['G5 S2 S3', 'G6 G7'], draw: 'A9 Joker Cuckoo' })
    act(none, 0, 'lay G5 under S2 on 1')
    answerAll(none, [1])
    act(none, 1, 'decline')
    expect(none.piles[0]?.dead).toBe(true)
    expect(owed(none)).toBe('1 lay')
    const two = scenario({ hands: ['G5 S2 S3', 'G6 G7'], tops: ['G12', '-', 'R6'], draw: 'Joker' })
    act(two, 0, 'lay G5 under S2 on 1')
    answerAll(two, [1])
    expect(kinds(act(two, 1, 'decline'))).toEqual(['placeDeclined', 'placeDead'])
    expect(owed(two)).toBe('1 lay')
    const all = scenario({
      hands: ['G5 S2 S3', 'G6 G7'],
      tops: ['G12', '-', '-'],
      draw: 'A9 Joker',
    })
    act(all, 0, 'lay G5 under S2 on 1')
    answerAll(all, [1])
    expect(kinds(act(all, 1, 'decline'))).toEqual(['placeDeclined', 'placeDead', 'roundEnded'])
    expect(all.scores.at(-1)?.end).toBe('places-dead')
  })

  it('TB-54 ends the round when the card on the empty place is the last; a vortex acts first', () => {
    const state = scenario({ hands: ['G5 S2 S3', 'G6'] })
    act(state, 0, 'lay G5 under S2 on 1')
    answerAll(state, [1])
    expect(kinds(act(state, 1, 'open G6'))).toEqual(['placeOpened', 'roundEnded'])
    const vortex = scenario({ hands: ['G5 S2 S3', 'Vortex', 'G8'] })
    act(vortex, 0, 'lay G5 under S2 on 1')
    answerAll(vortex, [1])
    act(vortex, 1, 'open Vortex')
    expect(owed(vortex)).toBe('1 direct')
    expect(kinds(act(vortex, 1, 'pass clockwise'))).toEqual([
      'handsPassed',
      'vortexReplaced',
      'roundEnded',
    ])
    expect(points(vortex)[2]).toBe(0)
  })

  it('TB-55 acts at once when a vortex opens the place; no draw, no window', () => {
    const state = scenario({ hands: ['G5 S2 S3', 'Vortex G7', 'G8'] })
    act(state, 0, 'lay G5 under S2 on 1')
    answerAll(state, [1])
    act(state, 1, 'open Vortex')
    expect(kinds(act(state, 1, 'pass counterclockwise'))).toEqual(['handsPassed', 'vortexReplaced'])
    expect(hand(state, 0)).toBe('G7')
    expect(owed(state)).toBe('1 lay')
  })

  it('TB-56 gives the doubter everything; vortices inside stay inactive', () => {
    const state = scenario({ hands: ['G1 S2 S3', 'G6'], tops: ['Vortex G12', 'S3', 'R6'] })
    act(state, 0, 'lay G1 under S2 on 1')
    expect(kinds(answerAll(state, [1]))).toEqual(['doubted', 'pickedUp'])
    expect(hand(state, 1)).toBe('G1 G6 G12 S2 Vortex')
  })

  it('TB-57 goes on with the seat after the layer, whoever doubted', () => {
    const state = scenario({ hands: ['G5 S2 S3', 'G6', 'G7 G9', 'G8'] })
    act(state, 0, 'lay G5 under S2 on 1')
    answerAll(state, [2])
    act(state, 2, 'open G7')
    expect(owed(state)).toBe('1 lay')
  })

  it('TB-58 never judges an older hidden card', () => {
    const state = scenario({ hands: ['G5 S2 S9', 'R3 R7 R8'] })
    act(state, 0, 'lay G5 under S2 on 1')
    answerAll(state)
    act(state, 1, 'lay R3 under R7 on 1')
    expect(answerAll(state, [0])[0]).toMatchObject({ layer: 1, right: true })
  })

  it('TB-59 counts the drawn card to the hand that opens the place', () => {
    const state = scenario({ hands: ['G1 S2 Cuckoo', 'G6'], draw: 'A5 A6' })
    act(state, 0, 'lay G1 under S2 on 1')
    answerAll(state, [1])
    expect(refusal(state, 0, 'open A5')).toBeUndefined()
  })
})
