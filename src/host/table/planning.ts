/** Whether a table as it is set could be dealt: asked when it is made, while it is set, and before every deal. */
import type { Badge } from '../../engine/contract/badges'
import { characterOf, charactersOf } from '../../engine/contract/characterOf'
import {
  catalogueEntry,
  type CatalogueEntry,
  type Content,
  type ContentDescription,
} from '../../engine/contract/content'
import type { DeckForm } from '../../engine/decks/deckForm'
import type { Game, GameTypes, SealedGame } from '../../engine/contract/game'
import type { Json } from '../../engine/basics/json'
import type { Language } from '../../engine/basics/language'
import { Latest } from '../../engine/basics/latest'
import {
  adoptProposal,
  isProposalAboutMatch,
  proposeBetween,
  type TalkResult,
} from '../../engine/match/tableTalk'
import { offerOf } from '../../engine/options/offers'
import type { OptionContext, Options, OptionSpec } from '../../engine/options/options'
import type { DealRecord } from '../../engine/match/record'
import { err, type Result } from '../../engine/basics/result'
import type { Seat } from '../../engine/basics/seat'
import { sentenceOf } from '../../engine/basics/sentenceOf'
import type { BotLevel } from '../../protocol/terms'
import {
  plannerFor,
  type PlannedMatch,
  type Planner,
  type PracticeProblem,
  type SetupProblem,
} from '../../engine/match/setup'
import type { HostPorts } from '../ports'
import { FAULT, type RefusalOf } from '../refusal'
import type { SavedTable } from './tableRecords'

/** What a table is set to. */
export interface GameWish {
  readonly game: string
  readonly options: Options
  readonly seats: number
  /** The options hold values that only the host sets. */
  readonly byHost?: true
  /** Of whoever sets it: what options that follow a language stand at. Absent: of the host. */
  readonly language?: Language
}

interface UnknownGame {
  readonly kind: 'unknown-game'
}

/** Why a table cannot be dealt; `fault`: the game itself failed over it. */
export type PlanProblem = SetupProblem | UnknownGame | { readonly kind: 'fault' }

/** What a table is called by beside its name and its game. */
export interface TableLabels {
  /** The way in which the game is played, where it is offered in several. */
  readonly offer?: string
  readonly badges: readonly Badge[]
}

/** Tables whose labels are kept ready. */
const MOST_LABELS = 200
/** Decks of which it is kept ready what their game says of them: more than can be chosen (500 own ones and those that are shipped), as every change of a deck is another one. */
const MOST_DESCRIPTIONS = 1000

/** What planning needs. */
export type PlanningPorts = Pick<HostPorts, 'log' | 'contents' | 'language' | 'games'>

/** Plans matches of every game; content that was made ready once is kept for the next. */
export class Planning {
  /** Counts how often something else could be chosen than before. */
  contentVersion = 0
  private readonly planners = new Map<string, Planner>()
  private readonly labels = new Latest<string, TableLabels>(MOST_LABELS)
  /** What games say of content, by hash. */
  private readonly descriptions = new Latest<string, ContentDescription | undefined>(
    MOST_DESCRIPTIONS,
  )

  constructor(private readonly ports: PlanningPorts) {}

  /** A game by its id. */
  gameOf(id: string): SealedGame | undefined {
    const { games } = this.ports
    return Object.hasOwn(games, id) ? games[id] : undefined
  }

  /** What kind of player a bot at this seat is, no two alike as long as there are enough kinds; undefined where they are all alike, or nobody sits there. */
  characterAt(
    { game, holders }: Pick<SavedTable, 'game' | 'holders'>,
    seat: Seat,
  ): string | undefined {
    const taken = holders.flatMap((holder, at) => (holder.kind === 'free' ? [] : [{ holder, at }]))
    // Who sits down or is played for while he is away changes no bot.
    const bots = taken.filter(({ holder }) => holder.kind === 'bot')
    const inOrder = [...bots, ...taken.filter((one) => !bots.includes(one))]
    const names = inOrder.map(({ holder }) => holder.name)
    const given = this.gameOf(game)?.open(({ characters = [] }) => charactersOf(characters, names))
    return given?.[inOrder.findIndex(({ at }) => at === seat)]
  }

