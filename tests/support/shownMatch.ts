/** Whole matches as people at the table are shown them, with what each of their windows notes; for trying the proof. */
import { SeenNotes } from '../../src/client/seenNotes'
import type { ContentPort } from '../../src/engine/content'
import type { Fairness } from '../../src/engine/fairDeal'
import type { SealedGame } from '../../src/engine/game'
import { invariant } from '../../src/engine/invariant'
import { toJson, type Json } from '../../src/engine/json'
import { LANGUAGES, type Language } from '../../src/engine/language'
import type { Match } from '../../src/engine/match'
import type { Options } from '../../src/engine/options'
import type { Outcome } from '../../src/engine/outcome'
import { pick, type Random } from '../../src/engine/random'
import type { MatchRecord } from '../../src/engine/record'
import type { Seat } from '../../src/engine/seat'
import type { Seen } from '../../src/engine/sights'
import { planMatch } from '../../src/engine/setup'
import type { MatchMessage } from '../../src/protocol/hostMessages'

/** Random players never end some matches; those are left. */
const MOST_ENTRIES = 400
/** How often a line breaks, and how often it is there again, in steps. */
const ONE_CUT_IN = 60
const ONE_RETURN_IN = 4

/** What a match is dealt from. */
export interface ShownTable {
  readonly game: SealedGame
  readonly contents: ContentPort
  readonly options: Options
  readonly seats: number
  readonly fairness: Fairness
}

/** A view as one seat was shown it. */
interface ShownView {
  readonly seat: Seat
  readonly view: Json
}

/** A match that is over. */
export interface ShownMatch {
  readonly record: MatchRecord
  readonly outcome: Outcome
  /** By seat, what its person was shown and did. */
  readonly seen: readonly Seen[]
  /** All views that anybody was shown, in order. */
  readonly views: readonly ShownView[]
}

/** Changes what somebody is shown, before he is. */
export type Tamper = (view: Json, seat: Seat, step: number) => Json

class Onlooker {
  private readonly notes = new SeenNotes()
  private readonly language: Language
  private isHere = true
  private version = 0

  constructor(
    private readonly seat: Seat,
    private readonly random: Random,
    private readonly isSteady: boolean,
  ) {
    this.language = pick(LANGUAGES, random) ?? 'en'
  }

  /** Shows him how the match stands, if his line holds; lines hold at the end. */
  look(match: Match, events: readonly Json[], change: (view: Json) => Json): Json | undefined {
    this.version += 1
    this.comeAndGo()
    if (match.outcome()) this.isHere = true
    if (!this.isHere) {
      this.notes.breakOff()
      return undefined
    }
    const view = change(match.view(this.seat, this.language))
    this.notes.note(messageOf(match, { view, events, version: this.version }), this.seat)
    return view
  }

  eventsOf(seen: (viewer: Seat, language: Language) => readonly Json[]): readonly Json[] {
    return seen(this.seat, this.language)
  }

  /** While he is away a bot answers for him. */
  noteMove(move: Json): void {
    if (this.isHere) this.notes.noteMove(this.seat, move)
  }

  seen(): Seen {
    return this.notes.seen()
  }

  private comeAndGo(): void {
    if (this.isSteady) return
    const isChanged = this.random.below(this.isHere ? ONE_CUT_IN : ONE_RETURN_IN) === 0
    if (isChanged) this.isHere = !this.isHere
  }
}

function messageOf(
  match: Match,
  { view, events, version }: { view: Json; events: readonly Json[]; version: number },
): MatchMessage {
  const told = { number: 1, game: match.game, view, own: [], entries: match.entries() }
  const awaited = { kind: 'hidden' } as const
  return toMessage({
    type: 'match',
    table: 't',
    version,
    events,
    match: { ...told, awaited, commitment: '' },
  })
}

/** As it comes over a wire. */
function toMessage(message: MatchMessage): MatchMessage {
  const { match, events } = message
  const again = (value: Json): Json => toJson(JSON.parse(JSON.stringify(value)))
  return { ...message, events: events.map(again), match: { ...match, view: again(match.view) } }
}

/** The match as it is dealt. */
export function dealShown({ game, contents, options, seats, fairness }: ShownTable): Match {
  const setup = { options, seats, language: 'en', byHost: true } as const
  const planned = planMatch(game, setup, contents)
  invariant(planned.ok, `${game.id} can be dealt: ${JSON.stringify(planned)}`)
  const match = planned.value.deal(fairness, {})
  invariant(match.ok, `${game.id} is dealt`)
  return match.value
}

/** Plays a match at random and shows it to all its seats, over lines that break; undefined: it did not come to its end. */
export function playShown(
  table: ShownTable,
  random: Random,
  tamper: Tamper = (view) => view,
): ShownMatch | undefined {
  const match = dealShown(table)
  const isSteady = random.below(2) === 0
  const people = Array.from(
    { length: table.seats },
    (_, seat) => new Onlooker(seat, random, isSteady),
  )
  const views: ShownView[] = []
  const showAll = (seen: (viewer: Seat, language: Language) => readonly Json[]): void => {
    for (const [seat, person] of people.entries()) {
      const change = (view: Json): Json => tamper(view, seat, match.entries())
      const view = person.look(match, person.eventsOf(seen), change)
      if (view !== undefined) views.push({ seat, view })
    }
  }
  showAll(() => [])
  while (match.entries() < MOST_ENTRIES) {
    const decision = pick(match.toAct(), random)
    if (!decision) break
    const { seat } = decision
    const move = match.sampleMove(seat, random)
    const played = match.play(seat, move)
    invariant(played.ok, `${match.game}: a sampled move is legal`)
    people[seat]?.noteMove(move)
    showAll((viewer, language) => played.value.seen(viewer, language))
  }
  const outcome = match.outcome()
  const seen = people.map((person) => person.seen())
  return outcome && { record: match.record(), outcome, seen, views }
}
