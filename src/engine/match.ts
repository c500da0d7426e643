/** A running match of any game: the one place where moves are checked and played. */
import type { ContentName } from './content'
import type { Awaited, Decision, Question } from './decision'
import type { Eyes, Game, GameTypes, SealedGame } from './game'
import { invariant } from './invariant'
import { toJson, type Json } from './json'
import type { Language } from './language'
import type { OptionContext, Options } from './options'
import type { Outcome } from './outcome'
import type { Random } from './random'
import { streamFor } from './randomStream'
import type { DealRecord, Entry, MatchRecord } from './record'
import { err, ok, type Result } from './result'
import type { Seat, Viewer } from './seat'

/** A decision with the question behind it. */
export interface AskedQuestion extends Decision, Question {}

/** What somebody answers. */
export interface Answering {
  readonly move: unknown
  /** The name of the question that is answered; absent: whatever the seat is asked (simulators, records). */
  readonly question?: string
  /** The clock answers: the move is taken as it is. */
  readonly byClock?: true
}

/** Why a move was not played. */
export type MoveRefusal =
  | { readonly kind: 'malformed'; readonly sentence: string }
  /** The seat is asked nothing, or not this question any more. */
  | { readonly kind: 'not-owed' }
  | { readonly kind: 'illegal'; readonly reason: string; readonly rule: string }

/** An entry that may be played next; nothing has happened yet. */
export interface Prepared {
  readonly entry: Entry
  /** Plays it, once; nothing else may have been played since it was prepared. */
  apply(): Played
}

/** An entry that was played. */
export interface Played {
  readonly entry: Entry
  /** The question that it answered; absent for a seat given up. */
  readonly answered?: AskedQuestion
  /** What `viewer` saw happen, in order. */
  seen(viewer: Viewer, language: Language): readonly Json[]
  /** What `viewer` may still be told of it as things stand when this is asked. */
  recalled(viewer: Viewer, language: Language): readonly Json[]
}

/** A signal or a proposal that may be made, as plain data, or why not. */
export type TalkResult = Result<Json, Exclude<MoveRefusal, { kind: 'not-owed' }>>

/** What a table has set, which may be ahead of the match that runs there. */
export interface TableOptions {
  readonly options: Options
  readonly context: OptionContext
}

/** A running match. */
export interface Match {
  readonly game: string
  readonly rules: number
  readonly seats: number
  readonly options: Options
  /** What bots are handed of the content. */
  readonly knowledge: Json
  /** What happens to a seat that is given up for good where the table wants no bot. */
  readonly leaving: 'bot' | 'rules'
  /** Entries played so far. */
  entries(): number
  /** Who owes which decision. */
  toAct(): readonly Decision[]
  /** The same with the questions behind them. */
  asked(): readonly AskedQuestion[]
  /** Who is waited for, as `viewer` may know it. */
  awaited(viewer: Viewer): Awaited
  view(viewer: Viewer, language: Language): Json
  /** Plays a seat's move, if it is one, is owed and is legal. */
  play(seat: Seat, raw: unknown): Result<Played, MoveRefusal>
  /** The answer as it would be played, if it is a move, is owed and is legal. */
  prepare(seat: Seat, answering: Answering): Result<Prepared, MoveRefusal>
  /** What would be done for a seat whose time has run out; refused if the seat owes nothing. */
  prepareFallback(seat: Seat, question?: string): Result<Prepared, MoveRefusal>
  /** A seat given up for good; refused where the rules of the game want a bot, and after the end. */
  prepareLeave(seat: Seat): Result<Prepared, MoveRefusal>
  /** Something said by a seat without being asked. */
  signal(seat: Seat, raw: unknown): TalkResult
  /** Something put to the vote, beside what the table has set by now. */
  propose(viewer: Viewer, raw: unknown, table: TableOptions): TalkResult
  /** One legal move of a seat that owes a decision. */
  sampleMove(seat: Seat, random: Random): Json
  outcome(): Outcome | undefined
  /** Under what the best team score of the same people is kept; undefined: none is. */
  bestKey(): string | undefined
  /** What the host puts into the options of the next match with the same seats. */
  carry(): Options
  record(): MatchRecord
  /** Everything, hidden cards included, as text. */
  formatState(): string
  /** A seat's or spectator's view as text. */
  formatView(viewer: Viewer, language: Language): string
}

/** The stream that a fallback chooses from; beyond the streams of the entries, so that none repeats its numbers. */
const FALLBACK_STREAM = 2 ** 31

/** What a match is made of. */
export interface MatchParts<T extends GameTypes> {
  readonly rules: Game<T>
  readonly plan: T['plan']
  readonly setup: Omit<DealRecord, 'game' | 'rules'> & {
    readonly options: T['options']
    readonly content: readonly ContentName[]
  }
  readonly knowledge: Json
  /** 32 bytes. */
  readonly seed: Uint8Array
  readonly facts: Readonly<Record<Seat, T['facts']>>
}

