/** The match of one game: the one place where moves are checked and played. */
import type { ContentName } from '../contract/content'
import type { Awaited, Decision } from '../contract/decision'
import type { Eyes, Game, GameTypes } from '../contract/game'
import { invariant } from '../basics/invariant'
import { toJson, type Json } from '../basics/json'
import type { Language } from '../basics/language'
import type { Answering, AskedQuestion, Match, MoveRefusal, Played, Prepared } from './match'
import type { Options } from '../options/options'
import type { Outcome } from '../contract/outcome'
import type { Random } from '../chance/random'
import { streamFor } from '../chance/randomStream'
import type { DealRecord, Entry, MatchRecord } from './record'
import { MOST_REMARKS, type Remark } from '../contract/remark'
import { err, ok, type Result } from '../basics/result'
import type { Seat, Viewer } from '../basics/seat'
import {
  judgeProposal,
  judgeSignal,
  optionsOf,
  type TableOptions,
  type TalkResult,
} from './tableTalk'

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
  /** All that happened so far. */
  private readonly events: T['event'][] = []

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
    return judgeSignal(this.parts.rules, this.look(seat), raw)
  }

  propose(viewer: Viewer, raw: unknown, table: TableOptions): TalkResult {
    const { rules } = this.parts
    const options = optionsOf(rules, table) ?? this.options
    return judgeProposal(rules, { view: this.look(viewer), options }, raw)
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

  remarks(language: Language = 'en'): readonly Remark[] {
    const told = this.see(this.events, 'spectator', language)
    const view = this.look('spectator', language)
    return this.parts.rules.remarks?.find({ told, view }).slice(0, MOST_REMARKS) ?? []
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
        this.events.push(...events)
        return {
          entry,
          seen: (viewer, language) => this.see(events, viewer, language).map(toJson),
          recalled: (viewer, language) =>
            this.recall(this.see(events, viewer, language), viewer, language),
          ...(answered ? { answered } : {}),
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
    const all: T['seen'][] = []
    for (const event of events) {
      const seen = this.parts.rules.eventFor(event, viewer, eyes)
      if (seen !== undefined) all.push(seen)
    }
    return all
  }
}
