/** A whole host in memory: a clock that is turned by hand, connections that can be cut, journals that outlive the host. */
import { BOTS } from '../../../src/bots/registry'
import { createClient } from '../../../src/client/createClient'
import type { Client, ClientPorts } from '../../../src/client/client'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { NO_CONTENT } from '../../../src/engine/contract/content'
import { toJson, type Json } from '../../../src/engine/basics/json'
import type { Language } from '../../../src/engine/basics/language'
import type { Entropy } from '../../../src/engine/basics/ports'
import { err, ok } from '../../../src/engine/basics/result'
import { isGameId } from '../../../src/games/contracts'
import { GAMES } from '../../../src/games/registry'
import type { Company } from '../../../src/host/people/company'
import { createHost, type Host } from '../../../src/host/createHost'
import type {
  BotPort,
  HostPorts,
  Journal,
  JournalStore,
  RecoveredJournal,
} from '../../../src/host/ports'
import type { Connection, ConnectionEvents } from '../../../src/protocol/connection'
import type { OpenLine } from '../wire/faultyWire'
import { HandClock } from './handClock'

/** Bytes from a seed. */
export function seededEntropy(seed: string): Entropy {
  const random = fastRandom(seed)
  return { bytes: (count) => Uint8Array.from({ length: count }, () => random.below(256)) }
}

/** The journal of the people lies beside those of the tables. */
const PEOPLE = 'people'

/** Journals that stay when a host goes. */
class MemoryJournals implements JournalStore {
  readonly tables = new Map<string, Json[]>()
  /** What is kept of closed tables. */
  readonly finished = new Map<string, readonly Json[]>()
  /** What was set aside, by the name it had. */
  readonly setAside = new Map<string, readonly Json[]>()
  peopleRecords: Json[] = []
  /** From now on nothing can be written. */
  isFull = false
  /** From now on nothing can be written anew; appending goes on. */
  isStuck = false
  /** Tables whose disk does not answer. */
  readonly silent = new Set<string>()
  /** Is told what a table writes down, as it does so. */
  written?: (record: Json) => void

  get people(): RecoveredJournal {
    const journal = this.journal(PEOPLE)
    const records = [...this.peopleRecords]
    return { id: PEOPLE, records, journal, damagedBytes: 0, isIncomplete: false }
  }

  create(id: string): ReturnType<JournalStore['create']> {
    if (this.isFull) return err('disk-full')
    this.tables.set(id, [])
    return ok(this.journal(id))
  }

  recover(): ReturnType<JournalStore['recover']> {
    return Array.from(this.tables, ([id, records]) => ({
      id,
      records: [...records],
      journal: this.journal(id),
      damagedBytes: 0,
      isIncomplete: false,
    }))
  }

  /** Everything that is written, as one text. */
  text(): string {
    return JSON.stringify([this.peopleRecords, ...this.tables.values()])
  }

  private recordsOf(id: string): Json[] {
    return id === PEOPLE ? this.peopleRecords : (this.tables.get(id) ?? [])
  }

  private journal(id: string): Journal {
    const copy = (record: Json): Json => toJson(JSON.parse(JSON.stringify(record)))
    const sizeOf = (records: readonly Json[]): number =>
      records.reduce((sum: number, record) => sum + JSON.stringify(record).length, 0)
    let size = sizeOf(this.recordsOf(id))
    return {
      append: (...records) => {
        if (this.isFull) return err('disk-full')
        this.recordsOf(id).push(...records.map(copy))
        size += sizeOf(records)
        if (id !== PEOPLE) for (const record of records) this.written?.(record)
        return ok(undefined)
      },
      replace: (records) => {
        if (this.isFull) return err('disk-full')
        if (this.isStuck) return err('not-allowed')
        const copies = records.map(copy)
        if (id === PEOPLE) this.peopleRecords = copies
        else this.tables.set(id, copies)
        size = sizeOf(copies)
        return ok(undefined)
      },
      whenKept: (task) => {
        task()
      },
      isStuck: () => this.silent.has(id),
      size: () => size,
      retire: () => {
        this.finished.set(id, this.recordsOf(id))
        this.tables.delete(id)
      },
      discard: () => {
        this.tables.delete(id)
      },
      setAside: () => {
        this.setAside.set(id, this.recordsOf(id))
        this.tables.delete(id)
      },
    }
  }
}

/** The real bots, answering at once. */
export const instantBots: BotPort = {
  seat({ game, knowledge, ...seating }) {
    const bot = isGameId(game) ? BOTS[game].study(knowledge)(seating) : undefined
    return {
      observe: (events, view) => {
        bot?.observe(events, view)
      },
      hear: (from, signal) => {
        bot?.hear(from, signal)
      },
      decide: (answer) => {
        answer(bot?.decide({ playouts: 0, hasTime: () => false }))
      },
      think: (wish, answer) => {
        answer(bot?.think(wish, { playouts: 0, hasTime: () => false }))
      },
      close: () => undefined,
    }
  },
}

/** A player of the test, and everything that went over its wire. */
export interface TestPlayer {
  readonly client: Client
  /** Every frame the host sent to it. */
  readonly frames: string[]
  /** Cuts the line without a word; the client comes back by itself. */
  cut(): void
  /** While true, no new line can be opened. */
  offline: boolean
  /** While true, it never says that it sees a question. */
  isBlind: boolean
  /** The secret that it keeps. */
  token(): string | undefined
  /** Changes what arrives, as a bad line would. */
  spoil?: (frame: string) => string
  /** Is told what the client sends. */
  sent?: (frame: string) => void
  /** The number of the last command of this kind that it sent. */
  idOf(kind: string): number
}