  /** What kind of player a bot of this name is where nobody is like it; undefined where they are all alike. */
  characterFor(game: string, name: string): string | undefined {
    return this.gameOf(game)?.open(({ characters = [] }) => characterOf(characters, name))
  }

  /** How well the bot plays that advises in this game. */
  adviserLevel(game: string): BotLevel {
    const isModest = this.gameOf(game)?.open(({ hasModestAdvice = false }) => hasModestAdvice)
    return isModest === true ? 'solid' : 'sharp'
  }

  /** The match that could be dealt, or why none could. */
  plan({ game: id, ...setup }: GameWish): Result<PlannedMatch, PlanProblem> {
    const game = this.gameOf(id)
    if (!game) return err({ kind: 'unknown-game' })
    const { log, language } = this.ports
    try {
      return this.plannerFor(game).plan({ language, ...setup })
    } catch (error) {
      log.write({ event: 'plan-fault', game: id, why: sentenceOf(error) })
      return err({ kind: 'fault' })
    }
  }

  /** The answer to somebody who practises; a game that fails over it answers nobody, and is logged by whoever asks. */
  practise(id: string, question: Json): Result<Json, PracticeProblem | UnknownGame> {
    const game = this.gameOf(id)
    return game ? this.plannerFor(game).practise(question) : err({ kind: 'unknown-game' })
  }

  /** The options as people may set them; those that the host or a vote sets are as in `kept`, which is of the same game. */
  keepSetOptions(id: string, options: Options, kept: Options): Options {
    const specs = this.gameOf(id)?.open(({ optionSpecs }) => optionSpecs) ?? []
    const own = specs.flatMap(({ key, setBy }) => {
      const value = kept[key]
      return setBy === undefined || value === undefined ? [] : [[key, value] as const]
    })
    return { ...options, ...Object.fromEntries(own) }
  }

  /** Something put to the vote while no match lies on the table; undefined if the options no longer fit the game. */
  propose(id: string, raw: Json, options: Options): TalkResult | undefined {
    const game = this.gameOf(id)
    return game && proposeBetween(game, raw, { options, context: this.optionContext() })
  }

  /** The options with a proposal that everybody has agreed to; undefined if they no longer fit the game. */
  adopt(id: string, proposal: Json, options: Options): Options | undefined {
    const game = this.gameOf(id)
    return game && adoptProposal(game, proposal, { options, context: this.optionContext() })
  }

  /** Whether a proposal is about the match on the table, and not about the options of the next one. */
  isAboutMatch(id: string, proposal: Json): boolean {
    const game = this.gameOf(id)
    return game !== undefined && isProposalAboutMatch(game, proposal)
  }

  /** What a table that is set so is called by. */
  labelsOf({ game: id, options }: Pick<GameWish, 'game' | 'options'>): TableLabels {
    const key = JSON.stringify([id, options])
    const known = this.labels.get(key)
    if (known) return known
    const offer = this.gameOf(id)?.open(({ offers }) => offerOf(offers, options))
    const way = offer === undefined ? {} : { offer }
    const labels = { ...way, badges: this.badgesOf(id, options) }
    this.labels.set(key, labels)
    return labels
  }

  /** What options are read against. */
  optionContext(): OptionContext {
    const { contents, language } = this.ports
    return { language, catalogue: (name) => contents.catalogue(name) }
  }

  /** Something else can be chosen than before. */
  noteContentChange(): void {
    this.contentVersion += 1
    this.labels.clear()
  }

