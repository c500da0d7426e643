/** What the registered games are tried with: small pieces of content where a game needs some, the same for good. */
import { NO_CONTENT, type ContentPort } from '../../../src/engine/contract/content'
import type { Json } from '../../../src/engine/basics/json'
import type { GameId } from '../../../src/games/contracts'
import { BUCHSTABENBLUFF_PRACTICE, SMALL_CONTENTS } from '../../games/buchstabenbluff/trial'
import { TIJDLIJN_CONTENTS } from '../../games/tijdlijn/decks'
import { SEEN_EVENTS } from '../../games/tijdlijn/trial'
import { DECKS_OF_TESTS } from '../../games/tofugott/decks'

/** By game; whoever tries a game without knowing more than its contract takes these. */
export const TRIAL_CONTENTS: Readonly<Record<GameId, ContentPort>> = {
  'time-bluff': NO_CONTENT,
  tafelrunde: NO_CONTENT,
  buchstabenbluff: SMALL_CONTENTS,
  tijdlijn: TIJDLIJN_CONTENTS,
  tofugott: DECKS_OF_TESTS,
}

/** What somebody who practises asks, of the games that can be practised. */
export const TRIAL_PRACTICE: Readonly<Partial<Record<GameId, readonly Json[]>>> = {
  buchstabenbluff: BUCHSTABENBLUFF_PRACTICE,
}

/** What a person brings to the deal of a game that asks for something. */
export const TRIAL_FACTS: Readonly<Partial<Record<GameId, Json>>> = {
  tijdlijn: SEEN_EVENTS,
}
