/** The match of a table: collected, dealt, run, finished, and taken up again after a restart. */
import type { ContentPort } from '../../engine/contract/content'
import type { Fairness } from '../../engine/match/fairDeal'
import type { SealedGame } from '../../engine/contract/game'
import type { Json } from '../../engine/basics/json'
import type { Match, Played } from '../../engine/match/match'
import { hashDeal, type DealRecord, type Entry, type MatchRecord } from '../../engine/match/record'
import { dealAgain, type ReplayProblem } from '../../engine/match/replay'
import type { Seat } from '../../engine/basics/seat'
import type { PlannedMatch } from '../../engine/match/setup'
import type { Break } from '../../protocol/terms'
import { Dealing, type DealingPorts } from './dealing'
import { MatchRun, type MatchRunPorts } from './matchRun'

/** What the match needs of its table. */
export interface TableMatchPorts
  extends
    Omit<MatchRunPorts, 'played'>,
    Omit<DealingPorts, 'done' | 'begunAnew' | 'askCommitment' | 'describe'> {
  readonly contents: ContentPort
  gameOf(id: string): SealedGame | undefined
  askCommitment(seat: Seat, commitment: string, planned: PlannedMatch): void
  /** The shares are collected anew. */
  begunAnew(): void
  /** Writes a match and its deal down before it begins; false: it could not be written. */
  journalDeal(deal: DealRecord): boolean
  /** The match has begun; undefined: it could not be. */
  begun(match: Match | undefined): void
  /** Something was played; the match may be over by it. */
  played(played: Played): void
}

/** How often a deal begins again because somebody has changed his seat: a deal comes to an end, however many come and go. */
const MOST_BEGUN_ANEW = 4

const REPLAY_BREAKS: Readonly<Record<ReplayProblem['kind'], Break>> = {
  'other-rules': 'other-rules',
  'other-content': 'other-content',
  'bad-setup': 'damaged',
  'bad-entry': 'damaged',
  'too-long': 'damaged',
}

/** The deal in a record. */
function dealOf({ entries: _entries, ...deal }: MatchRecord): DealRecord {
  return deal
}

/** The match of one table. */
export class TableMatch {
  run: MatchRun | undefined
  /** Hash of the host's secret, of the match that is being dealt or lies on the table. */
  commitment = ''
  private dealing: Dealing | undefined
  private planned: PlannedMatch | undefined
  /** How often somebody has changed his seat since the deal was begun. */
  private changedSeats = 0

  constructor(private readonly ports: TableMatchPorts) {}

  isPlaying(): boolean {
    return this.run !== undefined && !this.run.isOver
  }

  /** Whether the match that lies on the table is over. */
  isOver(): boolean {
    return this.run?.isOver === true && !this.isDealing()
  }

  isDealing(): boolean {
    return this.dealing !== undefined
  }

  /** Whether a chair may change hands: as long as no match runs, and no deal was begun again too often over it. */
  hasOpenChairs(): boolean {
    return !this.isPlaying() && !(this.isDealing() && this.changedSeats >= MOST_BEGUN_ANEW)
  }

  /** Whether a match that runs or is being dealt is played with the content of this hash. */
  isPlayedWith(hash: string): boolean {
    const running = this.isPlaying() ? this.run?.match.record().content : undefined
    const content = this.isDealing() ? this.planned?.content : running
    return content?.some((one) => one.hash === hash) ?? false
  }

  /** The deal of the match that lies on the table, and what was played. */
  record(): MatchRecord | undefined {
    return this.run?.match.record()
  }

  /** Asks everybody for his share, then deals. */
  startDealing(planned: PlannedMatch): void {
    this.changedSeats = 0
    this.openDealing(planned)
  }

  private openDealing(planned: PlannedMatch): void {
    this.close()
    this.planned = planned
    const dealing = new Dealing({
      ...this.ports,
      askCommitment: (seat, commitment) => {
        this.ports.askCommitment(seat, commitment, planned)
      },
      begunAnew: () => {
        this.commitment = dealing.commitment
        this.ports.begunAnew()
      },
      describe: (facts) => hashDeal(planned.describe(facts)),
      done: (fairness, facts) => {
        this.dealing = undefined
        this.deal(planned, fairness, facts)
      },
    })
    this.dealing = dealing
    this.commitment = dealing.commitment
  }

  /** Begins with the first round; the people at the table know by then that there is a deal. */
  collect(): void {
    this.dealing?.begin()
  }

  /** Somebody has changed his seat: what was collected no longer fits. */
  collectAnew(): void {
    if (!this.dealing || !this.planned) return
    this.changedSeats += 1
    this.openDealing(this.planned)
    this.ports.begunAnew()
    this.collect()
  }

  /** Takes a commitment; false: the facts with it are none of this game. */
  commitShare(seat: Seat, commitment: string, facts: Json | undefined): boolean {
    if (!this.dealing || !this.planned) return true
    if (facts === undefined) {
      this.dealing.commit(seat, { commitment })
      return true
    }
    const parsed = this.planned.parseFacts(facts)
    if (parsed.ok) this.dealing.commit(seat, { commitment, facts: parsed.value })
    return parsed.ok
  }

  /** Takes bits; false: they are not those that were committed to. */
  openShare(seat: Seat, bits: string): boolean {
    return this.dealing?.openShare(seat, bits) ?? true
  }

  /** Asks a seat again, after a reconnect. */
  askAgain(seat: Seat): void {
    this.dealing?.ask(seat)
  }

  /** Takes up a match from its records; otherwise why it cannot go on. */
  restore(deal: DealRecord, entries: readonly Entry[]): Break | undefined {
    const game = this.ports.gameOf(deal.game)
    if (!game) return 'other-rules'
    const match = dealAgain(game, deal, this.ports.contents)
    if (!match.ok) return REPLAY_BREAKS[match.error.kind]
    const run = this.runOf(match.value)
    run.setAsleep(true)
    if (!entries.every((entry) => run.restore(entry))) {
      run.close()
      return 'damaged'
    }
    this.commitment = deal.fairness.commitment
    this.run = run
    return undefined
  }

  /** Ends everything, bots and alarms included. */
  close(): void {
    this.dealing?.close()
    this.dealing = undefined
    this.run?.close()
    this.run = undefined
  }

  private deal(
    planned: PlannedMatch,
    fairness: Fairness,
    facts: Readonly<Record<Seat, Json>>,
  ): void {
    const match = planned.deal(fairness, facts)
    if (!match.ok || !this.ports.journalDeal(dealOf(match.value.record()))) {
      this.ports.begun(undefined)
      return
    }
    this.run = this.runOf(match.value)
    this.ports.begun(match.value)
  }

  private runOf(match: Match): MatchRun {
    return new MatchRun(match, this.ports)
  }
}
