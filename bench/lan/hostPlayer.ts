/** A player at a host: the headless client, whose news waits while a move is timed. */
import type { Client } from '../../src/client/client'
import { createClient } from '../../src/client/createClient'
import type { Json } from '../../src/engine/basics/json'
import { systemEntropy } from '../../src/server/systemPorts'
import { systemClock } from '../../src/system/systemClock'
import { connectSocket } from '../../tests/support/wire/connectSocket'
import { playUrl } from './hostGuest'
import type { BenchPlayer } from './timeBluffTable'

/** One who plays at a host. */
export class HostPlayer implements BenchPlayer {
  readonly client: Client
  private readonly waiting: (() => void)[] = []
  private isTiming = false
  private table = ''

  constructor(port: number, name: string, heard: (frame: Buffer) => void = () => undefined) {
    let token: string | undefined
    this.client = createClient(() => ({ name, language: 'en', app: 'bench' }), {
      clock: systemClock,
      entropy: systemEntropy,
      tokens: {
        read: () => token,
        write: (next) => {
          token = next
        },
      },
      open: (events) =>
        connectSocket(playUrl(port), {
          received: (frame) => {
            heard(frame)
            this.waiting.push(() => {
              events.received(frame.toString('utf8'))
            })
            if (!this.isTiming) this.takeIn()
          },
          closed: (code) => {
            events.closed(code)
          },
        }),
    })
  }

  /** From now on he plays at this table. */
  sitAt(table: string): void {
    this.table = table
  }

  owed(): { readonly kind: string; readonly view: unknown } | undefined {
    const { match } = this.client.state()
    const [own] = match?.match.own ?? []
    return own && { kind: own.kind, view: match?.match.view }
  }

  async play(move: Json): Promise<void> {
    const question = this.client.state().match?.match.own[0]?.name ?? ''
    const answer = await this.client.command({ kind: 'move', question, move }, this.table)
    if (!answer.ok) throw new Error(`a move was refused: ${answer.refusal}`)
  }

  hold(): void {
    this.isTiming = true
  }

  catchUp(): void {
    this.isTiming = false
    this.takeIn()
  }

  private takeIn(): void {
    for (const task of this.waiting.splice(0)) task()
  }
}
