/** A table: who sits where, the match that runs, and what everybody is told. */
import { SECRET_BYTES, commitTo } from '../engine/fairDeal'
import type { SealedGame } from '../engine/game'
import { formatHex } from '../engine/hex'
import type { Json } from '../engine/json'
import { toJson } from '../engine/json'
import { startMatch, type Played } from '../engine/match'
import type { Clock, Entropy } from '../engine/ports'
import type { MatchRecord, RecordedMove } from '../engine/record'
import type { Seat, Viewer } from '../engine/seat'
import type {
  AskContribution,
  ChatLine,
  Phrase,
  TableLeft,
  TableNotice,
  TableSummary,
  TableUpdate,
} from '../protocol/messages'
import { nameBot } from './botNames'
import { Dealing } from './dealing'
import { MatchRun, type Controller, type MoveOrigin } from './matchRun'
import type { BotPort, Journal, Log } from './ports'
import { Presence } from './presence'
import type { Session } from './session'
import type { DealtRecord, Holder, SavedTable, TableRecord } from './tableRecords'
import { summarizeTable, viewTable } from './tableView'

/** What a table needs of its host. */
export interface TablePorts {
  readonly clock: Clock
  readonly entropy: Entropy
  readonly bots: BotPort
  readonly log: Log
  readonly pace: number
  gameOf(id: string): SealedGame | undefined
  sessionOf(person: string): Session | undefined
  /** Something about the table changed that the lobby shows. */
  changed(table: Table): void
  /** The table is closed. */
  closed(table: Table): void
}

/** Lines of chat that are kept. */
const MOST_CHAT = 60
/** Finished matches whose record is kept. */
const MOST_FINISHED = 10
/** Milliseconds between two tries to write after a failure. */
const STORAGE_RETRY = 2000
/** People who may see hands of one match, one after the other. */
const MOST_HANDS = 40
/** Events that a person who is away finds on his return, the latest. */
const MOST_MISSED = 200

/** Whoever sits during a match has seen the hand of that seat from then on, wherever he goes (nobody may see a second one). */
function handsSeen({ playing, holders, hands = [] }: SavedTable): NonNullable<SavedTable['hands']> {
  if (!playing) return []
  const seen = [...hands]
  holders.forEach((holder, seat) => {
    if (holder.kind !== 'person' || seen.some(({ person }) => person === holder.person)) return
    seen.push({ person: holder.person, seat })
  })
  return seen
}

/** A table of this host. */
export class Table {
  /** Counts every change that somebody is told. */
  version = 0
  run: MatchRun | undefined
  dealing: Dealing | undefined
  commitment = ''
  /** The journal could not be written: nothing goes on until it can. */
  storageFailed = false
  readonly ready = new Set<string>()
  readonly finished = new Map<number, MatchRecord>()
  readonly presence: Presence
  private readonly missed = new Map<string, Json[]>()
  private cancelRetry: () => void = () => undefined

  constructor(
    public saved: SavedTable,
    private readonly journal: Journal,
    readonly ports: TablePorts,
  ) {
    this.presence = new Presence(this)
  }

  get id(): string {
    return this.saved.id
  }

  /** Sessions at this table, seated first. */
  members(): Session[] {
    const seated = this.saved.holders.flatMap((holder) =>
      holder.kind === 'person' ? [holder.person] : [],
    )
    return [...seated, ...this.saved.spectators].flatMap((person) => {
      const session = this.ports.sessionOf(person)
      return session?.table === this.id ? [session] : []
    })
  }

  /** The seat a person holds. */
  seatOf(person: string): Seat | undefined {
    const seat = this.saved.holders.findIndex(
      (holder) => holder.kind === 'person' && holder.person === person,
    )
    return seat < 0 ? undefined : seat
  }

  isPlaying(): boolean {
    return this.run !== undefined && this.run.match.outcome() === undefined
  }

  phase(): 'gathering' | 'dealing' | 'playing' | 'paused' | 'over' {
    if (this.dealing) return 'dealing'
    if (!this.run) return 'gathering'
    if (!this.isPlaying()) return 'over'
    return this.storageFailed || this.presence.isPaused() ? 'paused' : 'playing'
  }

  summary(session: Session): TableSummary {
    return summarizeTable(this, session)
  }

  /** Whether so many people have seen hands of the running match that nobody else may. */
  hasShownEnough(): boolean {
    return (this.saved.hands?.length ?? 0) >= MOST_HANDS
  }

  /** Changes what is saved: written down first, then true. False: it could not be written. */
  change(edit: (draft: SavedTable) => void, origin?: MoveOrigin): boolean {
    const draft = this.draft()
    edit(draft)
    draft.hands = handsSeen(draft)
    draft.people = this.people(draft, origin)
    if (!this.append(draft)) return false
    this.saved = draft
    return true
  }

