/** The end of a match and the draw for the tofu. */
import { describe, expect, it } from 'vitest'
import { present } from '../../../src/engine/basics/invariant'
import { tofugott } from '../../../src/games/tofugott/inside/index'
import type { TofugottEvent } from '../../../src/games/tofugott/outside/contract'
import { SILHOUETTES } from '../../../src/games/tofugott/outside/silhouettes'
import {
  begin,
  giveUp,
  look,
  ofKind,
  playIdleTurn,
  seenBy,
  setPoints,
  tieBreaksOfThree,
  tofuIn,
  type Running,
} from './scenario'

interface Ended {
  readonly running: Running
  readonly events: TofugottEvent[]
}

/** A match of one turn each that ends with these points. */
function endWith(points: readonly number[], seed = 'end'): Ended {
  const running = begin({ seats: points.length, options: { turns: 1 }, seed })
  for (let turn = 1; turn < points.length; turn++) playIdleTurn(running)
  setPoints(running, points)
  return { running, events: playIdleTurn(running) }
}

function ranksWith(points: readonly number[], seed?: string): readonly number[] {
  return present(tofugott.outcome(endWith(points, seed).running.state), 'it is over').ranks
}

describe('the end', () => {
  it('TG-31 everybody begins at zero, and the most points win after equally many turns', () => {
    const running = begin()
    expect(look(running, 0).players.map(({ points }) => points)).toEqual([0, 0, 0, 0])
    const { running: over, events } = endWith([3, 7, 1, 5])
    expect(tofugott.outcome(over.state)).toEqual({
      kind: 'ranking',
      ranks: [3, 1, 4, 2],
      scores: [3, 7, 1, 5],
    })
    expect(ofKind(events, 'ended')).toEqual([
      { kind: 'ended', end: 'finished', ranks: [3, 1, 4, 2] },
    ])
    expect(tofugott.toAct(over.state)).toEqual([])
    expect(tofugott.check(look(over, 0), { kind: 'done' })).toBe('match-over')
  })

  it('TG-31 there is no outcome before the last turn is over', () => {
    const running = begin({ seats: 2, options: { turns: 1 } })
    playIdleTurn(running)
    expect(tofugott.outcome(running.state)).toBeUndefined()
    playIdleTurn(running)
    expect(tofugott.outcome(running.state)).toBeDefined()
  })

  it('TG-22 the highest score wins below zero too', () => {
    expect(ranksWith([-3, -1, -2])).toEqual([3, 1, 2])
  })
})

describe('a tie', () => {
  it('TG-21 for the most points is broken by the tofu, the others tied share second place', () => {
    const winners = new Set<number>()
    for (let seed = 0; seed < 40; seed++) {
      const ranks = ranksWith([4, 1, 4, 4], String(seed))
      expect([...ranks].sort()).toEqual([1, 2, 2, 4])
      expect(ranks[1]).toBe(4)
      winners.add(ranks.indexOf(1))
    }
    expect([...winners].sort()).toEqual([0, 2, 3])
  })

  it('TG-21 for lower places stays', () => {
    expect(ranksWith([9, 2, 2, 2])).toEqual([1, 2, 2, 2])
    expect(endWith([9, 2, 2, 2]).events.some(({ kind }) => kind === 'tied')).toBe(false)
  })

  it('TG-21 each draws from all ten, one card a step, until the first tofu', () => {
    for (const [round] of tieBreaksOfThree(50)) {
      expect(round?.seats).toEqual([0, 1, 2])
      const steps = round?.steps ?? []
      expect(steps.length).toBeLessThanOrEqual(SILHOUETTES.length)
      expect(steps.slice(0, -1).flat()).not.toContain('tofu')
      expect(steps.at(-1)).toContain('tofu')
      for (const place of [0, 1, 2]) {
        const own = steps.map((step) => step[place])
        expect(new Set(own).size).toBe(own.length)
      }
    }
  })

  it('TG-21 only those who draw it in the same step repeat', () => {
    const repeated = tieBreaksOfThree(200).filter(({ length }) => length > 1)
    expect(repeated.length).toBeGreaterThan(5)
    for (const rounds of repeated) {
      rounds.slice(1).forEach((round, index) => {
        expect(round.seats).toEqual(tofuIn(present(rounds[index], 'a round comes before')))
      })
      expect(tofuIn(present(rounds.at(-1), 'there are rounds'))).toHaveLength(1)
    }
  })

  it('TG-21 shows every step to all', () => {
    const { running, events } = endWith([2, 2])
    const open = events.filter(({ kind }) => kind === 'tied' || kind === 'drewForTofu')
    expect(open.length).toBeGreaterThan(1)
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(seenBy(running, open, viewer)).toEqual(open)
      const { phase } = look(running, viewer)
      const steps = phase.kind === 'over' ? phase.tieBreak.flatMap((round) => round.steps) : []
      expect(ofKind(events, 'drewForTofu').map(({ silhouettes }) => silhouettes)).toEqual(steps)
    }
  })

  it('TG-21 who was given up draws no card', () => {
    const running = begin({ seats: 3, options: { turns: 1 } })
    playIdleTurn(running)
    playIdleTurn(running)
    setPoints(running, [4, 4, 4])
    giveUp(running, 0)
    const events = playIdleTurn(running)
    expect(ofKind(events, 'tied')[0]?.seats).toEqual([1, 2])
    expect(tofugott.outcome(running.state)?.ranks[0]).toBe(3)
  })
})
