/** A match while it runs at a table: whose time is up, when a bot answers, and what goes into the journal first. */
import type { Json } from '../../engine/basics/json'
import type { Language } from '../../engine/basics/language'
import type { Answering, AskedQuestion, Match, MoveRefusal } from '../../engine/match/match'
import type { Played, Prepared } from '../../engine/match/match'
import type { Clock, Entropy } from '../../engine/basics/ports'
import type { OfKind } from '../../engine/basics/kinds'
import type { Entry } from '../../engine/match/record'
import { prepareEntry } from '../../engine/match/replay'
import { err, ok, type Result } from '../../engine/basics/result'
import type { Seat, Viewer } from '../../engine/basics/seat'
import type { ThoughtAnswer } from '../../engine/contract/thought'
import type { AwaitedView, MatchView, OwnQuestion } from '../../protocol/tableViews'
import type { BotLevel } from '../../protocol/terms'
import { Alarm } from './alarm'
import { BotAnswers, type BotQuestion } from '../bots/botAnswers'
import { BotSeats } from '../bots/botSeats'
import { Clocks, type Lookers } from './clocks'
import type { BotPort, Log } from '../ports'
import { SleepWatch } from '../sleepWatch'
import { drawDelay, tempoOf } from '../bots/thinking'

/** Who answers for a seat just now; `nobody`: it is waited for. */
export type Controller =
  | { readonly kind: 'person' }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'bot'; readonly level: BotLevel }
  | { readonly kind: 'pass' }

/** A command that a change came with. */
export interface CommandOrigin {
  readonly person: string
  readonly command: number
  /** The command itself, if its answer says that the person is at this table now. */
  readonly led?: readonly number[]
}

/** What a running match needs of its table. */
export interface MatchRunPorts {
  readonly clock: Clock
  readonly entropy: Entropy
  readonly bots: BotPort
  readonly log: Log
  /** Of the host. */
  readonly language: Language
  /** 1: bots think as long as people find natural; 0.1: ten times faster. */
  pace(): number
  /** Whether anybody's time runs at this table: who plays alone keeps nobody waiting. */
  isTimed(): boolean
  controllerOf(seat: Seat): Controller
  /** What kind of player a bot at this seat is; undefined where the game's bots are all alike. */
  characterAt(seat: Seat): string | undefined
  /** How well the bot plays that advises. */
  adviserLevel(): BotLevel
  /** The name of whoever holds the seat. */
  nameAt(seat: Seat): string
  /** Writes an entry down before it takes effect; false: it could not be written. */
  journal(entry: Entry, origin: CommandOrigin | undefined): boolean
  /** An entry took effect. */
  played(played: Played): void
  /** The clocks stand otherwise than everybody was told. */
  rewound(): void
  /** A bot says something without being asked. */
  say(seat: Seat, signal: Json): void
  /** Carries out what comes from a bot: whatever goes wrong in it ends this match and nothing else. */
  guard(task: () => void): void
}

/** Why an answer at the table was not played. */
export type RunRefusal = MoveRefusal | { readonly kind: 'storage-failed' }

/** A question that is open. */
interface OpenQuestion extends BotQuestion {
  asked: AskedQuestion
  /** The person at the seat has said that he sees it. */
  isSeen?: true
}

function idOf({ seat, name }: Pick<AskedQuestion, 'seat' | 'name'>): string {
  return `${String(seat)}|${name}`
}

/** Nobody is known to answer it any more. */
function release(open: OpenQuestion): void {
  delete open.dueAt
  delete open.thought
}

/** A running match. */
export class MatchRun {
  /** Noted after every entry: whoever lists tables asks no game, which might fail over it. */
  isOver = false
  private readonly open = new Map<string, OpenQuestion>()
  private readonly clocks = new Clocks()
  private readonly lookers: Lookers
  private readonly bots: BotSeats
  private readonly answers: BotAnswers
  private readonly sleepWatch: SleepWatch
  private readonly alarm: Alarm
  private asleepSince: number | undefined
  private isPumping = false
  private isClosed = false
  private counted = 0
  /** What is asked since the last entry: asked of the rules once, told to every viewer. */
  private asked: readonly AskedQuestion[] = []

