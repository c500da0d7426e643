/** The proof of a finished match: the deal was fixed before it, and every entry goes through the rules. */
import { contentPortOf, type Content, type ContentPort } from '../../engine/content'
import { findFairnessFault, type FairnessFault, type FairnessNotes } from '../../engine/fairDeal'
import { canonicalJson } from '../../engine/hash'
import type { Outcome } from '../../engine/outcome'
import { isMatchRecord, type MatchRecord } from '../../engine/record'
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

/** The content as the record names it; a catalogue is whatever the record's options chose from it, whatever can be chosen today. */
function contentsFor({ options }: MatchRecord, pieces: readonly Content[]): ContentPort {
  const chosen = Object.values(options).flatMap((value) =>
    typeof value === 'object' ? value : [],
  )
  return { ...contentPortOf(pieces), catalogue: () => [...new Set(chosen)] }
}

/** Checks a record that the host has revealed, with the content it was played with; undefined: it holds. */
export function verifyRecord(
  raw: unknown,
  pieces: readonly Content[],
  notes: RecordNotes,
): RecordFault | undefined {
  if (!isMatchRecord(raw) || !isGameId(raw.game)) return 'malformed'
  const fault = findFairnessFault(raw.fairness, notes)
  if (fault) return fault
  const match = replayMatch(GAMES[raw.game], raw, contentsFor(raw, pieces))
  if (!match.ok) {
    const { kind } = match.error
    return kind === 'other-rules' || kind === 'other-content' ? kind : 'does-not-replay'
  }
  const outcome = match.value.outcome()
  if (!outcome) return 'does-not-replay'
  return canonicalJson(outcome) === canonicalJson(notes.outcome) ? undefined : 'other-result'
}
