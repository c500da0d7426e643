/** What a game is asked about its match once that is over; a game that fails over it does not cost the result. */
import type { Match } from '../../engine/match/match'
import type { Options } from '../../engine/options/options'
import type { Remark } from '../../engine/contract/remark'
import { sentenceOf } from '../../engine/basics/sentenceOf'
import type { Log } from '../ports'

interface Asking<Answer> {
  readonly match: Match
  readonly log: Log
  /** What is logged if the game fails. */
  readonly event: 'carry-fault' | 'best-failed' | 'remarks-failed'
  readonly otherwise: Answer
}

function ask<Answer>(asking: Asking<Answer>, answer: (match: Match) => Answer): Answer {
  const { match, log, event, otherwise } = asking
  try {
    return answer(match)
  } catch (error) {
    log.write({ event, game: match.game, why: sentenceOf(error) })
    return otherwise
  }
}

/** What the next match is handed; nothing if the game fails over it. */
export function carryOf(match: Match, log: Log): Options {
  return ask({ match, log, event: 'carry-fault', otherwise: {} }, (over) => over.carry())
}

/** Under what the best team score is kept; undefined: it is not kept. */
export function bestKeyOf(match: Match, log: Log): string | undefined {
  const asking = { match, log, event: 'best-failed', otherwise: undefined } as const
  return ask<string | undefined>(asking, (over) => over.bestKey())
}

/** What was remarkable; nothing if the game fails over it. */
export function remarksOf(match: Match, log: Log): readonly Remark[] {
  const asking = { match, log, event: 'remarks-failed', otherwise: [] } as const
  return ask<readonly Remark[]>(asking, (over) => over.remarks())
}
