/** A match while it runs at a table: whose time is up, when a bot answers, and what goes into the journal first. */
import type { Decision } from '../engine/game'
import type { Json } from '../engine/json'
import { formatHex } from '../engine/hex'
import type { Match, MoveRefusal, Played } from '../engine/match'
import type { Clock, Entropy } from '../engine/ports'
import type { RecordedMove } from '../engine/record'
import { err, ok, type Result } from '../engine/result'
import type { Seat } from '../engine/seat'
import type { BotLevel, DecisionView } from '../protocol/messages'
import type { BotPort, BotSeat, Log } from './ports'
import { drawDelay } from './thinking'

/** Who answers for a seat just now; `nobody`: it is waited for. */
export type Controller =
  | { readonly kind: 'person' }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'bot'; readonly level: BotLevel }
  | { readonly kind: 'pass' }

/** A command that a move came with. */
export interface MoveOrigin {
  readonly person: string
  readonly command: number
}

/** What a running match needs of its table. */
export interface MatchRunPorts {
  readonly clock: Clock
  readonly entropy: Entropy
  readonly bots: BotPort
  readonly log: Log
  /** 1: bots think as long as people find natural; 0.1: ten times faster. */
  readonly pace: number
  controllerOf(seat: Seat): Controller
  /** Writes a move down before it takes effect; false: it could not be written. */
  journal(move: RecordedMove, origin: MoveOrigin | undefined): boolean
  /** A move took effect. */
  played(played: Played): void
}

/** Why a move at the table was not played. */
export type RunRefusal =
  MoveRefusal | { readonly kind: 'storage-failed' } | { readonly kind: 'stale' }

interface OpenDecision {
  readonly decision: Decision
  /** Version of the table when it was first asked. */
  readonly openedVersion: number
  /** On the clock; moved on while the table sleeps. */
  openedAt: number
  /** When a bot answers or a pass is played, drawn before anybody looks at cards. */
  dueAt?: number
  asked: boolean
}

const SEED_BYTES = 16

function idOf(decision: Decision): string {
  return `${String(decision.seat)}|${decision.key}`
}

/** A running match. */
export class MatchRun {
  private readonly open = new Map<string, OpenDecision>()
  private readonly bots = new Map<Seat, { readonly level: BotLevel; readonly seat: BotSeat }>()
  private readonly firstViews: readonly Json[]
  private readonly history: Played[] = []
  private cancelWake: () => void = () => undefined
  private asleepSince: number | undefined
  private latestVersion = 0
  private isPumping = false
  private isClosed = false

  constructor(
    readonly match: Match,
    private readonly ports: MatchRunPorts,
  ) {
    this.firstViews = Array.from({ length: match.seats }, (_, seat) => match.view(seat))
  }

  /** Takes in a move that was played before a restart. */
  restore(move: RecordedMove): boolean {
    const prepared = this.match.prepare(move.seat, move.move)
    if (!prepared.ok) return false
    this.history.push(this.match.apply(move))
    return true
  }

  /** What whoever takes `seat` over may be told of the match so far. */
  recalledBy(seat: Seat): Json[] {
    return this.history.flatMap((played) => played.recalled(seat))
  }

  /** The decisions with their clocks. */
  awaited(): DecisionView[] {
    const now = this.asleepSince ?? this.ports.clock.now()
    return this.match.toAct().map((decision) => {
      const { seat, kind, key, seconds } = decision
      const opened = this.open.get(idOf(decision))?.openedAt ?? now
      if (seconds === undefined) return { seat, kind, key }
      const limit = seconds * 1000
      return { seat, kind, key, limit, left: Math.max(0, Math.round(opened + limit - now)) }
    })
  }

  /** Plays a person's move that was based on version `based` of the table. */
  play(
    seat: Seat,
    raw: Json,
    request: { readonly based: number; readonly origin: MoveOrigin },
  ): Result<undefined, RunRefusal> {
    const decision = this.match.toAct().find((one) => one.seat === seat)
    const opened = decision && this.open.get(idOf(decision))
    // Who is not asked any more learns that the question is closed, not which rule stands against it.
    const since = decision ? (opened?.openedVersion ?? 0) : this.latestVersion
    if (request.based < since) return err({ kind: 'stale' })
    const prepared = this.match.prepare(seat, raw)
    if (!prepared.ok) return prepared
    return this.carryOut(prepared.value, request.origin)
  }

  /** Notes what is asked now; call after every change of the table. */
  noteDecisions(version: number): void {
    this.latestVersion = version
    const now = this.asleepSince ?? this.ports.clock.now()
    const current = new Map(this.match.toAct().map((decision) => [idOf(decision), decision]))
    for (const id of this.open.keys()) if (!current.has(id)) this.open.delete(id)
    for (const [id, decision] of current) {
      const before = this.open.get(id)
      if (before) this.open.set(id, { ...before, decision })
      else this.open.set(id, { decision, openedVersion: version, openedAt: now, asked: false })
    }
  }

