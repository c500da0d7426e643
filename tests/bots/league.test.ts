/** Nobody who has watched the piles of sharp beats it, in short; `npm run league` plays the whole of it. */
import { describe, expect, it } from 'vitest'
import { withHabit, tallDoubter } from '../support/league/timeBluff/patterns'
import { EARLIER_SHARP } from '../support/league/timeBluff/levels'
import { TIME_BLUFF_LEAGUE } from '../support/league/timeBluff/league'
import { entrantOf } from '../support/league/arena'
import { shareOf } from '../support/league/league'
import { LEVELS, levelAt } from '../../src/bots/time-bluff/levels'
import { present } from '../../src/engine/invariant'

const MATCHES = 100

/** The share of one who doubts every pile of twelve cards or more, and is as the others otherwise. */
function shareOfTallDoubter(name: 'sharp' | 'earlier sharp', seats: number): number {
  const base = name === 'sharp' ? levelAt(LEVELS.sharp, seats) : EARLIER_SHARP
  const one = entrantOf('doubts piles of 12', withHabit(tallDoubter, base), null)
  const others = present(TIME_BLUFF_LEAGUE.bots[name], 'the bot is in the league')
  return shareOf({
    league: TIME_BLUFF_LEAGUE,
    one,
    others,
    seats,
    matches: MATCHES,
    seed: 'short league',
  }).mean
}

describe('the league of Tom’s Time Bluff', () => {
  it('tall piles give nothing away, as they once did', () => {
    const seats = 4
    const bar = present(TIME_BLUFF_LEAGUE.bars[seats], 'there is a bar')
    expect(shareOfTallDoubter('sharp', seats)).toBeLessThan(bar)
    expect(shareOfTallDoubter('earlier sharp', seats)).toBeGreaterThan(bar)
  }, 180_000)
})
