/** Whole matches as people at the table are shown them, with what each of their windows notes; for trying the proof. */
import { SeenNotes } from '../../../src/client/seenNotes'
import type { ContentPort } from '../../../src/engine/contract/content'
import type { Fairness } from '../../../src/engine/match/fairDeal'
import type { SealedGame } from '../../../src/engine/contract/game'
import { invariant, present } from '../../../src/engine/basics/invariant'
import type { Json } from '../../../src/engine/basics/json'
import { LANGUAGES, type Language } from '../../../src/engine/basics/language'
import type { Match, Played } from '../../../src/engine/match/match'
import type { Options } from '../../../src/engine/options/options'
import type { Outcome } from '../../../src/engine/contract/outcome'
import { pick, type Random } from '../../../src/engine/chance/random'
import type { MatchRecord } from '../../../src/engine/match/record'
import type { Seat } from '../../../src/engine/basics/seat'
import type { OwnMove, Seen } from '../../../src/engine/match/sights'
import { plannerFor, type Planner } from '../../../src/engine/match/setup'
import { parseHostMessage, type MatchMessage } from '../../../src/protocol/hostMessages'

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

/** What one seat was shown in one step. */
interface ShownStep {
  readonly seat: Seat
  /** View and events as they come over a wire. */
  readonly text: string
}

/** A match that is over. */
export interface ShownMatch {
  readonly record: MatchRecord
  readonly outcome: Outcome
  /** What the person at a seat was shown and did. */
  seenBy(seat: Seat): Seen
  /** All that anybody was shown, in order. */
  readonly steps: readonly ShownStep[]
}

/** Changes what somebody is shown, before he is. */
export type Tamper = (view: Json, seat: Seat, step: number) => Json

/** What happened to one person, in order; noted when somebody asks for it. */
type Happened =
  | { readonly kind: 'message'; readonly message: string }
  | { readonly kind: 'move'; readonly own: OwnMove }
  | { readonly kind: 'cut' }

class Onlooker {
  private readonly happened: Happened[] = []
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
  look(match: Match, played: Played | undefined, change: (view: Json) => Json): string | undefined {
    this.version += 1
    this.comeAndGo()
    if (match.outcome()) this.isHere = true
    if (!this.isHere) {
      this.happened.push({ kind: 'cut' })
      return undefined
    }
    const { seat, language, version } = this
    const view = change(match.view(seat, language))
    const events = played?.seen(seat, language) ?? []
    const message = JSON.stringify(messageOf(match, { view, events, version }))
    this.happened.push({ kind: 'message', message })
    return message
  }

  /** While he is away a bot answers for him. */
  noteMove(own: OwnMove): void {
    if (this.isHere) this.happened.push({ kind: 'move', own })
  }

  seen(): Seen {
    const notes = new SeenNotes()
    for (const one of this.happened) {
      if (one.kind === 'message') notes.note(parseMessage(one.message), this.seat)
      else if (one.kind === 'move') notes.noteMove(one.own)
      else notes.breakOff()
    }
    return notes.seen()
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
  return {
    type: 'match',
    table: 't',
    version,
    events,
    match: { ...told, awaited, commitment: '' },
  }
}

/** As it comes over a wire. */
function parseMessage(text: string): MatchMessage {
  const message = parseHostMessage(text)
  invariant(message.ok && message.value.type === 'match', 'a host says so')
  return message.value
}

const planners = new WeakMap<SealedGame, Planner>()

/** The planner of a game, always with the same contents. */
function plannerOf({ game, contents }: ShownTable): Planner {
  const planner = planners.get(game) ?? plannerFor(game, contents)
  planners.set(game, planner)
  return planner
}

/** The match as it is dealt. */
export function dealShown(table: ShownTable): Match {
  const { game, options, seats, fairness } = table
  const planned = plannerOf(table).plan({ options, seats, language: 'en', byHost: true })
  invariant(planned.ok, `${game.id} can be dealt: ${JSON.stringify(planned)}`)
  const match = planned.value.deal(fairness, {})
  invariant(match.ok, `${game.id} is dealt`)
  return match.value
}

/** A match under way, and how it is gone on with. */
interface Playing {
  readonly match: Match
  /** Plays one move at random; false: there was none. */
  step(onPlayed: (move: Json, seat: Seat, played: Played) => void): boolean
}

function playing(table: ShownTable, random: Random): Playing {
  const match = dealShown(table)
  return {
    match,
    step(onPlayed) {
      const decision = match.entries() < MOST_ENTRIES ? pick(match.toAct(), random) : undefined
      if (!decision) return false
      const { seat } = decision
      const move = match.sampleMove(seat, random)
      const played = match.play(seat, move)
      invariant(played.ok, `${match.game}: a sampled move is legal`)
      onPlayed(move, seat, played.value)
      return true
    },
  }
}

/** Plays a match at random that nobody is shown; undefined: it did not come to its end. */
export function playUnseen(
  table: ShownTable,
  random: Random,
): Pick<ShownMatch, 'record' | 'outcome'> | undefined {
  const { match, step } = playing(table, random)
  while (step(() => undefined));
  const outcome = match.outcome()
  return outcome && { record: match.record(), outcome }
}

/** Plays a match at random and shows it to all its seats, over lines that break; undefined: it did not come to its end. */
export function playShown(
  table: ShownTable,
  random: Random,
  tamper: Tamper = (view) => view,
): ShownMatch | undefined {
  const { match, step } = playing(table, random)
  const isSteady = random.below(2) === 0
  const people = Array.from(
    { length: table.seats },
    (_, seat) => new Onlooker(seat, random, isSteady),
  )
  const steps: ShownStep[] = []
  const showAll = (played?: Played): void => {
    for (const [seat, person] of people.entries()) {
      const text = person.look(match, played, (view) => tamper(view, seat, match.entries()))
      if (text !== undefined) steps.push({ seat, text })
    }
  }
  showAll()
  const goOn = (move: Json, seat: Seat, played: Played): void => {
    const question = played.answered?.name
    people[seat]?.noteMove({ seat, move, ...(question === undefined ? {} : { question }) })
    showAll(played)
  }
  while (step(goOn));
  const outcome = match.outcome()
  const seenBy = (seat: Seat): Seen => present(people[seat], 'there is such a seat').seen()
  return outcome && { record: match.record(), outcome, seenBy, steps }
}
