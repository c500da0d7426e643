/** From what a table has set to a match that can be dealt, or the reason in data why not: the lobby, the start and the replay ask here. */
import { contentKey, type Content, type ContentName, type ContentPort } from '../contract/content'
import { seedOf, type Fairness } from './fairDeal'
import type { Game, GameTypes, SealedGame, SetupRefusal } from '../contract/game'
import { toJson, type Json } from '../basics/json'
import type { Language } from '../basics/language'
import { Latest } from '../basics/latest'
import type { Match } from './match'
import type { OptionProblem, Options, OptionSpec } from '../options/options'
import type { DealRecord } from './record'
import { err, ok, type Result } from '../basics/result'
import { RunningMatch } from './runningMatch'
import type { Seat } from '../basics/seat'

/** What a table has set. */
export interface TableSetup {
  readonly options: Options
  readonly seats: number
  /** Of whoever sets the table: the default of options that follow it. */
  readonly language: Language
  /** The options come from the host itself, values that only it sets included. */
  readonly byHost?: true
}

/** A piece of content that is needed cannot be had. */
interface ContentProblem {
  readonly kind: 'content'
  readonly id: string
  readonly problem: 'missing' | 'damaged'
}

/** Why a match cannot begin. */
export type SetupProblem =
  | { readonly kind: 'option'; readonly problem: OptionProblem }
  | { readonly kind: 'seats'; readonly min: number; readonly max: number; readonly rule?: string }
  | ContentProblem
  | { readonly kind: 'refused'; readonly refusal: SetupRefusal }

/** Why a planned match cannot be dealt. */
export type DealProblem = 'fairness' | 'facts'

/** A match that can be dealt. */
export interface PlannedMatch {
  readonly game: string
  readonly rules: number
  /** All options, parsed. */
  readonly options: Options
  readonly seats: number
  readonly content: readonly ContentName[]
  /** Whether people are asked for facts of their own. */
  readonly asksFacts: boolean
  /** What bots are handed of the content. */
  readonly knowledge: Json
  /** What the match will be dealt from, for the hash that is told before the shares are opened. */
  describe(facts: Readonly<Record<Seat, Json>>): Omit<DealRecord, 'fairness'>
  /** Whether a person may bring this; the error is a sentence for developers. */
  parseFacts(raw: unknown): Result<Json, string>
  deal(fairness: Fairness, facts: Readonly<Record<Seat, Json>>): Result<Match, DealProblem>
}

/** Options as the host itself holds them, and the content they were dealt with before. */
export interface RecordedSetup extends TableSetup {
  /** Asks for exactly these versions. */
  readonly content?: readonly ContentName[]
}

/** Why a question of somebody who practises is not answered. */
export type PracticeProblem =
  { readonly kind: 'not-practised' } | { readonly kind: 'malformed' } | ContentProblem

/** Plans matches of one game, and lets people practise it; content that was made ready once is kept for the next. */
export interface Planner {
  plan(setup: RecordedSetup): Result<PlannedMatch, SetupProblem>
  /** The answer to somebody who practises. */
  practise(question: Json): Result<Json, PracticeProblem>
}

class Planned<T extends GameTypes> implements PlannedMatch {
  readonly game: string
  readonly rules: number
  readonly asksFacts: boolean

  readonly options: T['options']
  readonly seats: number
  readonly content: readonly ContentName[]
  readonly knowledge: Json

  constructor(
    private readonly of: Game<T>,
    private readonly plan: T['plan'],
    setup: {
      readonly options: T['options']
      readonly seats: number
      readonly content: readonly ContentName[]
    },
  ) {
    this.game = of.id
    this.rules = of.rulesVersion
    this.options = setup.options
    this.seats = setup.seats
    this.content = setup.content
    this.knowledge = toJson(of.knowledge(plan))
    this.asksFacts = of.facts?.isAsked(setup.options) ?? false
  }

  describe(facts: Readonly<Record<Seat, Json>>): Omit<DealRecord, 'fairness'> {
    const { game, rules, options, seats, content } = this
    return { game, rules, options, seats, content, facts }
  }

  parseFacts(raw: unknown): Result<Json, string> {
    const facts = this.typedFacts(raw)
    return facts.ok ? ok(toJson(facts.value)) : facts
  }