  /** What can be chosen where an option of any game asks for a catalogue. */
  catalogues(): Record<string, CatalogueEntry[]> {
    const { games, contents } = this.ports
    const entries = Object.values(games).flatMap((game) => {
      const names = game.open(({ optionSpecs }) => optionSpecs.flatMap(catalogueOf))
      return names.map((name) => {
        const ids = contents.catalogue(name) ?? []
        return [name, ids.map((id) => this.describe(game, id))] as const
      })
    })
    return Object.fromEntries(entries)
  }

  /** How own decks of a catalogue are written; undefined: there are none. */
  deckFormOf(catalogue: string): DeckForm | undefined {
    const forms = Object.values(this.ports.games).map((game) =>
      game.open(({ deckForm }) => deckForm),
    )
    return forms.find((form) => form?.catalogue === catalogue)
  }

  /** Whether the game of a catalogue can read a piece. */
  isReadable(catalogue: string, piece: Content): boolean {
    const games = Object.values(this.ports.games)
    const owner = games.find(
      (game) => game.open(({ deckForm }) => deckForm)?.catalogue === catalogue,
    )
    return owner !== undefined && this.ask(owner, (rules) => rules.readContent(piece).ok) === true
  }

  /** Keeps the content of a match, so that its record can be played again. */
  keepContent({ content }: DealRecord): void {
    for (const { id, hash } of content) {
      const piece = this.ports.contents.find(id, hash)
      if (piece) this.ports.contents.keep(piece)
    }
  }

  private badgesOf(id: string, options: Options): readonly Badge[] {
    const game = this.gameOf(id)
    if (!game) return []
    const { contents } = this.ports
    const context = { ...this.optionContext(), byHost: true as const }
    const badges = this.ask(game, (rules) => {
      const parsed = rules.parseOptions(options, context)
      return parsed.ok ? rules.badgesOf?.(parsed.value, (one) => contents.isOwn(one)) : undefined
    })
    return [...(badges ?? [])]
  }

  private describe(game: SealedGame, id: string): CatalogueEntry {
    const { contents } = this.ports
    const piece = contents.find(id)
    if (piece && !this.descriptions.has(piece.hash)) {
      const described = this.ask(game, (rules) => {
        const read = rules.readContent(piece)
        return read.ok ? rules.describeContent?.(read.value) : undefined
      })
      this.descriptions.set(piece.hash, described)
    }
    return catalogueEntry(id, contents.isOwn(id), piece && this.descriptions.get(piece.hash))
  }

  /** Asks a game for something that a table can do without; a game that fails over it is logged. */
  private ask<Answer>(
    game: SealedGame,
    question: <T extends GameTypes>(rules: Game<T>) => Answer | undefined,
  ): Answer | undefined {
    try {
      return game.open(question)
    } catch (error) {
      this.ports.log.write({ event: 'plan-fault', game: game.id, why: sentenceOf(error) })
      return undefined
    }
  }

  private plannerFor(game: SealedGame): Planner {
    const planner = this.planners.get(game.id) ?? plannerFor(game, this.ports.contents)
    this.planners.set(game.id, planner)
    return planner
  }
}

function catalogueOf(spec: OptionSpec): string[] {
  return spec.kind === 'set' && 'catalogue' in spec.values ? [spec.values.catalogue] : []
}

/** What the one who asked for it is told. */
export function refusePlan(problem: PlanProblem): RefusalOf {
  switch (problem.kind) {
    case 'option':
      return { refusal: 'option-not-allowed', option: problem.problem, setup: problem }
    case 'seats':
      return { refusal: 'seats-not-allowed', setup: problem }
    case 'content':
      return { refusal: 'content-missing', setup: problem }
    case 'refused':
      return { refusal: 'cannot-be-dealt', setup: problem }
    case 'unknown-game':
      return { refusal: 'unknown-game' }
    case 'fault':
      return FAULT
  }
}

/** What somebody is told whose question in practice is not answered. */
export function refusePractice(problem: PracticeProblem | UnknownGame): RefusalOf {
  if (problem.kind === 'content') return { refusal: 'content-missing', setup: problem }
  return { refusal: problem.kind }
}