  constructor(
    readonly match: Match,
    private readonly ports: MatchRunPorts,
  ) {
    this.bots = new BotSeats(match, ports)
    this.answers = this.openAnswers()
    this.alarm = new Alarm(ports.clock, () => {
      this.pump()
    })
    this.sleepWatch = new SleepWatch(ports.clock, (slept) => {
      this.giveBack(slept)
      ports.rewound()
      this.pump()
    })
    this.lookers = {
      isUnseen: (question) =>
        ports.controllerOf(question.seat).kind === 'person' &&
        this.open.get(idOf(question))?.isSeen !== true,
      isCommon: ({ seat, clock }) => {
        const awaited = match.awaited(seat)
        if (awaited.kind === 'number') return awaited.clock?.key === clock?.key
        return awaited.kind === 'names'
      },
    }
    this.noteQuestions()
  }

  /** Takes in an entry that was played before a restart. */
  restore(entry: Entry): boolean {
    const prepared = prepareEntry(this.match, entry)
    if (!prepared.ok) return false
    this.bots.restore(prepared.value.apply())
    this.noteQuestions()
    return true
  }

  /** All that was played, before a restart too. */
  played(): readonly Played[] {
    return this.bots.played()
  }

  /** Entries so far; those of answers that are given unseen count when all are in. */
  entries(): number {
    return this.counted
  }

  /** What a viewer is asked, with the clocks. */
  own(viewer: Viewer): OwnQuestion[] {
    const now = this.now()
    const own: OwnQuestion[] = []
    for (const asked of this.asked) {
      if (asked.seat !== viewer) continue
      const { kind, name, together } = asked
      own.push({
        kind,
        name,
        ...(together ? { together } : {}),
        ...this.clocks.stateOf(asked, now),
      })
    }
    return own
  }

  /** Who is waited for, as far as a viewer may know. */
  awaited(viewer: Viewer): AwaitedView {
    const awaited = this.match.awaited(viewer)
    if (awaited.kind === 'hidden') return awaited
    const now = this.now()
    const { asked } = this
    if (awaited.kind === 'number') {
      const { number, clock } = awaited
      const common = clock && asked.find((one) => one.clock?.key === clock.key)
      return { kind: 'number', number, ...(common ? this.clocks.stateOf(common, now) : {}) }
    }
    const seats: OfKind<AwaitedView, 'names'>['seats'][number][] = []
    for (const seat of awaited.seats) {
      const question = asked.find((one) => one.seat === seat)
      if (!question) continue
      seats.push({ seat, kind: question.kind, ...this.clocks.stateOf(question, now) })
    }
    return { kind: 'names', seats }
  }

  /** What a viewer is asked and who is waited for; undefined: nobody's clock runs. */
  clocksFor(viewer: Viewer): Pick<MatchView, 'own' | 'awaited'> | undefined {
    return this.hasClocks() ? { own: this.own(viewer), awaited: this.awaited(viewer) } : undefined
  }

  /** The person at a seat sees the question of this name; the clocks of all may start by it. */
  noteSeen(seat: Seat, question: string): void {
    const open = this.open.get(idOf({ seat, name: question }))
    if (!open) return
    // Its clock may come later than the question.
    open.isSeen = true
    this.clocks.noteSeen(open.asked, this.now())
    this.pump()
  }

  /** Plays a person's answer. */
  play(seat: Seat, answering: Answering, origin: CommandOrigin): Result<undefined, RunRefusal> {
    const prepared = this.match.prepare(seat, answering)
    return prepared.ok ? this.carryOut(prepared.value, origin) : prepared
  }

