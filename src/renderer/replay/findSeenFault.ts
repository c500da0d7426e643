/** Whether a record is of the match that somebody was shown and played in. */
import type { SealedGame } from '../../engine/contract/game'
import { canonicalJson } from '../../engine/basics/hash'
import { LANGUAGES, type Language } from '../../engine/basics/language'
import type { MatchRecord } from '../../engine/match/record'
import { replayPlanned } from '../../engine/match/replay'
import type { Seat, Viewer } from '../../engine/basics/seat'
import type { PlannedMatch } from '../../engine/match/setup'
import {
  beginStretch,
  extendStretch,
  isNoticed,
  sightOf,
  type OwnMove,
  type Seen,
  type Sight,
  type Stretch,
} from '../../engine/match/sights'

/** Why a record that replays is not of the match that somebody was shown. */
export type SeenFault = 'other-views' | 'other-moves'

/** A record that replays, and what it is dealt from. */
export interface ReplayedRecord {
  readonly game: SealedGame
  readonly record: MatchRecord
  readonly planned: PlannedMatch
}

/** A step that a viewer notices, and how many entries had been played then. */
interface ReplayedSight extends Sight {
  readonly entries: number
}

/** What a viewer is shown when a record is played again. */
function sightsOf(
  { planned, record }: ReplayedRecord,
  viewer: Viewer,
  language: Language,
): ReplayedSight[] {
  const sights: ReplayedSight[] = []
  replayPlanned(planned, record, (match, played) => {
    const sight = sightOf(match.view(viewer, language), played?.seen(viewer, language) ?? [])
    const before = sights.at(-1)
    if (!before || isNoticed(sight, before.view)) {
      sights.push({ ...sight, entries: match.entries() })
    }
  })
  return sights
}

/** Where a stretch lies among the steps, by their places. */
interface Place {
  readonly first: number
  readonly last: number
}

/** The first place where a stretch is shown again step by step, at `from` entries or later. */
function placeOf(
  stretch: Stretch,
  sights: readonly ReplayedSight[],
  from: number,
): Place | undefined {
  const first = sights.findIndex((start, at) => {
    if (start.entries < from || start.view !== stretch.first) return false
    const steps = sights.slice(at + 1, at + 1 + stretch.steps)
    const shown = steps.reduce(extendStretch, beginStretch(stretch.viewer, start))
    return shown.steps === stretch.steps && shown.digest === stretch.digest
  })
  return first < 0 ? undefined : { first, last: first + stretch.steps }
}

/** Finds where stretches lie in a record; what each viewer is shown is worked out once for each language. */
class Finder {
  private readonly known = new Map<string, readonly ReplayedSight[]>()
  /** In the order in which they are tried: whoever reads one language goes on in it. */
  private languages: readonly Language[] = LANGUAGES

  constructor(private readonly replayed: ReplayedRecord) {}

  sights(viewer: Viewer, language: Language): readonly ReplayedSight[] {
    const key = `${String(viewer)} ${language}`
    const sights = this.known.get(key) ?? sightsOf(this.replayed, viewer, language)
    this.known.set(key, sights)
    return sights
  }

  /** How many entries had been played at the end of a stretch, and whether it is the whole match; undefined: it was never shown so. */
  find(
    stretch: Stretch,
    from: number,
  ): { readonly entries: number; readonly isWhole: boolean } | undefined {
    for (const language of this.languages) {
      const sights = this.sights(stretch.viewer, language)
      const place = placeOf(stretch, sights, from)
      const end = place && sights[place.last]
      if (!end) continue
      this.languages = [language, ...LANGUAGES.filter((other) => other !== language)]
      return {
        entries: end.entries,
        isWhole: place.first === 0 && place.last === sights.length - 1,
      }
    }
    return undefined
  }

  /** Whether nothing more is shown to a viewer after so many entries. */
  isEnd(viewer: Viewer, entries: number): boolean {
    return this.sights(viewer, this.languages[0] ?? 'en').at(-1)?.entries === entries
  }
}

/** The seat whose whole match was seen, or undefined; a fault if anything was never shown so. */
function checkViews(
  replayed: ReplayedRecord,
  stretches: readonly Stretch[],
): { readonly whole: Viewer | undefined } | 'other-views' {
  const finder = new Finder(replayed)
  let entries = 0
  let whole: Viewer | undefined
  for (const stretch of stretches) {
    const found = finder.find(stretch, entries)
    if (!found) return 'other-views'
    entries = found.entries
    if (found.isWhole) whole = stretch.viewer
  }
  const last = stretches.at(-1)
  // Whoever checks has seen the end: nothing may come after it.
  return last && !finder.isEnd(last.viewer, entries) ? 'other-views' : { whole }
}

/** A move as a record holds it, and the question that it answers; absent: not noted. */
interface AnsweredMove {
  readonly text: string
  readonly question: string | undefined
}

/** The own moves as the record would hold them. */
function movesOf({ game }: ReplayedRecord, moves: readonly OwnMove[], seat: Seat): AnsweredMove[] {
  return moves.flatMap((own) => {
    if (own.seat !== seat) return []
    const parsed = game.open((rules) => rules.parseMove(own.move))
    return [{ text: parsed.ok ? canonicalJson(parsed.value) : '', question: own.question }]
  })
}

/** What a record says that a seat has answered. */
function recordedMoves({ planned, record }: ReplayedRecord, seat: Seat): AnsweredMove[] {
  const moves: AnsweredMove[] = []
  replayPlanned(planned, record, (_, played) => {
    if (played?.entry.kind !== 'move' || played.entry.seat !== seat) return
    moves.push({ text: canonicalJson(played.entry.move), question: played.answered?.name })
  })
  return moves
}

function isSame(own: AnsweredMove | undefined, recorded: AnsweredMove): boolean {
  if (own?.text !== recorded.text) return false
  return own.question === undefined || own.question === recorded.question
}

/**
 * Whether the record holds all own moves in their order, each as the answer to its own question; while somebody was away others may
 * have answered for him.
 */
function areIn(
  replayed: ReplayedRecord,
  moves: readonly OwnMove[],
  seat: Seat,
  isWhole: boolean,
): boolean {
  const own = movesOf(replayed, moves, seat)
  const recorded = recordedMoves(replayed, seat)
  if (isWhole && own.length !== recorded.length) return false
  let found = 0
  for (const move of recorded) if (isSame(own[found], move)) found += 1
  return found === own.length
}

/** Compares a record with what somebody was shown and did; undefined: it is the same match. */
export function findSeenFault(
  replayed: ReplayedRecord,
  { stretches, moves }: Seen,
): SeenFault | undefined {
  const views = checkViews(replayed, stretches)
  if (views === 'other-views') return views
  const whole = views.whole === 'spectator' ? undefined : views.whole
  const seats = new Set([...moves.map(({ seat }) => seat), ...(whole === undefined ? [] : [whole])])
  const isMissing = (seat: Seat): boolean => !areIn(replayed, moves, seat, seat === whole)
  return [...seats].some(isMissing) ? 'other-moves' : undefined
}