  deal(fairness: Fairness, facts: Readonly<Record<Seat, Json>>): Result<Match, DealProblem> {
    const seed = seedOf(fairness)
    if (!seed) return err('fairness')
    const typed: Record<Seat, T['facts']> = {}
    for (const [seat, raw] of Object.entries(facts)) {
      const parsed = this.typedFacts(raw)
      if (!parsed.ok || Number(seat) >= this.seats) return err('facts')
      typed[Number(seat)] = parsed.value
    }
    const { of: rules, plan, options, seats, content, knowledge } = this
    const setup = { options, seats, content, facts, fairness }
    return ok(new RunningMatch({ rules, plan, setup, knowledge, seed, facts: typed }))
  }

  private typedFacts(raw: unknown): Result<T['facts'], string> {
    const { facts } = this.of
    if (!facts || !this.asksFacts) return err('no facts are asked for')
    return facts.parse(raw)
  }
}

/** How many pieces of content one planner keeps ready. */
const MOST_READY = 8

class MatchPlanner<T extends GameTypes> implements Planner {
  private readonly ready = new Latest<string, T['content']>(MOST_READY)

  constructor(
    private readonly game: Game<T>,
    private readonly contents: ContentPort,
  ) {}

  plan(setup: RecordedSetup): Result<PlannedMatch, SetupProblem> {
    const { game } = this
    const { language, seats } = setup
    const options = game.parseOptions(setup.options, {
      language,
      catalogue: (name) => (setup.content ? undefined : this.contents.catalogue(name)),
      ...(setup.byHost ? { byHost: true as const } : {}),
    })
    if (!options.ok) return err({ kind: 'option', problem: options.error })
    const refused = refuseSeats(game, options.value, seats)
    if (refused) return err(refused)
    const content = this.find(game.contentFor(options.value), setup.content)
    if (!content.ok) return content
    const planned = game.plan(options.value, seats, content.value.ready)
    if (!planned.ok) return err({ kind: 'refused', refusal: planned.error })
    const { names } = content.value
    return ok(new Planned(game, planned.value, { options: options.value, seats, content: names }))
  }

  practise(question: Json): Result<Json, PracticeProblem> {
    const { game } = this
    if (!game.parsePractice) return err({ kind: 'not-practised' })
    const task = game.parsePractice(question)
    if (!task.ok) return err({ kind: 'malformed' })
    const { content: id } = task.value
    const piece = this.contents.find(id)
    if (!piece) return err({ kind: 'content', id, problem: 'missing' })
    const prepared = this.prepare(piece)
    if (!prepared) return err({ kind: 'content', id, problem: 'damaged' })
    return ok(toJson(task.value.answer(prepared)))
  }

  private find(
    ids: readonly string[],
    recorded: readonly ContentName[] | undefined,
  ): Result<
    { readonly names: ContentName[]; readonly ready: ReadonlyMap<string, T['content']> },
    SetupProblem
  > {
    const names: ContentName[] = []
    const ready = new Map<string, T['content']>()
    for (const id of ids) {
      const version = recorded?.find((one) => one.id === id)?.hash
      const piece = this.contents.find(id, version)
      if (!piece) return err({ kind: 'content', id, problem: 'missing' })
      const prepared = this.prepare(piece)
      if (!prepared) return err({ kind: 'content', id, problem: 'damaged' })
      names.push({ id, hash: piece.hash })
      ready.set(id, prepared)
    }
    return ok({ names, ready })
  }

  private prepare(piece: Content): T['content'] | undefined {
    const key = contentKey(piece)
    const known = this.ready.get(key)
    if (known) return known
    const read = this.game.readContent(piece)
    if (!read.ok) return undefined
    this.ready.set(key, read.value)
    return read.value
  }
}

function isSeatOption(spec: OptionSpec): boolean {
  return spec.kind === 'seat'
}

function refuseSeats<T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  seats: number,
): SetupProblem | undefined {
  const { min, max, rule } = game.seatsWith(options)
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    return { kind: 'seats', min, max, ...(rule === undefined ? {} : { rule }) }
  }
  const beyond = game.optionSpecs.filter(isSeatOption).find(({ key }) => {
    const value = options[key]
    return typeof value === 'number' && value >= seats
  })
  const allowed = `0 to ${String(seats - 1)} or none`
  return (
    beyond && {
      kind: 'option',
      problem: { key: beyond.key, problem: 'value-not-allowed', allowed },
    }
  )
}

/** A planner for one game over one source of content. */
export function plannerFor(game: SealedGame, contents: ContentPort): Planner {
  return game.open<Planner>((rules) => new MatchPlanner(rules, contents))
}

/** A match that can be dealt, or which part of the setup is in the way and what is allowed; for whoever plans only once. */
export function planMatch(
  game: SealedGame,
  setup: RecordedSetup,
  contents: ContentPort,
): Result<PlannedMatch, SetupProblem> {
  return plannerFor(game, contents).plan(setup)
}