/** What a host in memory may have other than usual. */
export type Surroundings = Partial<
  Pick<
    HostPorts,
    'bots' | 'games' | 'contents' | 'decks' | 'journals' | 'language' | 'pace' | 'network'
  >
> & {
  /** What stands between the host and its connections. */
  readonly around?: (host: Host) => Host
}

/** A host in memory with its surroundings. */
export class MemoryHost {
  readonly clock = new HandClock()
  readonly journals = new MemoryJournals()
  readonly log: string[] = []
  private host: Host
  private starts = 0

  constructor(
    readonly seed: string,
    private surroundings: Surroundings = {},
  ) {
    this.host = this.startHost()
  }

  private startHost(): Host {
    this.starts += 1
    const { around = (host: Host) => host, ...ports } = this.surroundings
    const host = createHost({
      clock: this.clock,
      entropy: seededEntropy(`${this.seed}/${String(this.starts)}`),
      journals: this.journals,
      bots: instantBots,
      log: {
        write: (line) => {
          this.log.push(JSON.stringify(line))
        },
      },
      games: GAMES,
      contents: NO_CONTENT,
      language: 'en',
      name: 'test host',
      app: '0.0.0',
      ...ports,
    })
    return around(host)
  }

  /** Lets everything that is on its way arrive; no time passes. */
  async settle(): Promise<void> {
    for (let round = 0; round < 12; round++) await this.clock.turn(0)
  }

  /** Ends the host as a power cut would, and starts it anew from the journals; what is named is different from now on. */
  restart(changed: Surroundings = {}): void {
    this.host.close()
    this.surroundings = { ...this.surroundings, ...changed }
    this.host = this.startHost()
  }

  /** Who is here from another computer. */
  company(): Company {
    return this.host.company()
  }

  /** A bare connection; what is sent to it lands in `frames`. */
  connect(
    frames: string[],
    onClose: (code: number) => void = () => undefined,
    local = true,
  ): ConnectionEvents & { closeCode(): number | undefined } {
    let code: number | undefined
    const connection: Connection = {
      send: (frame) => {
        if (code === undefined) frames.push(frame)
      },
      close: (given = 1000) => {
        if (code !== undefined) return
        code = given
        onClose(given)
      },
    }
    const events = this.host.connect(connection, { local, address: 'test' })
    return {
      received: (frame) => {
        events.received(frame)
      },
      closed: (given) => {
        events.closed(given)
      },
      closeCode: () => code,
    }
  }

  /** A client that stays connected over cuts; `local`: on the host's own computer. Its name is its address. */
  player(
    name: string,
    language: Language = 'en',
    wrap: (open: OpenLine) => OpenLine = (open) => open,
    local = false,
    factsFor: NonNullable<ClientPorts['factsFor']> = () => Promise.resolve(undefined),
  ): TestPlayer {
    const frames: string[] = []
    let token: string | undefined
    let cutLine: () => void = () => undefined
    const ids = new Map<string, number>()
    const player: Omit<TestPlayer, 'client'> = {
      frames,
      offline: false,
      isBlind: false,
      token: () => token,
      idOf: (kind: string) => ids.get(kind) ?? 0,
      cut: () => {
        cutLine()
      },
    }
    const open = (events: ConnectionEvents): Connection => {
      if (player.offline) {
        void Promise.resolve().then(() => {
          events.closed(1006)
        })
        return { send: () => undefined, close: () => undefined }
      }
      let isOpen = true
      let isCut = false
      const line = this.host.connect(
        {
          send: (frame) => {
            if (!isOpen) return
            frames.push(frame)
            void Promise.resolve().then(() => {
              if (!isCut) events.received(player.spoil?.(frame) ?? frame)
            })
          },
          close: (code = 1000) => {
            if (!isOpen) return
            isOpen = false
            void Promise.resolve().then(() => {
              events.closed(code)
            })
          },
        },
        { local, address: name },
      )
      cutLine = () => {
        if (!isOpen) return
        isOpen = false
        isCut = true
        line.closed(1006)
        events.closed(1006)
      }
      return {
        send: (frame) => {
          const sent = /"id":(\d+).*"kind":"(\w+)"/u.exec(frame)
          player.sent?.(frame)
          if (sent?.[2] !== undefined) ids.set(sent[2], Number(sent[1]))
          if (isOpen) line.received(frame)
        },
        close: () => {
          if (!isOpen) return
          isOpen = false
          line.closed(1000)
        },
      }
    }
    const client = createClient(() => ({ name, language, app: '0.0.0' }), {
      open: wrap(open),
      clock: this.clock,
      entropy: seededEntropy(`${this.seed}/${name}`),
      factsFor,
      tokens: {
        read: () => token,
        write: (next) => {
          token = next
        },
      },
    })
    client.subscribe({
      changed: ({ match }) => {
        if (player.isBlind) return
        for (const { name: question } of match?.match.own ?? []) client.noteSeen(question)
      },
    })
    return Object.assign(player, { client })
  }
}
