/** People who sit at several tables of a real host and come back again and again, over cuts and kills: nobody is locked out, no old secret opens anything. */
import { WebSocket } from 'ws'
import { isRecord } from '../../../src/engine/basics/json'
import type { Random } from '../../../src/engine/chance/random'
import type { Command } from '../../../src/protocol/clientMessages'
import { PROTOCOL_VERSION } from '../../../src/protocol/terms'
import { until } from './realPlayer'

/** Tables at which each of them has a seat. */
const TABLES = 2
/** Dead secrets that are tried after a return, at most. */
const TRIED = 2

const TABLE = {
  kind: 'createTable',
  game: 'time-bluff',
  name: 'T',
  seats: 3,
  options: {},
  bots: 'easy',
} as const

type Message = Readonly<Record<string, unknown>>

/** A bare line to a host that has greeted with a secret, or as somebody new. */
class Visit {
  private readonly messages: Message[] = []
  private readonly socket: WebSocket

  constructor(port: number, name: string, token: string | undefined) {
    this.socket = new WebSocket(`ws://127.0.0.1:${String(port)}/play`, 'stammtisch')
    this.socket.on('error', () => undefined)
    this.socket.on('message', (data) => {
      const message: unknown = Buffer.isBuffer(data) ? JSON.parse(data.toString('utf8')) : undefined
      if (isRecord(message)) this.messages.push(message)
    })
    const hello = { type: 'hello', protocol: PROTOCOL_VERSION, app: 'x', name, language: 'en' }
    this.socket.on('open', () => {
      this.send(token === undefined ? hello : { ...hello, token })
    })
  }

  send(message: object): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  /** The latest message of a type, of one table if so wished, once there is one. */
  async told(type: string, table?: string): Promise<Message> {
    let found: Message | undefined
    const isThere = (): boolean => {
      found = this.messages.findLast(
        (one) => one.type === type && [undefined, one.table].includes(table),
      )
      return found !== undefined
    }
    await until(isThere, `${type} after ${this.messages.map((one) => String(one.type)).join()}`)
    return found ?? {}
  }

  async command(id: number, command: Command, table?: string): Promise<Message> {
    this.send({ type: 'command', id, ...(table === undefined ? {} : { table }), command })
    let answer: Message | undefined
    await until(() => {
      answer = this.messages.find((one) => one.type === 'answer' && one.id === id)
      return answer !== undefined
    }, `an answer to ${command.kind}`)
    return answer ?? {}
  }

  drop(): void {
    this.socket.terminate()
  }
}

/** One of them. */
export class ReturningPerson {
  private token: string | undefined
  /** May open as well: the host has not heard yet that the latest one has arrived. */
  private before: string | undefined
  private readonly dead: string[] = []
  private person = ''
  private readonly tables: string[] = []
  private visit: Visit | undefined

  constructor(
    private readonly name: string,
    private readonly port: number,
    private readonly random: Random,
  ) {}

  /** Comes for the first time and sits down everywhere. */
  async arrive(): Promise<void> {
    await this.greet()
    let id = Number((await this.visitNow().told('welcome')).lastCommand)
    for (let table = 0; table < TABLES; table++) {
      id += 2
      const before = this.tables.at(-1)
      if (before !== undefined) await this.visitNow().command(id - 1, { kind: 'leave' }, before)
      const made = await this.visitNow().command(id, TABLE)
      if (typeof made.table !== 'string') throw new Error(`no table: ${JSON.stringify(made)}`)
      // Whoever leaves before the deal gives up his seat.
      await this.visitNow().told('match', made.table)
      this.tables.push(made.table)
    }
    await this.confirm()
  }

  /** Comes back once or more, now and then with the secret before the latest; what is wrong then, in words. */
  async comeBack(): Promise<string | undefined> {
    for (let times = 1 + this.random.below(3); times > 0; times--) {
      this.visit?.drop()
      if (this.before !== undefined && this.random.below(2) === 0) this.token = this.before
      await this.greet()
      const wrong = await this.findLoss()
      if (wrong !== undefined) return `${this.name}: ${wrong}`
      // Whoever has not confirmed may be cut off or live through a kill like that.
      if (this.random.below(3) > 0) await this.confirm()
    }
    return undefined
  }

  /** Somebody tries secrets that were confirmed away; what they open, in words. */
  async tryOldSecrets(): Promise<string | undefined> {
    for (let tried = 0; tried < Math.min(TRIED, this.dead.length); tried++) {
      const thief = new Visit(this.port, 'Thief', this.dead[this.random.below(this.dead.length)])
      const { person } = await thief.told('welcome')
      thief.drop()
      if (person === this.person) return `${this.name}: opened by an old secret`
    }
    return undefined
  }

  drop(): void {
    this.visit?.drop()
  }

  private visitNow(): Visit {
    if (!this.visit) throw new Error('nobody has greeted')
    return this.visit
  }

  private async greet(): Promise<void> {
    this.visit = new Visit(this.port, this.name, this.token)
    const { token, person } = await this.visit.told('welcome')
    if (this.person === '') this.person = String(person)
    if (this.token !== undefined) this.before = this.token
    this.token = String(token)
  }

  private async confirm(): Promise<void> {
    this.visitNow().send({ type: 'ping', at: 1 })
    await this.visitNow().told('pong')
    if (this.before !== undefined) this.dead.push(this.before)
    this.before = undefined
  }

  private async findLoss(): Promise<string | undefined> {
    const { person } = await this.visitNow().told('welcome')
    if (person !== this.person) return `locked out, is ${String(person)} now`
    const { tables } = await this.visitNow().told('mine')
    const ids = (Array.isArray(tables) ? tables : []).map((one: unknown) => isRecord(one) && one.id)
    const gone = this.tables.filter((table) => !ids.includes(table))
    return gone.length > 0 ? `${String(gone.length)} seats lost` : undefined
  }
}