  /** The seat whose hand a person has seen in the running match. */
  seatSeenBy(person: string): Seat | undefined {
    return this.saved.hands?.find((one) => one.person === person)?.seat
  }

  /** Writes a record down; a failure pauses the table until a write succeeds again. */
  append(record: TableRecord): boolean {
    const written = this.journal.append(toJson(record))
    if (written.ok) {
      this.storageFailed = false
      return true
    }
    this.ports.log.write({ event: 'journal-failed', table: this.id, why: written.error })
    if (!this.storageFailed) {
      this.storageFailed = true
      this.publish([{ kind: 'storageFailed' }])
      this.retryStorage()
    }
    return false
  }

  /** Tries again until something can be written; then the table goes on where it stood. */
  private retryStorage(): void {
    this.run?.setAsleep(true)
    this.cancelRetry = this.ports.clock.after(STORAGE_RETRY, () => {
      if (this.change(() => undefined)) {
        this.publish([{ kind: 'resumed' }])
        this.settle()
      } else this.retryStorage()
    })
  }

  /** Tells everybody at the table how it stands now. */
  publish(notices: readonly TableNotice[] = [], played?: Played): void {
    this.version += 1
    this.run?.noteDecisions(this.version)
    for (const session of this.members()) {
      const viewer = this.viewerOf(session.person)
      if (session.connection) {
        session.send(this.update(session, { events: played?.seen(viewer) ?? [], notices }))
      } else this.noteMissed(session.person, played?.recalled(viewer) ?? [])
    }
    this.ports.changed(this)
  }

  /** Tells one person how the table stands; after a return, also what happened meanwhile. */
  sendTo(session: Session, notices: readonly TableNotice[] = []): void {
    const missed = this.missed.get(session.person)
    this.missed.delete(session.person)
    const update = this.update(session, { events: [], notices })
    session.send(missed && missed.length > 0 ? { ...update, missed } : update)
    this.dealing?.ask(session)
  }

  /** Adds a line to the chat. */
  say(session: Session, said: { text: string } | { phrase: Phrase }, origin: MoveOrigin): boolean {
    const number = (this.saved.chat.at(-1)?.number ?? 0) + 1
    const line: ChatLine = { number, person: session.person, name: session.name, ...said }
    return this.change((draft) => {
      draft.chat = [...draft.chat, line].slice(-MOST_CHAT)
    }, origin)
  }

  /** Seats bots on all free seats, and on those of people who have left. */
  fillWithBots(draft: SavedTable, level: 'easy' | 'solid' | 'sharp'): void {
    draft.holders.forEach((holder, seat) => {
      const isLeft = holder.kind === 'person' && holder.gone
      if (holder.kind === 'free' || isLeft) draft.holders[seat] = this.newBot(draft, level)
    })
  }

  /** A bot with a name that nobody at the table has. */
  newBot(draft: SavedTable, level: 'easy' | 'solid' | 'sharp'): Holder {
    const taken = draft.holders.flatMap((holder) => (holder.kind === 'free' ? [] : [holder.name]))
    const [start = 0] = this.ports.entropy.bytes(1)
    return { kind: 'bot', name: nameBot(taken, start), level }
  }

  /** Asks everybody for his bits, then deals. */
  startDealing(): void {
    this.closeRun()
    const secret = this.ports.entropy.bytes(SECRET_BYTES)
    this.commitment = commitTo(secret)
    this.dealing = new Dealing(this, secret, (contributions) => {
      this.dealing = undefined
      this.deal({ secret: formatHex(secret), contributions, commitment: this.commitment })
    })
    this.publish()
    this.dealing.begin()
  }

  /** Asks one person for his bits. */
  askContribution(session: Session): void {
    const ask: AskContribution = {
      type: 'askContribution',
      table: this.id,
      commitment: this.commitment,
    }
    session.send(ask)
  }

  /** Takes up a match from its records; false if they do not replay. */
  restoreMatch(dealt: DealtRecord, moves: readonly RecordedMove[]): boolean {
    this.commitment = dealt.fairness.commitment
    if (!this.beginRun(dealt)) return false
    return moves.every((move) => this.run?.restore(move) === true)
  }

  /** Takes a person out of the table; `seat` is what becomes of his seat. */
  remove(person: string, why: TableLeft['why']): void {
    this.ready.delete(person)
    this.missed.delete(person)
    const session = this.ports.sessionOf(person)
    if (session?.table !== this.id) return
    session.table = undefined
    session.send({ type: 'left', table: this.id, why })
  }

  /** Ends the table for everybody. */
  close(): void {
    for (const session of this.members()) this.remove(session.person, 'table-closed')
    this.closeRun()
    this.journal.retire()
    this.ports.closed(this)
  }

  /** Ends the running match, bots and alarms included. */
  closeRun(): void {
    this.cancelRetry()
    this.dealing?.close()
    this.dealing = undefined
    this.run?.close()
    this.run = undefined
  }