const NOT_OWED = { kind: 'not-owed' } as const

/** The match of one game; made by `planMatch` alone. */
export class RunningMatch<T extends GameTypes> implements Match {
  readonly game: string
  readonly rules: number
  readonly seats: number
  readonly options: T['options']
  readonly leaving: 'bot' | 'rules'
  readonly knowledge: Json
  private readonly played: Entry[] = []
  private readonly state: T['state']
  private readonly eyes = new Map<Language, Eyes<T>>()
  private readonly gone = new Set<Seat>()

  constructor(private readonly parts: MatchParts<T>) {
    const { rules, plan, setup, seed, facts } = parts
    this.game = rules.id
    this.rules = rules.rulesVersion
    this.seats = setup.seats
    this.options = setup.options
    this.knowledge = parts.knowledge
    this.leaving = rules.leave === 'bot' ? 'bot' : 'rules'
    this.state = rules.deal(plan, streamFor(seed, 0), facts)
  }

  entries(): number {
    return this.played.length
  }

  toAct(): readonly Decision[] {
    return this.parts.rules.toAct(this.state)
  }

  asked(): readonly AskedQuestion[] {
    const { rules } = this.parts
    return this.toAct().map((decision) => ({
      seat: decision.seat,
      kind: decision.kind,
      ...rules.question(this.state, decision),
    }))
  }

  awaited(viewer: Viewer): Awaited {
    return this.parts.rules.awaited(this.state, viewer)
  }

  view(viewer: Viewer, language: Language): Json {
    return toJson(this.look(viewer, language))
  }

  play(seat: Seat, raw: unknown): Result<Played, MoveRefusal> {
    const prepared = this.prepare(seat, { move: raw })
    return prepared.ok ? ok(prepared.value.apply()) : prepared
  }

  prepare(seat: Seat, answering: Answering): Result<Prepared, MoveRefusal> {
    const { rules } = this.parts
    const parsed = rules.parseMove(answering.move)
    if (!parsed.ok) return err({ kind: 'malformed', sentence: parsed.error })
    if (!this.isSeat(seat)) return err(NOT_OWED)
    const asked = this.questionFor(seat, answering.question)
    // Who is not asked any more learns that the question is closed, not which rule stands against it.
    if (!asked && answering.question !== undefined) return err(NOT_OWED)
    const reason = this.refuse(seat, parsed.value)
    if (reason !== undefined) {
      return err({ kind: 'illegal', reason, rule: rules.ruleOf[reason] })
    }
    if (!asked) return err(NOT_OWED)
    return ok(this.answer(asked, parsed.value, answering.byClock === true))
  }

  prepareFallback(seat: Seat, question?: string): Result<Prepared, MoveRefusal> {
    const asked = this.questionFor(seat, question)
    if (!asked) return err(NOT_OWED)
    const { rules, seed } = this.parts
    const random = streamFor(seed, FALLBACK_STREAM + this.played.length)
    return ok(this.answer(asked, rules.fallback(this.look(seat), random), true))
  }

  prepareLeave(seat: Seat): Result<Prepared, MoveRefusal> {
    const { leave } = this.parts.rules
    if (leave === 'bot' || !this.isSeat(seat) || this.gone.has(seat) || this.outcome()) {
      return err(NOT_OWED)
    }
    return ok(
      this.ready({ kind: 'left', seat }, undefined, (random) => {
        this.gone.add(seat)
        return leave(this.state, seat, random, this.parts.plan)
      }),
    )
  }

  signal(seat: Seat, raw: unknown): TalkResult {
    const { talk } = this.parts.rules
    if (!talk) return err({ kind: 'malformed', sentence: 'this game has no signals' })
    const parsed = talk.parseSignal(raw)
    if (!parsed.ok) return err({ kind: 'malformed', sentence: parsed.error })
    return said(this.parts.rules, talk.checkSignal(this.look(seat), parsed.value), parsed.value)
  }

  propose(viewer: Viewer, raw: unknown, table: TableOptions): TalkResult {
    const { rules } = this.parts
    const options = optionsOf(rules, table) ?? this.options
    return proposeAt(rules, raw, { view: this.look(viewer), options })
  }

  sampleMove(seat: Seat, random: Random): Json {
    const { rules, plan } = this.parts
    return toJson(rules.sampleFrom(this.state, seat, random, plan))
  }

  outcome(): Outcome | undefined {
    return this.parts.rules.outcome(this.state)
  }

  bestKey(): string | undefined {
    return this.parts.rules.bestKey?.(this.options, this.seats)
  }

  carry(): Options {
    return this.parts.rules.carry(this.state)
  }

