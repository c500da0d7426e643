/** What the registered games are tried with: small pieces of content where a game needs some, the same for good. */
import { NO_CONTENT, type ContentPort } from '../../src/engine/content'
import type { GameId } from '../../src/games/contracts'
import { DECKS_OF_TESTS } from '../games/tofugott/decks'

/** By game; whoever tries a game without knowing more than its contract takes these. */
export const TRIAL_CONTENTS: Readonly<Record<GameId, ContentPort>> = {
  'time-bluff': NO_CONTENT,
  tafelrunde: NO_CONTENT,
  tofugott: DECKS_OF_TESTS,
}
