/** A finished match looked at once more, entry by entry and with whose eyes one likes: its record is open to everybody. */
import { contentPortOf, type Content } from '../../engine/contract/content'
import { invariant } from '../../engine/basics/invariant'
import type { Json } from '../../engine/basics/json'
import type { Language } from '../../engine/basics/language'
import type { Match, Played } from '../../engine/match/match'
import { isMatchRecord, type MatchRecord } from '../../engine/match/record'
import { planAgain, prepareEntry, replayPlanned } from '../../engine/match/replay'
import { err, ok, type Result } from '../../engine/basics/result'
import type { Seat, Viewer } from '../../engine/basics/seat'
import type { PlannedMatch } from '../../engine/match/setup'
import { isGameId, type GameId } from '../../games/contracts'
import { GAMES } from '../../games/registry'
import { replayFaultOf, type ReplayFault } from './verifyRecord'

/** The match after so many entries, as somebody sees it. */
export interface LookBackStep {
  readonly view: Json
  /** What was seen to happen by the last entry. */
  readonly events: readonly Json[]
  /** Whose entry it was; undefined for the deal. */
  readonly seat: Seat | undefined
}

/** A match that is over, to be looked at. */
export interface LookBack {
  readonly game: GameId
  readonly seats: number
  readonly entries: number
  /** How it stood after so many entries, 0 for the deal; the next step is quick, an earlier one is dealt and played again. */
  step(entries: number, viewer: Viewer, language: Language): LookBackStep
}

/** How far a match has been played again. */
interface Reached {
  readonly match: Match
  readonly entries: number
  readonly played?: Played
}

function begin(planned: PlannedMatch, record: MatchRecord): Reached {
  const match = replayPlanned(planned, { ...record, entries: [] })
  invariant(match.ok, 'what has been replayed can be dealt again')
  return { match: match.value, entries: 0 }
}

function goOn({ match, entries }: Reached, record: MatchRecord): Reached {
  const entry = record.entries[entries]
  invariant(entry !== undefined, 'nobody looks beyond the end')
  const prepared = prepareEntry(match, entry)
  invariant(prepared.ok, 'what has been replayed can be played again')
  return { match, entries: entries + 1, played: prepared.value.apply() }
}

/** The match of a record with the content it was played with; the fault if it cannot be played again to its end. */
export function lookBack(
  raw: unknown,
  pieces: readonly Content[],
): Result<LookBack, ReplayFault | 'malformed'> {
  if (!isMatchRecord(raw) || !isGameId(raw.game)) return err('malformed')
  const { game, seats } = raw
  const planned = planAgain(GAMES[game], raw, contentPortOf(pieces))
  if (!planned.ok) return err(replayFaultOf(planned.error))
  const whole = replayPlanned(planned.value, raw)
  if (!whole.ok) return err(replayFaultOf(whole.error))
  if (!whole.value.outcome()) return err('does-not-replay')
  let reached = begin(planned.value, raw)
  return ok({
    game,
    seats,
    entries: raw.entries.length,
    step(entries, viewer, language) {
      if (entries < reached.entries) reached = begin(planned.value, raw)
      while (reached.entries < entries) reached = goOn(reached, raw)
      const { match, played } = reached
      return {
        view: match.view(viewer, language),
        events: played?.seen(viewer, language) ?? [],
        seat: played?.entry.seat,
      }
    },
  })
}