  /** Lets things go on, or stand still, after anything about people or storage changed. */
  settle(): void {
    const isAwake = this.phase() === 'playing' && this.presence.isAnybodyHere()
    this.run?.setAsleep(!isAwake)
    this.run?.pump()
  }

  viewerOf(person: string): Viewer {
    return this.seatOf(person) ?? 'spectator'
  }

  controllerOf(seat: Seat): Controller {
    return this.presence.controllerOf(seat)
  }

  private draft(): SavedTable {
    return {
      ...this.saved,
      holders: [...this.saved.holders],
      spectators: [...this.saved.spectators],
      history: [...this.saved.history],
    }
  }

  private people(draft: SavedTable, origin?: MoveOrigin): SavedTable['people'] {
    const seated = draft.holders.flatMap((one) => (one.kind === 'person' ? [one.person] : []))
    const remembered = (draft.hands ?? []).map(({ person }) => person)
    return [...new Set([...seated, ...draft.spectators, ...remembered])].flatMap((person) => {
      const session = this.ports.sessionOf(person)
      if (!session) return draft.people.filter((one) => one.person === person)
      const command = origin?.person === person ? origin.command : undefined
      const saved = session.save(command)
      return [{ ...saved, tokens: [...saved.tokens] }]
    })
  }

  private update(
    session: Session,
    news: { readonly events: readonly Json[]; readonly notices: readonly TableNotice[] },
  ): TableUpdate {
    return { type: 'table', version: this.version, table: viewTable(this, session.person), ...news }
  }

  private noteMissed(person: string, events: readonly Json[]): void {
    if (events.length === 0) return
    const before = this.missed.get(person) ?? []
    this.missed.set(person, [...before, ...events].slice(-MOST_MISSED))
  }

  private deal(fairness: DealtRecord['fairness']): void {
    const { game, options, holders } = this.saved
    const dealt: DealtRecord = { kind: 'dealt', game, options, seats: holders.length, fairness }
    const isWritten = this.change((draft) => {
      draft.matches += 1
      draft.playing = true
      delete draft.shown
    })
    if (!isWritten || !this.append(dealt) || !this.beginRun(dealt)) return
    this.ready.clear()
    this.publish([{ kind: 'started' }])
    this.settle()
  }

  private beginRun(dealt: DealtRecord): boolean {
    const game = this.ports.gameOf(dealt.game)
    const match = game && startMatch(game, dealt)
    if (!match?.ok) return false
    this.run = new MatchRun(match.value, {
      clock: this.ports.clock,
      entropy: this.ports.entropy,
      bots: this.ports.bots,
      log: this.ports.log,
      pace: this.ports.pace,
      controllerOf: (seat) => this.controllerOf(seat),
      journal: (move, origin) => this.writeMove(move, origin),
      played: (played) => {
        this.publish(this.noticesOf(played), played)
        if (!this.isPlaying()) this.finish()
      },
    })
    return true
  }

  /** Whose time ran out is told so before what was done for him. */
  private noticesOf({ recorded: { seat, fallback } }: Played): TableNotice[] {
    const holder = this.saved.holders[seat]
    const isPlayedFor = fallback === true && this.controllerOf(seat).kind === 'person'
    return isPlayedFor && holder?.kind === 'person'
      ? [{ kind: 'timeUp', name: holder.name, seat }]
      : []
  }

  private writeMove(move: RecordedMove, origin: MoveOrigin | undefined): boolean {
    const by = origin === undefined ? {} : { by: { ...origin } }
    return this.append({ kind: 'played', ...move, ...by })
  }

  /** The match is over: it goes into the history, and the journal is made short. */
  private finish(): void {
    const outcome = this.run?.match.outcome()
    const record = this.run?.match.record()
    if (!outcome || !record) return
    const number = this.saved.matches
    const names = this.saved.holders.map((holder) => (holder.kind === 'free' ? '' : holder.name))
    const draft = this.draft()
    draft.playing = false
    draft.shown = number
    draft.history.push({
      number,
      game: record.game,
      names,
      ranks: [...outcome.ranks],
      scores: [...outcome.scores],
    })
    draft.hands = []
    draft.people = this.people(draft)
    this.finished.set(number, record)
    for (const old of this.finished.keys()) {
      if (this.finished.size > MOST_FINISHED) this.finished.delete(old)
    }
    this.saved = draft
    this.writeAnew()
    const winners = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
    this.publish([{ kind: 'matchOver', winners }])
  }

  private writeAnew(): void {
    const finished = Array.from(this.finished, ([number, record]) =>
      toJson({ kind: 'finished', number, record }),
    )
    const written = this.journal.replace([toJson(this.saved), ...finished])
    if (!written.ok) {
      this.ports.log.write({ event: 'journal-failed', table: this.id, why: written.error })
      this.storageFailed = true
    }
  }
}