  /** Lets time run or stand still; nothing is charged to anybody while it stands. */
  setAsleep(asleep: boolean): void {
    const now = this.ports.clock.now()
    if (asleep) this.asleepSince ??= now
    else if (this.asleepSince !== undefined) {
      const slept = now - this.asleepSince
      for (const open of this.open.values()) {
        open.openedAt += slept
        if (open.dueAt !== undefined) open.dueAt += slept
      }
      this.asleepSince = undefined
    }
  }

  /** Does what is due and sets the next alarm. */
  pump(): void {
    if (this.isPumping || this.isClosed) return
    this.isPumping = true
    this.cancelWake()
    while (this.asleepSince === undefined && !this.isClosed && this.doOneThing());
    this.isPumping = false
    this.setAlarm()
  }

  /** Forgets that a bot was to answer for `seat`, because somebody else does now. */
  releaseSeat(seat: Seat): void {
    for (const open of this.open.values()) {
      if (open.decision.seat !== seat) continue
      delete open.dueAt
      open.asked = false
    }
  }

  /** Ends bots and alarms. */
  close(): void {
    this.isClosed = true
    this.cancelWake()
    for (const { seat } of this.bots.values()) seat.close()
    this.bots.clear()
  }

  private carryOut(move: RecordedMove, origin?: MoveOrigin): Result<undefined, RunRefusal> {
    if (!this.ports.journal(move, origin)) return err({ kind: 'storage-failed' })
    const played = this.match.apply(move)
    this.history.push(played)
    for (const [seat, bot] of this.bots) bot.seat.observe(played.seen(seat), this.match.view(seat))
    this.ports.played(played)
    this.pump()
    return ok(undefined)
  }

  /** True: something was done, look again. */
  private doOneThing(): boolean {
    const now = this.ports.clock.now()
    for (const open of this.open.values()) {
      const { seconds, seat } = open.decision
      if (seconds !== undefined && now >= open.openedAt + seconds * 1000)
        return this.playFallback(seat)
      this.schedule(open, now)
      if (open.dueAt === undefined || open.asked || now < open.dueAt) continue
      open.asked = true
      const controller = this.ports.controllerOf(seat)
      if (controller.kind === 'pass') return this.playFallback(seat)
      if (controller.kind === 'bot') this.askBot(open, controller.level)
    }
    return false
  }

  private schedule(open: OpenDecision, now: number): void {
    const { kind } = this.ports.controllerOf(open.decision.seat)
    if (kind === 'person' || kind === 'nobody') {
      delete open.dueAt
      open.asked = false
    } else open.dueAt ??= now + drawDelay(open.decision.kind, this.ports.entropy) * this.ports.pace
  }

  private playFallback(seat: Seat): boolean {
    const prepared = this.match.prepareFallback(seat)
    return prepared.ok && this.carryOut(prepared.value).ok
  }

  private botAt(seat: Seat, level: BotLevel): BotSeat {
    const known = this.bots.get(seat)
    if (known?.level === level) return known.seat
    known?.seat.close()
    const seed = formatHex(this.ports.entropy.bytes(SEED_BYTES))
    const bot = this.ports.bots.seat({ game: this.match.game, level, seat, seed })
    const first = this.firstViews[seat]
    if (first !== undefined) bot.observe([], first)
    bot.observe(this.recalledBy(seat), this.match.view(seat))
    this.bots.set(seat, { level, seat: bot })
    return bot
  }

  private askBot(open: OpenDecision, level: BotLevel): void {
    const id = idOf(open.decision)
    const { seat } = open.decision
    this.botAt(seat, level).decide((move) => {
      const isStillAsked = this.open.get(id)?.asked === true
      if (this.isClosed || !isStillAsked || this.ports.controllerOf(seat).kind !== 'bot') return
      this.playForBot(seat, move)
    })
  }

  private playForBot(seat: Seat, move: Json): void {
    const prepared = this.match.prepare(seat, move)
    if (prepared.ok) {
      if (!this.carryOut(prepared.value).ok) this.releaseSeat(seat)
      return
    }
    this.ports.log.write({ event: 'bot-move-refused', seat, why: prepared.error.kind })
    if (this.playFallback(seat)) this.pump()
  }

  private setAlarm(): void {
    if (this.asleepSince !== undefined || this.isClosed) return
    const now = this.ports.clock.now()
    let next = Infinity
    for (const { decision, openedAt, dueAt, asked } of this.open.values()) {
      if (decision.seconds !== undefined) next = Math.min(next, openedAt + decision.seconds * 1000)
      if (dueAt !== undefined && !asked) next = Math.min(next, dueAt)
    }
    if (next === Infinity) return
    this.cancelWake = this.ports.clock.after(Math.max(0, next - now), () => {
      this.pump()
    })
  }
}
