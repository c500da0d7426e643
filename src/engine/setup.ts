/** From what a table has set to a match that can be dealt, or the reason in data why not: the lobby, the start and the replay ask here. */
import type { ContentPort, ContentName, ContentSet, Content } from './content'
import { seedOf, type Fairness } from './fairDeal'
import type { Game, GameTypes, SealedGame, SetupRefusal } from './game'
import { toJson, type Json } from './json'
import type { Language } from './language'
import { RunningMatch, type Match } from './match'
import type { OptionProblem, Options } from './options'
import { err, ok, type Result } from './result'
import type { Seat } from './seat'

/** What a table has set. */
export interface TableSetup {
  readonly options: Options
  readonly seats: number
  /** Of the host: the default of options that follow it. */
  readonly language: Language
  /** The options come from the host itself, values that only it sets included. */
  readonly byHost?: true
}

/** Why a match cannot begin. */
export type SetupProblem =
  | { readonly kind: 'option'; readonly problem: OptionProblem }
  | { readonly kind: 'seats'; readonly min: number; readonly max: number }
  | { readonly kind: 'content'; readonly id: string }
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
  /** Whether a person may bring this; the error is a sentence for developers. */
  parseFacts(raw: unknown): Result<Json, string>
  deal(fairness: Fairness, facts: Readonly<Record<Seat, Json>>): Result<Match, DealProblem>
}

function findContent(ids: readonly string[], contents: ContentPort): Result<ContentSet, string> {
  const set = new Map<string, Content>()
  for (const id of ids) {
    const piece = contents.find(id)
    if (!piece) return err(id)
    set.set(id, piece)
  }
  return ok(set)
}

class Planned<T extends GameTypes> implements PlannedMatch {
  readonly game: string
  readonly rules: number
  readonly asksFacts: boolean

  readonly options: T['options']
  readonly seats: number
  readonly content: readonly ContentName[]

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
    this.asksFacts = of.facts?.isAsked(setup.options) ?? false
  }

  get knowledge(): Json {
    return toJson(this.of.knowledge(this.plan))
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
      if (!parsed.ok) return err('facts')
      typed[Number(seat)] = parsed.value
    }
    const { of: rules, plan, options, seats, content } = this
    const setup = { options, seats, content, facts, fairness }
    return ok(new RunningMatch({ rules, plan, setup, seed, facts: typed }))
  }

  private typedFacts(raw: unknown): Result<T['facts'], string> {
    const { facts } = this.of
    if (!facts || !this.asksFacts) return err('no facts are asked for')
    return facts.parse(raw)
  }
}

function plan<T extends GameTypes>(
  game: Game<T>,
  setup: TableSetup,
  contents: ContentPort,
): Result<PlannedMatch, SetupProblem> {
  const { language, seats } = setup
  const context = {
    language,
    catalogue: (name: string) => contents.catalogue(name),
    ...(setup.byHost ? { byHost: true as const } : {}),
  }
  const options = game.parseOptions(setup.options, context)
  if (!options.ok) return err({ kind: 'option', problem: options.error })
  const { min, max } = game.seatsWith(options.value)
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    return err({ kind: 'seats', min, max })
  }
  const content = findContent(game.contentFor(options.value), contents)
  if (!content.ok) return err({ kind: 'content', id: content.error })
  const planned = game.plan(options.value, seats, content.value)
  if (!planned.ok) return err({ kind: 'refused', refusal: planned.error })
  const names = Array.from(content.value.values(), ({ id, hash }) => ({ id, hash }))
  return ok(new Planned(game, planned.value, { options: options.value, seats, content: names }))
}

/** A match that can be dealt, or which part of the setup is in the way and what is allowed. */
export function planMatch(
  game: SealedGame,
  setup: TableSetup,
  contents: ContentPort,
): Result<PlannedMatch, SetupProblem> {
  return game.open((rules) => plan(rules, setup, contents))
}
