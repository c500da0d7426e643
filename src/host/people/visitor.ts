/** One connection of a host, from its greeting to its end. */
import type { ConnectionEvents } from '../../protocol/connection'
import {
  CLIENT_FRAME,
  LOCAL_FRAME,
  parseClientMessage,
  type ClientMessage,
  type ClientMessageProblem,
  type Command,
  type CommandMessage,
  type Hello,
  type Seen,
} from '../../protocol/clientMessages'
import type { Answer, HostMessage, Pong } from '../../protocol/hostMessages'
import { FAREWELLS, PROTOCOL_VERSION, type Farewell, type Refusal } from '../../protocol/terms'
import type { HostConnection, HostPorts } from '../ports'
import { FLOOD_RATE, MESSAGE_RATE, TokenBucket } from './rateLimit'
import type { Session } from './session'

/** What is known of a connection from outside. */
export interface ConnectionOrigin {
  /** On this computer: may open the network. */
  readonly local: boolean
  /** For limits per address. */
  readonly address?: string
}

/** Who has greeted, and his secret from now on. */
export interface Greeted {
  readonly session: Session
  readonly token: string
}

/** What a connection asks of its host. */
export interface Reception {
  readonly ports: HostPorts
  /** Undefined: too many who are not known have come from there. */
  greet(hello: Hello, origin: ConnectionOrigin): Greeted | undefined
  /** Whoever sends anything after his greeting has got his newest secret. */
  confirm(session: Session): void
  leave(visitor: Visitor, session: Session | undefined): void
  evict(connection: HostConnection): void
  welcomeBack(session: Session, isFresh: boolean): void
  resync(session: Session): void
  positionOf(session: Session): Pick<Pong, 'table'>
  execute(session: Session, message: CommandMessage): Answer
  noteSeen(session: Session, seen: Seen): void
  tellNetwork(only?: Session): void
}

/** A command that is not carried out; its kind if it could be read. */
interface Unheard {
  readonly id: number
  readonly kind?: Command['kind']
}

/** Milliseconds in which a new connection has to greet, else it is ended. */
const HELLO_WITHIN = 5000
/** What is said before the greeting tells of no journal. */
const NOTHING: readonly object[] = []

/** One connection: nothing but a greeting is listened to before the greeting. */
export class Visitor implements ConnectionEvents {
  private session: Session | undefined
  private readonly heard: TokenBucket
  private readonly borne: TokenBucket
  private readonly cancelHelloWait: () => void
  private isGone = false

  constructor(
    private readonly host: Reception,
    readonly connection: HostConnection,
    private readonly origin: ConnectionOrigin,
  ) {
    const { clock } = host.ports
    this.heard = new TokenBucket(MESSAGE_RATE, clock.now())
    this.borne = new TokenBucket(FLOOD_RATE, clock.now())
    this.cancelHelloWait = clock.after(HELLO_WITHIN, () => {
      this.farewell('hello-missing')
    })
  }

  received(frame: string): void {
    if (this.isGone) return
    const now = this.host.ports.clock.now()
    if (!this.borne.take(now)) {
      this.farewell('too-fast')
      return
    }
    const isHeard = this.heard.take(now)
    const limits = this.origin.local ? LOCAL_FRAME : CLIENT_FRAME
    const message = parseClientMessage(frame, limits)
    if (!message.ok) {
      this.refuse(message.error)
      return
    }
    if (message.value.type === 'hello') this.greet(message.value)
    else if (!this.session) this.farewell('hello-missing')
    else if (isHeard) this.serve(this.session, message.value)
    else this.slowDown(this.session, message.value)
  }

  closed(): void {
    if (this.isGone) return
    this.isGone = true
    this.cancelHelloWait()
    this.host.leave(this, this.session)
  }

  /** Says why, and ends the connection. */
  farewell(why: Farewell): void {
    if (this.isGone) return
    this.send({ type: 'goodbye', why, protocol: PROTOCOL_VERSION, app: this.host.ports.app })
    this.connection.close(FAREWELLS[why])
    this.closed()
  }

  /** What cannot be understood is refused if it is a command, and ends the connection otherwise. */
  private refuse({ command: id }: ClientMessageProblem): void {
    if (!this.session || id === undefined) this.farewell('bad-message')
    else this.answerUnheard(this.session, { id }, 'malformed')
  }

  /** Too much at once is said to whoever commands; nobody waits for an answer to anything else. */
  private slowDown(session: Session, message: Exclude<ClientMessage, Hello>): void {
    if (message.type !== 'command') return
    const { id, command } = message
    this.answerUnheard(session, { id, kind: command.kind }, 'too-fast')
  }

  private answerUnheard(session: Session, { id, kind }: Unheard, refusal: Refusal): void {
    const known = session.answerTo(id, kind)
    const answer: Answer = known ?? { type: 'answer', id, ok: false, refusal }
    if (!known) session.keepAnswer(answer)
    this.send(answer)
  }

  private send(message: HostMessage): void {
    this.connection.send(JSON.stringify(message), this.session?.concerns ?? NOTHING)
  }

  private greet(hello: Hello): void {
    if (this.session) {
      this.farewell('bad-message')
      return
    }
    if (hello.protocol !== PROTOCOL_VERSION) {
      this.farewell('protocol-mismatch')
      return
    }
    this.cancelHelloWait()
    const greeted = this.host.greet(hello, this.origin)
    if (!greeted) {
      this.farewell('too-fast')
      return
    }
    const { session, token } = greeted
    const before = session.connection
    session.connection = this.connection
    session.local = this.origin.local
    session.address = this.origin.address ?? ''
    this.session = session
    if (before) this.host.evict(before)
    const { ports } = this.host
    this.send({
      type: 'welcome',
      protocol: PROTOCOL_VERSION,
      app: ports.app,
      host: ports.name,
      token,
      person: session.person,
      name: session.name,
      local: session.local,
      lastCommand: session.lastCommand,
    })
    this.host.welcomeBack(session, hello.fresh === true)
    this.host.tellNetwork(session)
  }

  private serve(session: Session, message: Exclude<ClientMessage, Hello>): void {
    this.host.confirm(session)
    switch (message.type) {
      case 'ping':
        this.send({ type: 'pong', at: message.at, ...this.host.positionOf(session) })
        return
      case 'resync':
        this.host.resync(session)
        return
      case 'seen':
        this.host.noteSeen(session, message)
        return
      case 'command':
        this.send(this.host.execute(session, message))
        return
    }
  }
}
