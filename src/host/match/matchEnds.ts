/** How a match of a table ends: by its rules, by a fault in it, or because it cannot be taken up again. */
import type { DealRecord, Entry, MatchRecord } from '../../engine/match/record'
import { err, ok, type Result } from '../../engine/basics/result'
import type { Notice } from '../../protocol/tableViews'
import type { Break } from '../../protocol/terms'
import type { TeamScore } from '../bests'
import type { Broadcast } from '../telling/broadcast'
import type { Ledger } from '../table/ledger'
import { carryOf } from './overMatch'
import { pastOf } from './pastMatch'
import { sentenceOf } from '../../engine/basics/sentenceOf'
import type { TableLabels } from '../table/planning'
import type { Log } from '../ports'
import type { Roster } from '../table/roster'
import type { TableMatch } from './tableMatch'

/** What the ends of a table's matches need of it. */
export interface MatchEndsPorts {
  readonly log: Log
  readonly ledger: Ledger
  readonly roster: Roster
  readonly broadcast: Broadcast
  readonly match: TableMatch
  /** Under which name the match is offered. */
  offer(): TableLabels['offer']
  /** Counts a team's score; the best of the same people before it, undefined for the first. */
  noteScore(score: TeamScore): number | undefined
  /** Tells everybody at the table and in the lobby what has changed. */
  publish(notices?: readonly Notice[]): void
}

/** The ends of a table's matches. */
export class MatchEnds {
  /** Everybody hears that the match on the table is damaged. */
  private isDamageTold = false

  constructor(private readonly ports: MatchEndsPorts) {}

  /** Carries a task out; whatever goes wrong in it ends the match of this table and nothing else. */
  guard<Answer>(task: () => Answer): Result<Answer, 'fault'> {
    try {
      return ok(task())
    } catch (error) {
      const { id, game } = this.ports.ledger.saved
      this.ports.log.write({ event: 'match-fault', table: id, game, why: sentenceOf(error) })
      this.breakMatch('fault')
      return err('fault')
    }
  }

  /** Takes up the match that was running, or the one whose end still lies on the table. */
  restore(deal: DealRecord, entries: readonly Entry[]): void {
    const { ledger, match } = this.ports
    const restored = this.guard(() => match.restore(deal, entries))
    if (!restored.ok || !ledger.saved.playing) return
    if (restored.value !== undefined) this.breakMatch(restored.value, { ...deal, entries })
    else if (!match.isPlaying()) this.guard(() => this.finish())
  }

  /** Ends a match that cannot go on; what was played is kept for a report, and everybody hears of it. */
  breakMatch(why: Break, record = this.recordQuietly()): void {
    const { ledger, roster, match, broadcast } = this.ports
    const { shown, playing, matches } = ledger.saved
    const wasOver = shown !== undefined && !playing
    const people = roster.people()
    match.close()
    const broken = { number: matches, why, ...(record ? { record } : {}) }
    ledger.breakMatch(wasOver ? undefined : broken)
    if (!wasOver) broadcast.tellForSure({ kind: 'matchBroken', why }, people)
    this.isDamageTold ||= !wasOver && why === 'damaged'
    this.ports.publish()
  }

  /** Something of what was kept of the table is lost: everybody hears of it, unless a match was broken off over it. */
  tellLoss(): void {
    const { roster, broadcast } = this.ports
    if (!this.isDamageTold) broadcast.tellForSure({ kind: 'recordsLost' }, roster.people())
  }

  /** The match is over: it goes into the history, and the journal is made short. */
  finish(): void {
    const { ledger, match, broadcast } = this.ports
    const { run, commitment } = match
    const outcome = run?.match.outcome()
    if (!run || !outcome) return
    const past = pastOf(run, outcome, {
      saved: ledger.saved,
      commitment,
      offer: this.ports.offer(),
      log: this.ports.log,
      noteScore: (score) => this.ports.noteScore(score),
      figureOf: (person) => this.ports.roster.figureOf(person),
    })
    ledger.finish(past, run.match.record(), carryOf(run.match, this.ports.log))
    broadcast.tellPast(past)
    this.ports.publish([{ kind: 'matchOver' }])
  }

  private recordQuietly(): MatchRecord | undefined {
    try {
      return this.ports.match.record()
    } catch {
      return undefined
    }
  }
}
