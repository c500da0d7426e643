/** A table: who sits where, what is set, and what is told when something changes. */
import type { Played } from '../../engine/match/match'
import type { Clock } from '../../engine/basics/ports'
import type { Result } from '../../engine/basics/result'
import type { Notice, TableSummary } from '../../protocol/tableViews'
import type { Leaving, Phase } from '../../protocol/terms'
import { Beginning } from '../match/beginning'
import { Broadcast } from '../telling/broadcast'
import { followKeeper } from './keeper'
import { latenessOf, noteBotMove } from '../match/playedFor'
import { Ledger, type LedgerContents } from './ledger'
import { MatchEnds } from '../match/matchEnds'
import type { CommandOrigin } from '../match/matchRun'
import { NextMatch } from './nextMatch'
import type { RefusalOf } from '../refusal'
import type { PlanProblem, TableLabels } from './planning'
import type { Journal } from '../ports'
import { Presence } from './presence'
import { Roster } from './roster'
import { SetupHint } from './setupHint'
import { Signals } from './signals'
import { TableMatch } from '../match/tableMatch'
import type { TablePorts } from './tablePorts'
import { isHeld, nameOf, peopleOn, type SavedTable } from './tableRecords'
import { summarizeTable, viewMatch, viewTable } from './tableView'
import { PACE_FACTORS } from '../bots/thinking'
import { seatInMatch } from '../match/seatInMatch'

/** A table of this host. */
export class Table {
  readonly ready = new Set<string>()
  readonly roster: Roster
  readonly presence: Presence
  readonly broadcast: Broadcast
  readonly match: TableMatch
  readonly ledger: Ledger
  readonly signals: Signals
  readonly ends: MatchEnds
  readonly next: NextMatch
  /** Whatever rings here goes wrong for this table alone. */
  private readonly clock: Clock
  private readonly hint: SetupHint
  private readonly beginning: Beginning

  constructor(
    contents: LedgerContents,
    readonly journal: Journal,
    readonly ports: TablePorts,
  ) {
    this.clock = {
      now: () => ports.clock.now(),
      after: (milliseconds, task) => ports.clock.after(milliseconds, () => this.guard(task)),
    }
    this.hint = new SetupHint(ports.planning)
    this.ledger = this.openLedger(contents, journal)
    this.roster = new Roster({
      table: this.id,
      saved: () => this.saved,
      sessionOf: (person) => ports.sessionOf(person),
    })
    this.presence = this.openPresence()
    this.broadcast = this.openBroadcast()
    this.match = this.openMatch()
    this.signals = this.openSignals()
    this.ends = this.openEnds()
    this.next = this.openNext()
    this.beginning = this.openBeginning()
  }

  get id(): string {
    return this.saved.id
  }

  get saved(): SavedTable {
    return this.ledger.saved
  }

  /** Whether a match that runs or is being dealt here is played with the content of this hash. */
  isPlayedWith(hash: string): boolean {
    return this.match.isPlayedWith(hash)
  }

  /** Whether a match runs or is being dealt. */
  isBusy(): boolean {
    return this.match.isPlaying() || this.match.isDealing()
  }

  /** Whether a match of this game runs or is being dealt. */
  isBusyWith(game: string): boolean {
    return this.saved.game === game && this.isBusy()
  }

  phase(): Phase {
    if (this.match.isDealing()) return 'dealing'
    if (!this.match.run) return 'gathering'
    if (this.match.isOver()) return 'over'
    return this.ledger.isFailing() || this.presence.isPaused() ? 'paused' : 'playing'
  }

  summary(): TableSummary {
    return summarizeTable(this.saved, this.match.isPlaying(), this)
  }

  /** Changes what is saved: written down first, then true. False: it could not be written. */
  change(edit: (draft: SavedTable) => void, origin?: CommandOrigin): boolean {
    return this.ledger.change(edit, origin)
  }

  /** Bots take the free seats, and the deal begins; refused if the table cannot be dealt as it is set. */
  begin(origin?: CommandOrigin): RefusalOf | undefined {
    return this.beginning.begin(origin)
  }

  /** Tells everybody at the table and in the lobby what has changed. */
  publish(notices: readonly Notice[] = []): void {
    this.broadcast.tellNotices(notices)
    this.broadcast.tellTable()
    this.ports.changed(this.id)
  }

