/** The proof of a finished match: the deal was fixed before it, and every move goes through the rules. */
import { findFairnessFault, type FairnessFault, type FairnessNotes } from '../../engine/fairDeal'
import { parseMatchRecord } from '../../engine/parseMatchRecord'
import { replayMatch } from '../../engine/replay'
import { isGameId } from '../../games/contracts'
import { GAMES } from '../../games/registry'

/** What can be wrong with a record. */
export type RecordFault = FairnessFault | 'does-not-replay'

/** Checks a record that the host has revealed; undefined: it holds. */
export function verifyRecord(raw: unknown, notes: FairnessNotes): RecordFault | undefined {
  const record = parseMatchRecord(raw)
  if (!record || !isGameId(record.game)) return 'malformed'
  const fault = findFairnessFault(record.fairness, notes)
  if (fault) return fault
  const match = replayMatch(GAMES[record.game], record)
  return match.ok && match.value.outcome() ? undefined : 'does-not-replay'
}
