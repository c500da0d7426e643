/** The leagues of the games that have one. */
import type { GameTypes } from '../../../src/engine/contract/game'
import type { GameLeague } from './league'
import { BUCHSTABENBLUFF_LEAGUE } from './buchstabenbluff/league'
import { TAFELRUNDE_LEAGUE } from './tafelrunde/league'
import { TIJDLIJN_LEAGUE } from './tijdlijn/league'
import { TIME_BLUFF_LEAGUE } from './timeBluff/league'
import { TOFUGOTT_LEAGUE } from './tofugott/league'

/** A league whose game's types are hidden. */
export interface SealedLeague {
  open<Answer>(use: <T extends GameTypes>(league: GameLeague<T>) => Answer): Answer
}

function seal<T extends GameTypes>(league: GameLeague<T>): SealedLeague {
  return { open: (use) => use(league) }
}

/** By game. */
export const LEAGUES = {
  'time-bluff': seal(TIME_BLUFF_LEAGUE),
  tafelrunde: seal(TAFELRUNDE_LEAGUE),
  buchstabenbluff: seal(BUCHSTABENBLUFF_LEAGUE),
  tijdlijn: seal(TIJDLIJN_LEAGUE),
  tofugott: seal(TOFUGOTT_LEAGUE),
} as const