  /** Lets things go on, or stand still, after anything about people or storage changed. */
  settle(): void {
    this.beginning.makeUp()
    this.next.settle()
    const { run } = this.match
    if (!run) return
    const isResting = this.saved.resting === true
    const isAwake = this.phase() === 'playing' && !isResting && this.roster.isAnybodyThereToPlay()
    const isChanged = run.isAsleep() === isAwake
    run.setAsleep(!isAwake)
    const isRewound = run.windClocks()
    if (isRewound || (isChanged && run.hasClocks())) this.broadcast.tellMatch()
    run.pump()
  }

  /** Takes a person out of the table. */
  remove(person: string, why: Leaving): void {
    this.ready.delete(person)
    this.presence.noteReturn(person)
    this.broadcast.forget(person)
    const session = this.ports.sessionOf(person)
    if (session?.table !== this.id) return
    session.noteTakenFrom({ type: 'left', table: this.id, why })
    session.letGoOf(this)
  }

  /** Ends the table for everybody. */
  close(): void {
    const people = this.roster.people()
    for (const person of people) this.remove(person, 'table-closed')
    this.ledger.retire()
    this.end()
    this.ports.closed(this.id, people)
  }

  /** Nobody has been here for long: it is kept, and waits for its people; false: that could not be written. */
  rest(): boolean {
    const isWritten = this.change((draft) => {
      draft.resting = true
    })
    if (isWritten) {
      this.guard(() => {
        this.settle()
        this.match.run?.rest()
      })
    }
    this.ports.changed(this.id)
    return isWritten
  }

  /** Stops all bots and alarms; what is written stays. */
  end(): void {
    this.ledger.close()
    this.presence.close()
    this.next.close()
    this.match.close()
  }

  /** Carries a task out; whatever goes wrong in it ends the match of this table and nothing else. */
  guard<Answer>(task: () => Answer): Result<Answer, 'fault'> {
    return this.ends.guard(task)
  }

  private openLedger(contents: LedgerContents, journal: Journal): Ledger {
    return new Ledger(contents, journal, {
      clock: this.clock,
      log: this.ports.log,
      sessionOf: (person) => this.ports.sessionOf(person),
      people: () => this.roster.people(),
      running: () => this.match.record(),
      failed: () => {
        this.publish([{ kind: 'storageFailed' }])
        this.settle()
      },
      recovered: () => {
        this.publish([{ kind: 'resumed' }])
        this.settle()
      },
    })
  }

  private openPresence(): Presence {
    return new Presence({
      clock: this.clock,
      holders: () => this.saved.holders,
      absence: () => this.saved.absence,
      isPlaying: () => this.match.isPlaying(),
      isHere: (person) => this.roster.isHere(person),
      graceOver: (seat, name) => {
        const takesOver = this.presence.substituteOf(seat) !== undefined
        const holder = this.saved.holders[seat]
        if (takesOver && holder?.kind === 'person') this.broadcast.noteStandIn(holder.person)
        this.publish(takesOver ? [{ kind: 'botTookOver', name, seat }] : [])
        this.settle()
      },
      longGone: (person) => {
        if (this.saved.keeper === person && this.roster.isAnybodyHere()) followKeeper(this)
      },
    })
  }

  private openBroadcast(): Broadcast {
    return new Broadcast({
      table: this.id,
      members: () => this.roster.members(),
      seatOf: (person) => seatInMatch(this, person),
      hasMatch: () => this.match.run !== undefined,
      clocksFor: (viewer) => this.match.run?.clocksFor(viewer),
      chat: () => this.ledger.chat,
      history: () => this.ledger.finished.map(({ past }) => past),
      story: () => this.match.run?.played() ?? [],
      saved: () => this.saved,
      change: (edit) => this.change(edit),
      viewTable: () =>
        viewTable({
          saved: this.saved,
          phase: () => this.phase(),
          isPlaying: () => this.match.isPlaying(),
          isHere: (person) => this.roster.isHere(person),
          isReady: (person) => this.ready.has(person),
          substituteOf: (seat) => this.presence.substituteOf(seat),
          characterAt: (seat) => this.ports.planning.characterAt(this.saved, seat),
          nameOf: (person) => this.ports.sessionOf(person)?.name ?? '',
          figureOf: (person) => this.roster.figureOf(person),
          hasMatch: () => this.match.run !== undefined,
          labels: () => this.labels(),
          setupProblem: () => this.setupProblem(),
          nextIn: () => this.next.left(),
          isChoosing: () => this.next.isChoosing(),
        }),
      viewMatch: (viewer, language) => {
        const { run, commitment } = this.match
        const deal = { number: this.saved.matches, commitment }
        return run && viewMatch(run, deal, { viewer, language })
      },
    })
  }

