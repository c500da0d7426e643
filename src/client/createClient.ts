/** A headless player: greets, keeps the connection alive, sends every command exactly once. */
import type { Result } from '../engine/basics/result'
import type { Connection, ConnectionEvents } from '../protocol/connection'
import type { Command, CommandMessage } from '../protocol/clientMessages'
import type { Viewer } from '../engine/basics/seat'
import { parseHostMessage } from '../protocol/hostMessages'
import type {
  Answer,
  AskCommitment,
  AskShare,
  HostMessage,
  MatchChange,
  Pong,
  Welcome,
} from '../protocol/hostMessages'
import { FINAL_FAREWELLS, PROTOCOL_VERSION, type Refusal } from '../protocol/terms'
import type {
  Client,
  ClientIdentity,
  ClientListener,
  ClientPorts,
  ClientState,
  MatchNotes,
  WantedText,
} from './client'
import { DealNotes } from './dealNotes'
import { fetchText } from './fetchText'
import { watchHost, type HostPulse } from './hostPulse'
import {
  EMPTY_STATE,
  isBehind,
  takeIn,
  tellOf,
  viewerOf,
  wholeMatch,
  withoutTable,
  type Told,
} from './knowledge'

/** Milliseconds until a connection that was cut is tried again: the first time, and at most; each time twice as many. */
const [FIRST_RETRY, LONGEST_RETRY] = [250, 5000]

interface PendingCommand {
  readonly message: CommandMessage
  readonly done: (answer: Answer) => void
}

class HeadlessClient implements Client {
  private current: ClientState = EMPTY_STATE
  private readonly listeners = new Set<ClientListener>()
  private readonly pending = new Map<number, PendingCommand>()
  private readonly notes: DealNotes
  /** Questions that this connection has reported. */
  private readonly seen = new Set<string>()
  private connection: Connection | undefined
  private attempt = 0
  private retry = FIRST_RETRY
  private lastCommand = 0
  /** Everything has been asked for anew since the last sign of life: once is enough. */
  private hasResynced = false
  /** As whom it has greeted last. */
  private greeting: ClientIdentity | undefined
  /** As whom it was when it was welcomed last. */
  private welcomedAs: ClientIdentity | undefined
  /** By the last sign of life this client is at no table, though it shows one. */
  private wasNowhere = false
  /** With whose eyes it was shown the match last. */
  private shownTo: Viewer = 'spectator'
  private isClosed = false
  private cancelTimer: () => void = () => undefined
  private readonly pulse: HostPulse

  constructor(
    private readonly identity: () => ClientIdentity,
    private readonly ports: ClientPorts,
  ) {
    this.notes = new DealNotes(ports)
    this.pulse = watchHost({
      clock: ports.clock,
      ping: () => {
        this.sendPing()
      },
      giveUp: () => {
        this.connection?.close(1000)
        this.lose()
      },
    })
    this.connect()
  }

  state(): ClientState {
    return this.current
  }

