/** Players at a real host: the headless client over a real socket. */
import { createClient } from '../../../src/client/createClient'
import type { Client, ClientPorts } from '../../../src/client/client'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { toJson } from '../../../src/engine/basics/json'
import { sampleMove } from '../../../src/games/time-bluff/inside/sampleMove'
import { isTimeBluffView } from '../../../src/games/time-bluff/outside/guards'
import { systemEntropy } from '../../../src/server/systemPorts'
import { systemClock } from '../../../src/system/systemClock'
import { connectSocket } from '../wire/connectSocket'

/** A player at the host that listens on `port()`; it comes back by itself. */
export function player(port: () => number): Client {
  return playerOver((events) =>
    connectSocket(`ws://127.0.0.1:${String(port())}/play`, {
      received: (frame) => {
        events.received(frame.toString('utf8'))
      },
      closed: (code) => {
        events.closed(code)
      },
    }),
  )
}

/** The same over any line. */
export function playerOver(open: ClientPorts['open']): Client {
  let token: string | undefined
  return createClient(() => ({ name: 'Anna', language: 'de', app: 'test' }), {
    clock: systemClock,
    entropy: systemEntropy,
    tokens: {
      read: () => token,
      write: (next) => {
        token = next
      },
    },
    open,
  })
}

/** Waits until something holds; throws what was waited for in vain. Times in milliseconds. */
export async function until(holds: () => boolean, what: string, within = 60_000): Promise<void> {
  const end = performance.now() + within
  while (!holds()) {
    if (performance.now() > end) throw new Error(`in vain: ${what}`)
    await new Promise((done) => setTimeout(done, 5))
  }
}

/** Entries of the match so far; -1 without a match. */
export function entriesOf(client: Client): number {
  return client.state().match?.match.entries ?? -1
}

/** Opens a table at which the player and three bots play a long match, and waits until it has begun. */
export async function playWithBots(client: Client): Promise<void> {
  await until(() => client.state().connection === 'open', 'a connection')
  const made = await client.command({
    kind: 'createTable',
    game: 'time-bluff',
    name: 'T',
    seats: 4,
    options: { target: 100 },
    bots: 'solid',
  })
  if (!made.ok) throw new Error(`no table: ${made.refusal}`)
  await until(() => entriesOf(client) >= 0, 'a match')
}

/** Milliseconds between two moves: a host takes twenty messages a second from one line, and no person plays as fast. */
const GAP = 70

/** A player who goes on by himself. */
export interface Playing {
  stop(): void
  /** The highest number of entries of a match that was seen. */
  acknowledged(): number
  /** Own moves that were taken, over all matches. */
  played(): number
}

/** Plays whatever is asked until stopped; `again`: begins another match whenever one is over. */
export function keepPlaying(client: Client, again = false): Playing {
  const random = fastRandom('kill')
  let acknowledged = 0
  let played = 0
  let asked = ''
  let notBefore = 0
  const play = (): void => {
    const { table: at, match: lying } = client.state()
    const table = at?.table
    const match = lying?.match
    acknowledged = Math.max(acknowledged, match?.entries ?? 0)
    if (again && table?.phase === 'over' && asked !== 'again') {
      asked = 'again'
      void client.command({ kind: 'ready', ready: true }, table.id)
    }
    const [own] = match?.own ?? []
    if (!match || !own || !isTimeBluffView(match.view)) return
    const question = `${String(match.number)} ${own.name}`
    if (asked === question || performance.now() < notBefore) return
    notBefore = performance.now() + GAP
    asked = question
    const move = toJson(sampleMove(match.view, random))
    const command = { kind: 'move', question: own.name, move } as const
    void client.command(command, table?.id).then((answer) => {
      if (answer.ok) played += 1
      else asked = ''
    })
  }
  const timer = setInterval(play, 3)
  return {
    stop: () => {
      clearInterval(timer)
    },
    acknowledged: () => acknowledged,
    played: () => played,
  }
}