  private openMatch(): TableMatch {
    return new TableMatch({
      ...this.ports,
      clock: this.clock,
      pace: () => this.ports.pace * PACE_FACTORS[this.saved.pace],
      isTimed: () => this.saved.holders.filter(isHeld).length > 1,
      gameOf: (id) => this.ports.planning.gameOf(id),
      guard: (task) => {
        this.guard(task)
      },
      controllerOf: (seat) => this.presence.controllerOf(seat),
      characterAt: (seat) => this.ports.planning.characterAt(this.saved, seat),
      adviserLevel: () => this.ports.planning.adviserLevel(this.saved.game),
      nameAt: (seat) => nameOf(this.saved.holders[seat]) ?? '',
      seatsHere: () =>
        this.saved.holders.flatMap((holder, seat) =>
          holder.kind === 'person' && this.roster.isHere(holder.person) ? [seat] : [],
        ),
      askCommitment: (seat, commitment, { game, options, asksFacts }) => {
        const holder = this.saved.holders[seat]
        if (holder?.kind !== 'person') return
        const ask = { type: 'askCommitment', table: this.id, commitment, game, options } as const
        this.ports.sessionOf(holder.person)?.send({ ...ask, facts: asksFacts })
      },
      askShares: (ask) => {
        this.broadcast.sendAll({ type: 'askShare', table: this.id, ...ask })
      },
      begunAnew: () => {
        this.publish([{ kind: 'dealtAnew' }])
      },
      journalDeal: (deal) => {
        this.ports.planning.keepContent(deal)
        return this.ledger.begin(deal)
      },
      begun: (match) => {
        if (!match) this.beginning.giveUp()
        this.ready.clear()
        this.next.close()
        this.publish(match ? [{ kind: 'started' }] : [])
        if (match) this.broadcast.beginMatch()
        this.settle()
      },
      journal: (entry, origin) => this.ledger.play(entry, origin),
      played: (played) => {
        this.tellPlayed(played)
      },
      rewound: () => {
        this.broadcast.tellMatch()
      },
      say: (seat, signal) => {
        this.guard(() => {
          this.signals.sayForBot(seat, signal)
        })
      },
    })
  }

  private openSignals(): Signals {
    return new Signals({
      clock: this.clock,
      run: () => this.match.run,
      nameOf: (seat) => nameOf(this.saved.holders[seat]),
      tell: (notices) => {
        this.broadcast.tellNotices(notices)
      },
    })
  }

  private openEnds(): MatchEnds {
    const { ledger, roster, broadcast, match } = this
    return new MatchEnds({
      log: this.ports.log,
      ledger,
      roster,
      broadcast,
      match,
      offer: () => this.labels().offer,
      noteScore: (score) => this.ports.noteScore(score),
      publish: (notices) => {
        this.publish(notices)
      },
    })
  }

  private openBeginning(): Beginning {
    const { ledger, roster, match } = this
    return new Beginning({
      ledger,
      roster,
      bots: this.ports,
      planning: this.ports.planning,
      isBusy: () => this.isBusy(),
      deal: (planned) => {
        match.startDealing(planned)
        this.publish()
        match.collect()
      },
    })
  }

  private openNext(): NextMatch {
    return new NextMatch({
      clock: this.clock,
      isOver: () => this.match.isOver(),
      seated: () => peopleOn(this.saved.holders),
      isHere: (person) => this.roster.isHere(person),
      isWilling: (person) => this.ready.has(person),
      begin: () => {
        this.begin()
      },
      changed: () => {
        this.publish()
      },
    })
  }

  /** In which way the game is played here, and the badges of what is set. */
  labels(): TableLabels {
    return this.ports.planning.labelsOf(this.saved)
  }

  private setupProblem(): PlanProblem | undefined {
    return this.isBusy() ? undefined : this.hint.problemOf(this.saved, () => this.beginning.plan())
  }

  private tellPlayed(played: Played): void {
    noteBotMove(played, this)
    this.broadcast.tellNotices(latenessOf(played, this))
    this.broadcast.tellMatch(played)
    if (this.match.isPlaying()) {
      this.ledger.compact()
      return
    }
    this.ready.clear()
    this.ends.finish()
  }
}