  /** The bots hear what a seat says without being asked. */
  hear(from: Seat, signal: Json): void {
    this.thinkAgain(this.bots.hear(from, signal))
    // Not now: a bot may say it while what it answers to is still being carried out.
    if (!this.isClosed) this.alarm.setFor(this.ports.clock.now())
  }

  /** Why a bot moved as it did; `atOnce`: what the whole table could see is told before the round is over. */
  why(
    seat: Seat | undefined,
    atOnce: boolean,
    answer: (thought: ThoughtAnswer, from?: Seat) => void,
  ): void {
    this.bots.why(seat, { about: 'move', atOnce }, answer)
  }

  /** What a bot would do in the place of a person who owes a decision. */
  advise(seat: Seat, answer: (thought: ThoughtAnswer) => void): void {
    if (this.asked.some((asked) => asked.seat === seat)) this.bots.advise(seat, answer)
    else answer({ kind: 'nothing' })
  }

  /** A seat is given up for good, where the rules say what becomes of it. */
  giveUp(seat: Seat): Result<undefined, RunRefusal> {
    const prepared = this.match.prepareLeave(seat)
    return prepared.ok ? this.carryOut(prepared.value) : prepared
  }

  /** Whether anybody's time runs. */
  hasClocks(): boolean {
    return (
      this.ports.isTimed() && [...this.open.values()].some(({ asked }) => asked.clock !== undefined)
    )
  }

  /** People come and go in the middle of a match; true: time runs for them now and did not before, or the other way round. */
  windClocks(): boolean {
    return this.clocks.setRunning(this.ports.isTimed(), this.now(), this.lookers)
  }

  /** Lets time run or stand still; nothing is charged to anybody while it stands. */
  setAsleep(asleep: boolean): void {
    const now = this.ports.clock.now()
    if (asleep) this.asleepSince ??= now
    else if (this.asleepSince !== undefined) {
      this.giveBack(now - this.asleepSince)
      this.asleepSince = undefined
    }
  }

  private giveBack(milliseconds: number): void {
    this.clocks.wake(milliseconds, this.ports.clock.now(), this.lookers)
    for (const open of this.open.values()) if (open.dueAt !== undefined) open.dueAt += milliseconds
  }

  isAsleep(): boolean {
    return this.asleepSince !== undefined
  }

  /** Does what is due and sets the next alarm. */
  pump(): void {
    if (this.isPumping || this.isClosed) return
    this.isPumping = true
    while (this.asleepSince === undefined && !this.isClosed && this.doOneThing());
    this.isPumping = false
    this.setAlarm()
  }

  /** Forgets that a bot was to answer for `seat`, because somebody else does now. */
  releaseSeat(seat: Seat): void {
    for (const open of this.open.values()) if (open.asked.seat === seat) release(open)
  }

  /** Ends the bots; they are seated anew when they are asked again. */
  rest(): void {
    this.bots.close()
    for (const open of this.open.values()) delete open.thought
  }

  /** Ends bots and alarms. */
  close(): void {
    this.isClosed = true
    this.alarm.off()
    this.sleepWatch.setOn(false)
    this.bots.close()
  }

  private now(): number {
    return this.asleepSince ?? this.ports.clock.now()
  }

  /** What is asked now; the clocks of new questions start. */
  private noteQuestions(): void {
    this.isOver = this.match.outcome() !== undefined
    const asked = this.match.asked()
    this.asked = asked
    this.windClocks()
    this.clocks.note(asked, this.now(), this.lookers)
    const current = new Map(asked.map((question) => [idOf(question), question]))
    const isUnseen = asked.some((one) => one.together && this.open.has(idOf(one)))
    if (!isUnseen) this.counted = this.match.entries()
    for (const id of this.open.keys()) if (!current.has(id)) this.open.delete(id)
    for (const [id, question] of current) {
      const before = this.open.get(id)
      if (before) before.asked = question
      else this.open.set(id, { asked: question })
    }
  }

