/** What compares the levels of bots: in turns around a table, one among the rest, or team against team. */
import { describe, expect, it } from 'vitest'
import { registered } from '../../src/cli/simulateMatches'
import { meanOf, playRung, type Ladder } from '../support/strength/ladder'
import { TRIAL_CONTENTS } from '../support/match/trialContents'

const FEW = { playouts: 8, hasTime: () => true }
const REQUEST = { ...registered('time-bluff'), seats: 4, seed: 'alone', options: {} }

function shareOf(ladder: Ladder, matches: number): number {
  const rungs = Array.from({ length: matches }, (_, number) => playRung(ladder, number))
  return meanOf(rungs.flatMap((rung) => (rung ? [rung.value] : []))).mean
}

describe('one level among others', () => {
  it('is one seat, which moves on: who plays at random wins nothing among the rest, whoever sits alone among such most matches', () => {
    const alone = { request: REQUEST, alone: true } as const
    expect(shareOf({ ...alone, better: 'random', worse: 'solid' }, 12)).toBeLessThan(0.1)
    expect(shareOf({ ...alone, better: 'solid', worse: 'random' }, 12)).toBeGreaterThan(0.6)
  }, 60_000)

  it('is half of the table where levels sit in turns', () => {
    const turns = { request: REQUEST, better: 'solid', worse: 'random' } as const
    expect(shareOf(turns, 12)).toBeGreaterThan(0.6)
  }, 60_000)

  it('is one of a team where all play together, in the same deals', () => {
    const played = registered('tijdlijn', TRIAL_CONTENTS.tijdlijn)
    const options = { mode: 'co-operative', cards: 24 } as const
    const request = { ...played, seats: 2, seed: 'team', options, budget: () => FEW }
    const team = { request, together: true, alone: true } as const
    for (let number = 0; number < 4; number++) {
      expect(playRung({ ...team, better: 'easy', worse: 'easy' }, number)).toMatchObject({
        kind: 'lead',
        value: 0,
      })
    }
    const leads = Array.from({ length: 8 }, (_, number) =>
      playRung({ ...team, better: 'sharp', worse: 'random' }, number),
    )
    expect(leads.some((rung) => rung?.value !== 0)).toBe(true)
  }, 60_000)
})
