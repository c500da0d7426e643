/**
 * The proof of a finished match: the deal was fixed before it, every entry goes through the rules, and it is the match that the
 * one who checks was shown and played in.
 */
import { contentPortOf, type Content } from '../../engine/contract/content'
import {
  findFairnessFault,
  type FairnessFault,
  type FairnessNotes,
} from '../../engine/match/fairDeal'
import { canonicalJson } from '../../engine/basics/hash'
import type { Outcome } from '../../engine/contract/outcome'
import { hashDeal, isMatchRecord } from '../../engine/match/record'
import { planAgain, replayPlanned, type ReplayProblem } from '../../engine/match/replay'
import type { Seen } from '../../engine/match/sights'
import { isGameId } from '../../games/contracts'
import { GAMES } from '../../games/registry'
import { findSeenFault, type SeenFault } from './findSeenFault'

/** Why a record cannot be played again. */
export type ReplayFault = 'other-rules' | 'other-content' | 'does-not-replay'

/** What can be wrong with a record. */
export type RecordFault = FairnessFault | ReplayFault | 'other-result' | SeenFault

/** What a player noted of a match while it ran. */
export interface RecordNotes extends FairnessNotes {
  /** The result that everybody was shown. */
  readonly outcome: Outcome
  /** What he was shown and did; absent for who was shown nothing but the end. */
  readonly seen?: Seen
  /** Deals that were broken off before this one, once shares had been asked for: no fault, but to be told. */
  readonly begunAnew?: number
}

/**
 * Whether the notes are enough to say that nobody chose the cards: an own share, what everybody had promised before the deal, and
 * anything of the match. Whoever lacks one of them proves no more than that the record fits.
 */
export function areEnough({ bits, commitments, deal, seen }: RecordNotes): boolean {
  const isOfDeal = bits !== undefined && commitments !== undefined && deal !== undefined
  return isOfDeal && seen !== undefined && seen.stretches.length > 0
}

/** What is told of a problem. */
export function replayFaultOf({ kind }: ReplayProblem): ReplayFault {
  return kind === 'other-rules' || kind === 'other-content' ? kind : 'does-not-replay'
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
  const game = GAMES[raw.game]
  const planned = planAgain(game, raw, contentPortOf(pieces))
  if (!planned.ok) return replayFaultOf(planned.error)
  const match = replayPlanned(planned.value, raw)
  if (!match.ok) return 'does-not-replay'
  const outcome = match.value.outcome()
  if (!outcome) return 'does-not-replay'
  if (canonicalJson(outcome) !== canonicalJson(notes.outcome)) return 'other-result'
  return notes.seen && findSeenFault({ game, record: raw, planned: planned.value }, notes.seen)
}