  private carryOut(prepared: Prepared, origin?: CommandOrigin): Result<undefined, RunRefusal> {
    if (!this.ports.journal(prepared.entry, origin)) return err({ kind: 'storage-failed' })
    const played = prepared.apply()
    this.thinkAgain(this.bots.observe(played))
    this.noteQuestions()
    this.ports.played(played)
    this.pump()
    return ok(undefined)
  }

  private openAnswers(): BotAnswers {
    const { match, bots } = this
    const { log, guard } = this.ports
    return new BotAnswers({
      match,
      bots,
      log,
      guard,
      answered: () => {
        this.pump()
      },
      carryOut: (prepared) => this.carryOut(prepared).ok,
      playFallback: (asked) => this.playFallback(asked),
      releaseSeat: (seat) => {
        this.releaseSeat(seat)
      },
    })
  }

  /** What these bots were asked is asked anew: they have seen or heard something since. */
  private thinkAgain(seats: ReadonlySet<Seat>): void {
    this.answers.thinkAgain(this.open.values(), seats, this.now())
  }

  /** True: something was done, look again. */
  private doOneThing(): boolean {
    const now = this.ports.clock.now()
    for (const open of this.open.values()) {
      const end = this.clocks.endOf(open.asked)
      if (end !== undefined && now >= end) return this.playFallback(open.asked)
      const controller = this.ports.controllerOf(open.asked.seat)
      const dueAt = this.dueAt(open, controller, now)
      if (dueAt === undefined) continue
      // Asked at once: what it takes to think lies within the pause and lengthens none.
      if (controller.kind === 'bot')
        open.thought ??= this.answers.ask(open.asked.seat, controller.level)
      if (now < dueAt) continue
      if (controller.kind === 'pass') return this.playPass(open.asked)
      const { answer } = open.thought ?? {}
      if (answer) return this.answers.play(open.asked, answer.move)
    }
    return false
  }

  /** When it is answered without a person; undefined: it is waited for one. */
  private dueAt(open: OpenQuestion, { kind }: Controller, now: number): number | undefined {
    if (kind === 'person' || kind === 'nobody') {
      release(open)
      return undefined
    }
    const { entropy, pace, nameAt } = this.ports
    open.dueAt ??= now + drawDelay(open.asked, tempoOf(nameAt(open.asked.seat)), entropy) * pace()
    return open.dueAt
  }

  /** What leaves whoever is away no choice is his move: no time has run out that could cost him anything. */
  private playPass(asked: AskedQuestion): boolean {
    const passed = this.match.prepareFallback(asked.seat, asked.name)
    const entry = passed.ok ? passed.value.entry : undefined
    return asked.weight === 'forced' && entry?.kind === 'clock'
      ? this.answers.play(asked, entry.move)
      : this.playFallback(asked)
  }

  private playFallback({ seat, name }: AskedQuestion): boolean {
    const prepared = this.match.prepareFallback(seat, name)
    const isPlayed = prepared.ok && this.carryOut(prepared.value).ok
    // What could not be written is due again as soon as the table goes on.
    if (!isPlayed) this.releaseSeat(seat)
    return isPlayed
  }

  private setAlarm(): void {
    const isRunning = this.asleepSince === undefined && !this.isClosed
    this.sleepWatch.setOn(isRunning && this.hasClocks())
    if (!isRunning) {
      this.alarm.off()
      return
    }
    let next = Infinity
    for (const { asked, dueAt = Infinity, thought } of this.open.values()) {
      next = Math.min(next, this.clocks.endOf(asked) ?? Infinity)
      // Whoever still thinks when he is due is waited for: his answer comes by itself.
      const isAwaited = thought && !thought.answer && dueAt <= this.ports.clock.now()
      if (!isAwaited) next = Math.min(next, dueAt)
    }
    this.alarm.setFor(next)
  }
}