  subscribe(listener: ClientListener): () => void {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  command(command: Command, table?: string): Promise<Answer> {
    this.lastCommand += 1
    const at = table === undefined ? {} : { table }
    const message: CommandMessage = { type: 'command', id: this.lastCommand, ...at, command }
    return new Promise((settle) => {
      const done = this.noting(command, settle)
      this.pending.set(message.id, { message, done })
      if (this.current.connection === 'open') this.send(message)
      this.set({ pending: this.pending.size })
    })
  }

  fetch(wanted: WantedText, table?: string): Promise<Result<string, Refusal>> {
    return fetchText(wanted, (command) => this.command(command, table))
  }

  noteSeen(question: string): void {
    const { match } = this.current
    if (!match) return
    const key = `${match.table} ${String(match.match.number)} ${question}`
    if (this.current.connection !== 'open' || this.seen.has(key)) return
    this.seen.add(key)
    this.send({ type: 'seen', table: match.table, question })
  }

  notesOn(commitment: string): MatchNotes | undefined {
    return this.notes.on(commitment)
  }

  tryNow(): boolean {
    if (this.current.connection !== 'lost') return false
    this.cancelTimer()
    // One that is being tried may never say anything.
    this.connection?.close(1000)
    this.connect()
    return true
  }

  doubtLine(): void {
    if (this.current.connection === 'open' && this.pulse.doubt()) this.set({ doubted: true })
  }

  close(): void {
    this.isClosed = true
    this.cancelTimer()
    this.pulse.stop()
    this.connection?.close(1000)
    this.set({ connection: 'ended' })
    this.listeners.clear()
  }

  private set(change: Partial<ClientState>): void {
    this.become({ ...this.current, ...change })
  }

  private become(state: ClientState): void {
    if (state === this.current) return
    this.current = state
    for (const listener of this.listeners) listener.changed?.(state)
  }

  /** Notes for the proof what a command does to the match, before its sender hears of it. */
  private noting(command: Command, done: (answer: Answer) => void): (answer: Answer) => void {
    const commitment = this.current.match?.match.commitment
    const viewer = viewerOf(this.current)
    // From some message on the views are in another language.
    if (command.kind === 'rename') this.notes.breakOff()
    return (answer) => {
      if (command.kind === 'rename') this.notes.breakOff()
      const isMove = command.kind === 'move' && answer.ok
      if (isMove && commitment !== undefined && viewer !== 'spectator') {
        const { move, question } = command
        this.notes.noteMove(commitment, { seat: viewer, move, question })
      }
      done(answer)
    }
  }

  private send(message: object): void {
    this.connection?.send(JSON.stringify(message))
  }

  private connect(): void {
    this.attempt += 1
    const attempt = this.attempt
    const isCurrent = (): boolean => attempt === this.attempt && !this.isClosed
    const events: ConnectionEvents = {
      received: (frame) => {
        if (isCurrent()) this.receive(frame)
      },
      closed: () => {
        if (isCurrent()) this.lose()
      },
    }
    this.connection = this.ports.open(events)
    this.greet()
    this.pulse.opened()
  }

  private greet(): void {
    this.greeting = this.identity()
    const { name, language, figure, app } = this.greeting
    const token = this.ports.tokens.read()
    const hello = { type: 'hello', protocol: PROTOCOL_VERSION, app, name, language, figure }
    const fresh = this.current.welcome ? {} : { fresh: true }
    this.send({ ...hello, ...fresh, ...(token === undefined ? {} : { token }) })
  }

  private lose(): void {
    this.attempt += 1
    this.pulse.stop()
    if (this.current.connection === 'ended') return
    const [jitter = 0] = this.ports.entropy.bytes(1)
    const wait = this.retry * (0.75 + jitter / 512)
    this.retry = Math.min(LONGEST_RETRY, this.retry * 2)
    this.set({ connection: 'lost', doubted: false, stalled: false, retryIn: Math.round(wait) })
    this.cancelTimer = this.ports.clock.after(wait, () => {
      this.connect()
    })
  }

  /** Whoever sends anything after his greeting has the secret that the welcome brings. */
  private sendPing(): void {
    this.hasResynced = false
    this.send({ type: 'ping', at: Math.round(this.ports.clock.now()) })
  }

  private receive(frame: string): void {
    this.pulse.heard()
    const message = parseHostMessage(frame)
    if (!message.ok) {
      this.askAnew()
      return
    }
    const stalled = message.value.type === 'stalled'
    if (stalled !== (this.current.stalled ?? false) || this.current.doubted === true)
      this.set({ stalled, doubted: false })
    this.take(message.value)
  }

  /** A frame that cannot be read would come again and again: it is asked for once between two signs of life. */
  askAnew(): void {
    if (this.current.connection !== 'open' || this.hasResynced) return
    this.hasResynced = true
    this.notes.breakOff()
    this.send({ type: 'resync' })
  }

  private take(message: HostMessage): void {
    switch (message.type) {
      case 'welcome':
        this.beWelcomed(message)
        return
      case 'answer':
        if (message.ok) this.noteName(message.name)
        this.settle(message)
        return
      case 'askCommitment':
      case 'askShare':
        this.takeAsk(message)
        return
      case 'stalled':
        return
      case 'pong':
        this.compare(message)
        return
      case 'goodbye':
        this.set(
          FINAL_FAREWELLS.includes(message.why)
            ? { connection: 'ended', goodbye: message }
            : { goodbye: message },
        )
        return
      case 'thought':
        for (const listener of this.listeners) listener.thought?.(message)
        return
      case 'matchChange':
        this.takeChange(message)
        return
      case 'lobby':
      case 'mine':
      case 'catalogues':
      case 'network':
      case 'fullness':
      case 'found':
      case 'table':
      case 'match':
      case 'chat':
      case 'history':
      case 'notices':
      case 'left':
        this.learn(message)
    }
  }

  /** Nobody gives anything to the deal of a table that he is not at. */
  private takeAsk(ask: AskCommitment | AskShare): void {
    if (ask.table !== this.current.table?.table.id) return
    if (ask.type === 'askCommitment') {
      void this.notes.commit(ask).then((share) => this.command(share, ask.table))
      return
    }
    const share = this.notes.open(ask, viewerOf(this.current))
    if (share) void this.command(share, ask.table)
  }

  /** Whoever is at no table by what the host says, also after he has asked for everything, shows none: the host may have begun again and know no more why. */
  private compare(pong: Pong): void {
    const { table } = this.current
    const isNowhere = pong.table === undefined && table !== undefined
    if (isNowhere && this.wasNowhere)
      this.learn({ type: 'left', table: table.table.id, why: 'table-closed' })
    else if (isBehind(this.current, pong)) this.askAnew()
    this.wasNowhere = isNowhere
  }

  /** A change of something that did not arrive says nothing: everything is asked for anew. */
  private takeChange(change: MatchChange): void {
    const whole = wholeMatch(this.current, change)
    if (whole && viewerOf(this.current) === this.shownTo) this.learn(whole)
    else this.askAnew()
  }

  private learn(message: Told): void {
    // Told once more after a gap.
    if (message.type === 'left' && this.current.table?.table.id !== message.table) return
    const next = takeIn(this.current, message, this.ports.clock.now())
    if (this.current.match && !next.match) this.notes.breakOff()
    if (message.type === 'match') this.shownTo = viewerOf(next)
    if (message.type === 'match' && next.table?.table.id === message.table) {
      this.notes.see(message, viewerOf(next))
    }
    this.become(next)
    for (const listener of this.listeners) tellOf(message, listener)
  }

  /** The host may have put a number to a name. */
  private noteName(name: string | undefined): void {
    const { welcome } = this.current
    if (welcome && name !== undefined) this.set({ welcome: { ...welcome, name } })
  }

  private beWelcomed(welcome: Welcome): void {
    this.ports.tokens.write(welcome.token)
    this.retry = FIRST_RETRY
    this.hasResynced = false
    this.notes.breakOff()
    this.seen.clear()
    this.lastCommand = Math.max(this.lastCommand, welcome.lastCommand)
    const isSamePerson = this.current.welcome?.person === welcome.person
    if (!isSamePerson && this.current.welcome) this.forget()
    const { retryIn: _retryIn, goodbye: _goodbye, ...rest } = this.current
    this.become({ ...rest, connection: 'open', welcome })
    this.pulse.welcomed()
    this.renumber(welcome.lastCommand, isSamePerson)
    for (const { message } of this.pending.values()) this.send(message)
    this.introduceAnew(welcome, isSamePerson)
  }

  /** A host that knows somebody keeps his name and language, whatever he greets with; and a person may have changed while he was greeting. */
  private introduceAnew(welcome: Welcome, isKnown: boolean): void {
    const now = this.identity()
    const greeted = this.greeting ?? now
    const { name, language } = (isKnown ? this.welcomedAs : undefined) ?? greeted
    this.welcomedAs = now
    const isSame = name === now.name && language === now.language && greeted.figure === now.figure
    if (isSame) return
    const figure = now.figure === undefined ? {} : { figure: now.figure }
    // The host may have put a number to a name, or it was given another one meanwhile.
    const wish = name === now.name ? welcome.name : now.name
    void this.command({ kind: 'rename', name: wish, language: now.language, ...figure })
  }

  /** A host that does not know this session starts anew: what was asked of the old one is answered by nobody. */
  private forget(): void {
    this.become(withoutTable(this.current))
    for (const [id, { done }] of this.pending) {
      done({ type: 'answer', id, ok: false, refusal: 'not-at-this-table' })
    }
    this.pending.clear()
    this.lastCommand = 0
  }

  /** Commands given before the first welcome get ids that the session has not used. */
  private renumber(lastCommand: number, isSamePerson: boolean): void {
    if (isSamePerson || lastCommand === 0) return
    const early = [...this.pending.values()]
    this.pending.clear()
    for (const { message, done } of early) {
      this.lastCommand += 1
      this.pending.set(this.lastCommand, { message: { ...message, id: this.lastCommand }, done })
    }
  }

  private settle(answer: Answer): void {
    const command = this.pending.get(answer.id)
    if (!command) return
    this.pending.delete(answer.id)
    this.set({ pending: this.pending.size })
    command.done(answer)
  }
}

/** A client that connects at once and stays connected until it is closed; who it is, is asked at every greeting. */
export function createClient(identity: () => ClientIdentity, ports: ClientPorts): Client {
  return new HeadlessClient(identity, ports)
}
