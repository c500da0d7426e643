/** The proof of a finished match: the deal was fixed before it, and every move goes through the rules. */
import { findFairnessFault, type FairnessFault, type FairnessNotes } from '../../engine/fairDeal'
import { parseMatchRecord } from '../../engine/parseMatchRecord'
import { replayMatch } from '../../engine/replay'
import { isGameId } from '../../games/contracts'
import { GAMES } from '../../games/registry'

/** What can be wrong with a record. */
export type RecordFault = FairnessFault | 'does-not-replay' | 'other-result'

/** What a player noted of a match while it ran. */
export interface MatchNotes extends FairnessNotes {
  /** The result that everybody was shown, by seat. */
  readonly scores: readonly number[]
}

/** Checks a record that the host has revealed; undefined: it holds. */
export function verifyRecord(raw: unknown, notes: MatchNotes): RecordFault | undefined {
  const record = parseMatchRecord(raw)
  if (!record || !isGameId(record.game)) return 'malformed'
  const fault = findFairnessFault(record.fairness, notes)
  if (fault) return fault
  const match = replayMatch(GAMES[record.game], record)
  const outcome = match.ok ? match.value.outcome() : undefined
  if (!outcome) return 'does-not-replay'
  const isSame = notes.scores.join() === outcome.scores.join()
  return isSame ? undefined : 'other-result'
}
