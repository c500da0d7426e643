/** The worked cases of the rules, as written there; A, B, C and D are seats 0 to 3. */
import { describe, expect, it } from 'vitest'
import { tofugott } from '../../../src/games/tofugott/inside/index'
import { contentsOf, deckOf } from './decks'
import {
  begin,
  giveUp,
  guess,
  look,
  ofKind,
  planOf,
  play,
  playIdleTurn,
  pointsOf,
  readOut,
  refusal,
  reveal,
  sixAnswers,
  tieBreaksOfThree,
  tofuIn,
  type Running,
} from './scenario'
import { silhouettesInPlay } from '../../../src/games/tofugott/outside/silhouettesInPlay'

const SIX = sixAnswers('elephant rat pig', 'human tofu tree')

function answered(seats = 4, options = {}): Running {
  const running = begin({ seats, options })
  readOut(running)
  play(running, 0, SIX)
  return running
}

describe('worked cases', () => {
  it('1: two right guessers bring the active player two points, then all hold the same six', () => {
    const running = answered()
    guess(running, 'elephant elephant dolphin')
    reveal(running)
    expect(pointsOf(running)).toEqual([2, 1, 1, 0])
    const hands = [1, 2, 3].map((seat) => silhouettesInPlay(look(running, seat)))
    expect(hands[0]).toEqual(['rat', 'pig', 'dolphin', 'tofu', 'tree', 'ghost'])
    expect(hands).toEqual([hands[0], hands[0], hands[0]])
  })

  it('2: the worst answer costs the guesser a point and brings the active player none', () => {
    const running = answered()
    guess(running, 'human dolphin dolphin')
    reveal(running)
    expect(pointsOf(running)).toEqual([0, -1, 0, 0])
  })

  it('3: of three tied players those who draw the tofu in the same step repeat', () => {
    const [found] = tieBreaksOfThree(300).filter((rounds) => rounds[1]?.seats.length === 2)
    const [first, second] = found ?? []
    expect(first?.seats).toEqual([0, 1, 2])
    expect(second?.seats).toEqual(first && tofuIn(first))
    expect(second?.steps[0]).toHaveLength(2)
  })

  it('4: a silhouette that was guessed and not revealed can be guessed again', () => {
    const running = answered()
    guess(running, 'elephant elephant dolphin')
    reveal(running)
    expect(refusal(running, 3, { kind: 'guess', silhouette: 'dolphin' })).toBeUndefined()
    expect(refusal(running, 3, { kind: 'guess', silhouette: 'elephant' })).toBe(
      'silhouette-revealed',
    )
  })

  it('5: with a floor of 0 a guesser at 0 stays there, without it he has -1', () => {
    for (const [options, points] of [
      [{ floor: 0 }, 0],
      [{}, -1],
    ] as const) {
      const running = answered(4, options)
      guess(running, 'human dolphin dolphin')
      reveal(running)
      expect(pointsOf(running)[1]).toBe(points)
    }
  })

  it('6: four seats with two turns do not start with 8 cards; with 9 the last player still chooses', () => {
    const few = contentsOf(deckOf('tofugott/box', { normal: 8 }))
    expect(planOf({ seats: 4, contents: few })).toMatchObject({
      ok: false,
      error: { reason: 'too-few-cards', values: { cards: 8, needed: 9, n: 1 } },
    })
    const running = begin({ seats: 4, contents: contentsOf(deckOf('tofugott/box', { normal: 9 })) })
    for (let turn = 1; turn < 8; turn++) playIdleTurn(running)
    expect(look(running, 3).own?.cards).toHaveLength(2)
    expect(look(running, 3).pile).toBe(0)
    playIdleTurn(running)
    expect(tofugott.outcome(running.state)).toBeDefined()
  })

  it('7: leaving after locking leaves the turn standing, leaving before cancels it', () => {
    const after = answered()
    giveUp(after, 0)
    const settled = ['elephant', 'rat', 'pig'].flatMap((best) => {
      guess(after, `${best} dolphin dolphin`)
      return ofKind(reveal(after), 'settled')
    })
    expect(settled).toHaveLength(3)
    expect(pointsOf(after)).toEqual([3, 3, 0, 0])

    const before = begin()
    readOut(before)
    const { card } = before.state
    guess(before, 'elephant elephant dolphin')
    giveUp(before, 0)
    expect(pointsOf(before)).toEqual([0, 0, 0, 0])
    expect(before.state.used).toEqual([card])
    expect(look(before, 1)).toMatchObject({ active: 1, phase: { kind: 'keeping' } })
  })
})
