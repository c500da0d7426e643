/** Playing a record again: it is accepted only if every entry goes through the rules. */
import type { ContentPort } from '../contract/content'
import type { SealedGame } from '../contract/game'
import type { Match, MoveRefusal, Played, Prepared } from './match'
import { MOST_ENTRIES, type Entry, type MatchRecord } from './record'
import { err, ok, type Result } from '../basics/result'
import { planMatch, type PlannedMatch } from './setup'

/** Where and why a record does not replay. */
export interface ReplayProblem {
  readonly kind: 'other-rules' | 'other-content' | 'bad-setup' | 'too-long' | 'bad-entry'
  /** Index into the record's entries. */
  readonly at?: number
  /** A game's reason, where a rule refused the move. */
  readonly reason?: string
}

/** An entry made ready to be played again; what the clock did is taken as it was recorded. */
export function prepareEntry(match: Match, entry: Entry): Result<Prepared, MoveRefusal> {
  switch (entry.kind) {
    case 'move':
      return match.prepare(entry.seat, { move: entry.move })
    case 'clock':
      return match.prepare(entry.seat, { move: entry.move, byClock: true })
    case 'left':
      return match.prepareLeave(entry.seat)
  }
}

function replayEntry(match: Match, entry: Entry, at: number): Result<Played, ReplayProblem> {
  const prepared = prepareEntry(match, entry)
  if (prepared.ok) return ok(prepared.value.apply())
  const reason = prepared.error.kind === 'illegal' ? { reason: prepared.error.reason } : {}
  return err({ kind: 'bad-entry', at, ...reason })
}

/** The setup of a record, ready to be dealt again as often as wanted; the error says why it cannot be. */
export function planAgain(
  game: SealedGame,
  record: Omit<MatchRecord, 'entries'>,
  contents: ContentPort,
): Result<PlannedMatch, ReplayProblem> {
  const { rules } = game.open(({ rulesVersion }) => ({ rules: rulesVersion }))
  if (record.rules !== rules || record.game !== game.id) return err({ kind: 'other-rules' })
  const planned = planMatch(game, { ...record, language: 'en', byHost: true }, contents)
  if (!planned.ok) {
    return err({ kind: planned.error.kind === 'content' ? 'other-content' : 'bad-setup' })
  }
  const isSame =
    planned.value.content.length === record.content.length &&
    planned.value.content.every(({ id, hash }) =>
      record.content.some((named) => named.id === id && named.hash === hash),
    )
  return isSame ? planned : err({ kind: 'other-content' })
}

function dealPlanned(
  planned: PlannedMatch,
  { fairness, facts }: Omit<MatchRecord, 'entries'>,
): Result<Match, ReplayProblem> {
  const match = planned.deal(fairness, facts)
  return match.ok ? match : err({ kind: 'bad-setup' })
}

/** The match of a record as it was dealt; the error says why it cannot be. */
export function dealAgain(
  game: SealedGame,
  record: Omit<MatchRecord, 'entries'>,
  contents: ContentPort,
): Result<Match, ReplayProblem> {
  const planned = planAgain(game, record, contents)
  return planned.ok ? dealPlanned(planned.value, record) : planned
}

/** The match at the end of its record; `onStep` is told the deal, without an entry, and each entry as it is played again. */
export function replayPlanned(
  planned: PlannedMatch,
  record: MatchRecord,
  onStep: (match: Match, played?: Played) => void = () => undefined,
): Result<Match, ReplayProblem> {
  if (record.entries.length > MOST_ENTRIES) return err({ kind: 'too-long' })
  const match = dealPlanned(planned, record)
  if (!match.ok) return match
  onStep(match.value)
  for (const [at, entry] of record.entries.entries()) {
    const played = replayEntry(match.value, entry, at)
    if (!played.ok) return played
    onStep(match.value, played.value)
  }
  return match
}

/** The match at the end of its record; `onPlayed` is told each entry as it is played again. */
export function replayMatch(
  game: SealedGame,
  record: MatchRecord,
  contents: ContentPort,
  onPlayed: (played: Played) => void = () => undefined,
): Result<Match, ReplayProblem> {
  if (record.entries.length > MOST_ENTRIES) return err({ kind: 'too-long' })
  const planned = planAgain(game, record, contents)
  if (!planned.ok) return planned
  return replayPlanned(planned.value, record, (_, played) => {
    if (played) onPlayed(played)
  })
}
