/** A whole host in memory: a clock that is turned by hand, connections that can be cut, journals that outlive the host. */
import { BOTS } from '../../src/bots/registry'
import { createClient } from '../../src/client/createClient'
import type { Client } from '../../src/client/client'
import { fastRandom } from '../../src/engine/fastRandom'
import { toJson, type Json } from '../../src/engine/json'
import type { Entropy } from '../../src/engine/ports'
import { err, ok } from '../../src/engine/result'
import { isGameId } from '../../src/games/contracts'
import { GAMES } from '../../src/games/registry'
import { createHost, type Host } from '../../src/host/createHost'
import type { BotPort, Journal, JournalStore } from '../../src/host/ports'
import type { Connection, ConnectionEvents } from '../../src/protocol/connection'
import type { OpenLine } from './faultyWire'
import { HandClock } from './handClock'

/** Bytes from a seed. */
export function seededEntropy(seed: string): Entropy {
  const random = fastRandom(seed)
  return { bytes: (count) => Uint8Array.from({ length: count }, () => random.below(256)) }
}

/** Journals that stay when a host goes. */
export class MemoryJournals implements JournalStore {
  readonly tables = new Map<string, Json[]>()
  /** From now on nothing can be written. */
  isFull = false

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
    }))
  }

  private journal(id: string): Journal {
    const write = (records: readonly Json[]): ReturnType<Journal['append']> => {
      if (this.isFull) return err('disk-full')
      this.tables.set(
        id,
        records.map((record) => toJson(JSON.parse(JSON.stringify(record)))),
      )
      return ok(undefined)
    }
    return {
      append: (record) => write([...(this.tables.get(id) ?? []), record]),
      replace: write,
      retire: () => {
        this.tables.delete(id)
      },
    }
  }
}

/** The real bots, answering at once. */
export const instantBots: BotPort = {
  seat({ game, level, seed }) {
    const bot = isGameId(game) ? BOTS[game](level, seed) : undefined
    return {
      observe: (events, view) => {
        bot?.observe(events, view)
      },
      decide: (answer) => {
        answer(bot?.decide({ playouts: 0, hasTime: () => false }) ?? null)
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
    private readonly bots: BotPort = instantBots,
  ) {
    this.host = this.startHost()
  }

  private startHost(): Host {
    this.starts += 1
    return createHost({
      clock: this.clock,
      entropy: seededEntropy(`${this.seed}/${String(this.starts)}`),
      journals: this.journals,
      bots: this.bots,
      log: {
        write: (line) => {
          this.log.push(JSON.stringify(line))
        },
      },
      games: GAMES,
      name: 'test host',
      app: '0.0.0',
    })
  }

  /** Lets everything that is on its way arrive; no time passes. */
  async settle(): Promise<void> {
    for (let round = 0; round < 12; round++) await this.clock.turn(0)
  }

  /** Ends the host as a power cut would, and starts it anew from the journals. */
  restart(): void {
    this.host.close()
    this.host = this.startHost()
  }

  /** A bare connection; what is sent to it lands in `frames`. */
  connect(
    frames: string[],
    onClose: (code: number) => void = () => undefined,
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
      buffered: () => 0,
    }
    const events = this.host.connect(connection, { local: true, address: 'test' })
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

  /** A client that stays connected over cuts. */
  player(
    name: string,
    language: 'de' | 'nl' | 'en' = 'en',
    wrap: (open: OpenLine) => OpenLine = (open) => open,
    local = true,
  ): TestPlayer {
    const frames: string[] = []
    let token: string | undefined
    let cutLine: () => void = () => undefined
    const player = {
      frames,
      offline: false,
      cut: () => {
        cutLine()
      },
    }
    const open = (events: ConnectionEvents): Connection => {
      if (player.offline) {
        void Promise.resolve().then(() => {
          events.closed(1006)
        })
        return { send: () => undefined, close: () => undefined, buffered: () => 0 }
      }
      let isOpen = true
      let isCut = false
      const line = this.host.connect(
        {
          send: (frame) => {
            if (!isOpen) return
            frames.push(frame)
            void Promise.resolve().then(() => {
              if (!isCut) events.received(frame)
            })
          },
          close: (code = 1000) => {
            if (!isOpen) return
            isOpen = false
            void Promise.resolve().then(() => {
              events.closed(code)
            })
          },
          buffered: () => 0,
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
          if (isOpen) line.received(frame)
        },
        close: () => {
          if (!isOpen) return
          isOpen = false
          line.closed(1000)
        },
        buffered: () => 0,
      }
    }
    const client = createClient(
      { name, language, app: '0.0.0' },
      {
        open: wrap(open),
        clock: this.clock,
        entropy: seededEntropy(`${this.seed}/${name}`),
        tokens: {
          read: () => token,
          write: (next) => {
            token = next
          },
        },
      },
    )
    return Object.assign(player, { client })
  }
}
