/** A child can win: a careful beginner is a fair match for the level for children, at two seats, in the games where one plays against it alone. */
import { describe, expect, it } from 'vitest'
import type { GameTypes } from '../../src/engine/contract/game'
import { present } from '../../src/engine/basics/invariant'
import { shareOf, type GameLeague } from '../support/league/league'
import { TAFELRUNDE_LEAGUE } from '../support/league/tafelrunde/league'
import { TIME_BLUFF_LEAGUE } from '../support/league/timeBluff/league'

const [LEAST, MOST] = [0.4, 0.55]

/** The careful beginner's share of the wins against one bot of this level. */
function shareAgainst<T extends GameTypes>(league: GameLeague<T>, level: string): number {
  const one = present(league.bots['careful beginner'], 'the beginner is one of the league')
  const others = present(league.bots[level], 'the level is one of the league')
  return shareOf({ league, one, others, seats: 2, matches: 300, seed: 'children' }).mean
}

describe('a careful beginner', () => {
  it.each(['time-bluff', 'tafelrunde'] as const)(
    'wins about every other match against the level for children: %s',
    (game) => {
      const share =
        game === 'tafelrunde'
          ? shareAgainst(TAFELRUNDE_LEAGUE, 'gentle')
          : shareAgainst(TIME_BLUFF_LEAGUE, 'gentle')
      expect(share).toBeGreaterThan(LEAST)
      expect(share).toBeLessThan(MOST)
    },
    240_000,
  )
})
