import { describe, expect, it } from 'vitest'
import { timeBluff } from '../../../src/games/time-bluff/inside/index'
import { act, answerAll, hand, kinds, owed, points, scenario } from './scenario'

function closing(hidden: string): ReturnType<typeof scenario> {
  const state = scenario({ hands: [`${hidden} S2`, 'G6 G7', 'G8'] })
  act(state, 0, `lay ${hidden} under S2 on 1`)
  return state
}

describe('end of a round', () => {
  it('TB-60 lets the last cards be doubted', () => {
    const believed = closing('G1')
    expect(kinds(answerAll(believed))).toEqual(['believed', 'roundEnded'])
    expect(believed.scores).toMatchObject([{ end: 'emptied', by: 0 }])
    expect(points(believed)).toEqual([0, 2, 1])
    const right = closing('G1')
    expect(kinds(answerAll(right, [1]))).toEqual(['doubted', 'pickedUp', 'roundEnded'])
    expect(points(right)).toEqual([0, 5, 1])
    const wrong = closing('G5')
    expect(kinds(answerAll(wrong, [1]))).toEqual(['doubted', 'pickedUp'])
    expect(owed(wrong)).toBe('1 openPlace')
    act(wrong, 1, 'open G7')
    expect(owed(wrong)).toBe('1 lay')
  })

  it('TB-61 scores at once when the last cards were right: nobody opens the place', () => {
    const state = closing('G1')
    answerAll(state, [2])
    expect(state.phase.kind).toBe('scored')
    expect(state.piles[0]?.layers).toEqual([])
  })

  it('TB-62 ends at once when the last cards lie under Dschungel', () => {
    const state = scenario({ hands: ['Cuckoo Jungle G9', 'G6'] })
    expect(kinds(act(state, 0, 'lay Cuckoo under Jungle under G9 on 1'))).toEqual([
      'laid',
      'protected',
      'roundEnded',
    ])
    expect(points(state)).toEqual([0, 1])
  })

  it('TB-63 lets the cuckoo win when it is got rid of, and counts 5 in hand', () => {
    const state = closing('Cuckoo')
    answerAll(state)
    expect(points(state)).toEqual([0, 2, 1])
    const held = scenario({ hands: ['G1 S2', 'Cuckoo'], totals: [49, 10], options: { target: 50 } })
    act(held, 0, 'lay G1 under S2 on 1')
    answerAll(held)
    expect(points(held)).toEqual([0, 5])
  })

  it('TB-64 ends the round when the right doubter empties his hand on the place', () => {
    const state = scenario({ hands: ['G5 S2', 'G6', 'G8'] })
    act(state, 0, 'lay G5 under S2 on 1')
    answerAll(state, [1])
    expect(kinds(act(state, 1, 'open G6'))).toEqual(['placeOpened', 'roundEnded'])
    expect(state.scores).toMatchObject([{ end: 'emptied', by: 1 }])
    expect(points(state)).toEqual([3, 0, 1])
  })

  it('TB-65 gives the winner of the round 0, and nobody anything extra', () => {
    const state = closing('G1')
    answerAll(state)
    expect(state.totals).toEqual([0, 2, 1])
    const exhausted = scenario({ hands: ['G1 S2 S3', 'G6'], draw: '' })
    act(exhausted, 0, 'lay G1 under S2 on 1')
    expect(points(exhausted)).toEqual([1, 1])
  })

  it('TB-66 counts no card on the table', () => {
    const state = closing('Joker')
    answerAll(state)
    expect(points(state).reduce((sum, one) => sum + one, 0)).toBe(3)
  })

  it('TB-67 ends the match at or above the target; the lowest total wins, ties share', () => {
    const state = scenario({ hands: ['G1 S2', 'G6', 'G7'], totals: [20, 49, 19] })
    act(state, 0, 'lay G1 under S2 on 1')
    expect(kinds(answerAll(state))).toEqual(['believed', 'roundEnded', 'matchEnded'])
    expect(timeBluff.outcome(state)).toEqual({
      kind: 'ranking',
      ranks: [1, 3, 1],
      scores: [20, 50, 20],
    })
    expect(timeBluff.toAct(state)).toEqual([])
    for (const [target, totals, over] of [
      [30, [0, 29], true],
      [100, [0, 60], false],
      ['round', [0, 0], true],
    ] as const) {
      const one = scenario({ hands: ['G1 S2', 'G6'], totals, options: { target } })
      act(one, 0, 'lay G1 under S2 on 1')
      answerAll(one)
      expect(timeBluff.outcome(one) !== undefined).toBe(over)
    }
  })

  it('TB-68 decides the match by minus points, not by rounds won', () => {
    const state = scenario({ hands: ['G1 S2', 'G6', 'G7'], totals: [45, 49, 3] })
    act(state, 0, 'lay G1 under S2 on 1')
    answerAll(state)
    expect(timeBluff.outcome(state)?.ranks).toEqual([2, 3, 1])
  })

  it('TB-69 scores a round without end after 50 turns a player, skipped ones counted', () => {
    const state = scenario({
      hands: ['G1 G2 G3 G4 G5 G7 G8 G9', 'S1 S2 S3 S4 S5 S6 S7'],
      skips: [0, 1],
    })
    state.turns = 99
    act(state, 0, 'lay G1 under G2 on 1')
    expect(kinds(answerAll(state))).toEqual(['believed', 'satOut', 'roundEnded'])
    expect(state.scores.at(-1)?.end).toBe('too-long')
    const earlier = scenario({ hands: ['G1 G2 G3 G4 G5 G7 G8 G9', 'S1 S2 S3 S4 S5 S6 S7'] })
    earlier.turns = 99
    act(earlier, 0, 'lay G1 under G2 on 1')
    answerAll(earlier)
    expect(owed(earlier)).toBe('1 lay')
  })

  it('TB-87 ends a closing play that is believed or right, and a wrong one if somebody has no card', () => {
    const vortex = scenario({ hands: ['G5 Vortex', 'G6 G7', 'G8'] })
    act(vortex, 0, 'lay G5 under Vortex on 1')
    act(vortex, 0, 'pass clockwise')
    expect(hand(vortex, 1)).toBe('')
    expect(kinds(answerAll(vortex, [2]))).toEqual(['doubted', 'pickedUp', 'roundEnded'])
    expect(points(vortex)[1]).toBe(0)
    const right = scenario({ hands: ['G1 Vortex', 'G6 G7', 'G8'] })
    act(right, 0, 'lay G1 under Vortex on 1')
    act(right, 0, 'pass clockwise')
    answerAll(right, [1])
    expect(right.phase.kind).toBe('scored')
    expect(points(right).every((one) => one > 0)).toBe(true)
  })

  it('TB-92 counts clock 1, Joker, pair card and cuckoo 5, vortex 10', () => {
    for (const [held, worth] of [
      ['G12', 1],
      ['Joker', 5],
      ['Cuckoo', 5],
      ['Snooze', 5],
      ['Vortex', 10],
      ['G1 Joker Vortex', 16],
    ] as const) {
      const state = scenario({ hands: ['S1 S2', held] })
      act(state, 0, 'lay S1 under S2 on 1')
      answerAll(state)
      expect(points(state)).toEqual([0, worth])
    }
  })
})