  record(): MatchRecord {
    const { options, seats, content, facts, fairness } = this.parts.setup
    const { game, rules } = this
    return { game, rules, options, seats, content, facts, fairness, entries: [...this.played] }
  }

  formatState(): string {
    return this.parts.rules.notation.formatState(this.state)
  }

  formatView(viewer: Viewer, language: Language): string {
    return this.parts.rules.notation.formatView(this.look(viewer, language))
  }

  private look(viewer: Viewer, language: Language = 'en'): T['view'] {
    return this.parts.rules.view(this.state, viewer, this.eyesOf(language))
  }

  private eyesOf(language: Language): Eyes<T> {
    const known = this.eyes.get(language) ?? { language, plan: this.parts.plan }
    this.eyes.set(language, known)
    return known
  }

  private isSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.seats
  }

  private questionFor(seat: Seat, name: string | undefined): AskedQuestion | undefined {
    return this.asked().find(
      (asked) => asked.seat === seat && (name === undefined || asked.name === name),
    )
  }

  private refuse(seat: Seat, move: T['move']): T['reason'] | undefined {
    const { rules, plan } = this.parts
    const view = this.look(seat)
    return rules.check(view, move) ?? rules.judge(view, move, plan)
  }

  private answer(asked: AskedQuestion, move: T['move'], byClock: boolean): Prepared {
    const { rules, plan } = this.parts
    const { seat } = asked
    const entry: Entry = { kind: byClock ? 'clock' : 'move', seat, move: toJson(move) }
    return this.ready(entry, asked, (random) =>
      rules.play(this.state, { seat, move, byClock }, random, plan),
    )
  }

  private ready(
    entry: Entry,
    answered: AskedQuestion | undefined,
    carryOut: (random: Random) => readonly T['event'][],
  ): Prepared {
    const at = this.played.length
    return {
      entry,
      apply: () => {
        invariant(this.played.length === at, 'nothing was played since this was prepared')
        const events = carryOut(streamFor(this.parts.seed, at + 1))
        this.played.push(entry)
        return {
          entry,
          ...(answered ? { answered } : {}),
          seen: (viewer, language) => this.see(events, viewer, language).map(toJson),
          recalled: (viewer, language) =>
            this.recall(this.see(events, viewer, language), viewer, language),
        }
      },
    }
  }

  private recall(seen: readonly T['seen'][], viewer: Viewer, language: Language): Json[] {
    const { rules } = this.parts
    const view = this.look(viewer, language)
    return seen.map((one) => toJson(rules.recall(one, view)))
  }

  private see(events: readonly T['event'][], viewer: Viewer, language: Language): T['seen'][] {
    const eyes = this.eyesOf(language)
    return events.flatMap((event) => {
      const seen = this.parts.rules.eventFor(event, viewer, eyes)
      return seen === undefined ? [] : [seen]
    })
  }
}

function optionsOf<T extends GameTypes>(
  rules: Game<T>,
  { options, context }: TableOptions,
): T['options'] | undefined {
  const parsed = rules.parseOptions(options, { ...context, byHost: true })
  return parsed.ok ? parsed.value : undefined
}

function said<T extends GameTypes>(
  { ruleOf }: Game<T>,
  reason: T['reason'] | undefined,
  words: object,
): TalkResult {
  if (reason !== undefined) return err({ kind: 'illegal', reason, rule: ruleOf[reason] })
  return ok(toJson(words))
}

function proposeAt<T extends GameTypes>(
  rules: Game<T>,
  raw: unknown,
  { view, options }: { readonly view?: T['view']; readonly options: T['options'] },
): TalkResult {
  const { talk } = rules
  if (!talk) return err({ kind: 'malformed', sentence: 'this game has no proposals' })
  const parsed = talk.parseProposal(raw)
  if (!parsed.ok) return err({ kind: 'malformed', sentence: parsed.error })
  return said(rules, talk.checkProposal(view, parsed.value, options), parsed.value)
}

/** Something put to the vote by somebody who sits at a table without a match; undefined if the table's options no longer fit the game. */
export function proposeBetween(
  game: SealedGame,
  raw: unknown,
  table: TableOptions,
): TalkResult | undefined {
  return game.open((rules) => {
    const options = optionsOf(rules, table)
    return options && proposeAt(rules, raw, { options })
  })
}

/**
 * The options of the next match when everybody has agreed to what `propose` let through, whether or not a match lies on the table;
 * undefined if the table's no longer fit the game.
 */
export function adoptProposal(
  game: SealedGame,
  proposal: Json,
  table: TableOptions,
): Options | undefined {
  return game.open((rules) => {
    const { talk } = rules
    const parsed = talk?.parseProposal(proposal)
    const before = optionsOf(rules, table)
    return parsed?.ok && before && talk ? talk.adopt(before, parsed.value) : undefined
  })
}
