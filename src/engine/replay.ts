/** Playing a record again: it is accepted only if every move goes through the rules. */
import type { SealedGame } from './game'
import { startMatch, type Match, type Played } from './match'
import type { MatchRecord } from './record'
import { RULES_VERSION } from './record'
import { err, ok, type Result } from './result'

/** More moves than any match can have; a longer record is not replayed. */
export const MOST_MOVES = 10_000

/** Where and why a record does not replay. */
export interface ReplayProblem {
  readonly kind: 'other-rules' | 'bad-setup' | 'too-long' | 'bad-move'
  /** Index into the record's moves. */
  readonly at?: number
  /** A game's reason, where a rule refused the move. */
  readonly reason?: string
}

/** Plays one recorded move; a fallback is played as the move that was recorded. */
function replayMove(match: Match, record: MatchRecord, at: number): Result<Played, ReplayProblem> {
  const recorded = record.moves[at]
  if (!recorded) return err({ kind: 'bad-move', at })
  const prepared = match.prepare(recorded.seat, recorded.move)
  if (prepared.ok) return ok(match.apply(recorded))
  const reason = prepared.error.kind === 'illegal' ? { reason: prepared.error.reason } : {}
  return err({ kind: 'bad-move', at, ...reason })
}

/** The match at the end of its record; `onPlayed` is told each move as it is played again. */
export function replayMatch(
  game: SealedGame,
  record: MatchRecord,
  onPlayed: (played: Played, match: Match) => void = () => undefined,
): Result<Match, ReplayProblem> {
  if (record.rules !== RULES_VERSION || record.game !== game.id) return err({ kind: 'other-rules' })
  if (record.moves.length > MOST_MOVES) return err({ kind: 'too-long' })
  const match = startMatch(game, record)
  if (!match.ok) return err({ kind: 'bad-setup' })
  for (let at = 0; at < record.moves.length; at++) {
    const played = replayMove(match.value, record, at)
    if (!played.ok) return played
    onPlayed(played.value, match.value)
  }
  return ok(match.value)
}
