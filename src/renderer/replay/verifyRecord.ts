/** The proof of a finished match: the deal was fixed before it, and every entry goes through the rules. */
import { contentPortOf, type Content } from '../../engine/content'
import { findFairnessFault, type FairnessFault, type FairnessNotes } from '../../engine/fairDeal'
import { canonicalJson } from '../../engine/hash'
import type { Outcome } from '../../engine/outcome'
import { hashDeal, isMatchRecord } from '../../engine/record'
import { replayMatch } from '../../engine/replay'
import { isGameId } from '../../games/contracts'
import { GAMES } from '../../games/registry'

/** What can be wrong with a record. */
export type RecordFault =
  FairnessFault | 'other-rules' | 'other-content' | 'does-not-replay' | 'other-result'

/** What a player noted of a match while it ran. */
export interface RecordNotes extends FairnessNotes {
  /** The result that everybody was shown. */
  readonly outcome: Outcome
}

/** Checks a record that the host has revealed, with the content it was played with; undefined: it holds. */
export function verifyRecord(
  raw: unknown,
  pieces: readonly Content[],
  notes: RecordNotes,
): RecordFault | undefined {
  if (!isMatchRecord(raw) || !isGameId(raw.game)) return 'malformed'
  const fault = findFairnessFault(raw.fairness, hashDeal(raw), notes)
  if (fault) return fault
  const match = replayMatch(GAMES[raw.game], raw, contentPortOf(pieces))
  if (!match.ok) {
    const { kind } = match.error
    return kind === 'other-rules' || kind === 'other-content' ? kind : 'does-not-replay'
  }
  const outcome = match.value.outcome()
  if (!outcome) return 'does-not-replay'
  return canonicalJson(outcome) === canonicalJson(notes.outcome) ? undefined : 'other-result'
}
