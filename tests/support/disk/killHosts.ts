/** Real hosts that are killed in the middle of play: what was acknowledged is there when they start again. */
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import type { Client } from '../../../src/client/client'
import { freePort, startHost } from '../host/hostProcess'
import { ReturningPerson } from '../host/returningPeople'
import {
  entriesOf,
  keepPlaying,
  player,
  playWithBots,
  until,
  type Playing,
} from '../host/realPlayer'

/** What came of it. */
export interface Kills {
  /** Entries of a match that were seen, the most. */
  readonly acknowledged: number
  /** Own moves that were taken, over all lives. */
  readonly played: number
  /** Milliseconds from the start of a process to the player being back, the longest. */
  readonly slowest: number
  /** Returns of people who sit at two tables each. */
  readonly returns: number
  /** What was lost, each with its kill. */
  readonly faults: readonly string[]
}

/** How far somebody has seen matches go: the number of the latest and its entries. */
interface Progress {
  readonly match: number
  readonly entries: number
  readonly isPlaying: boolean
}

/** How far a client has seen matches go. */
export function progressOf(client: Client): Progress {
  const match = client.state().match?.match
  const isPlaying = client.state().table?.table.phase === 'playing'
  return { match: match?.number ?? 0, entries: match?.entries ?? -1, isPlaying }
}

/** So far had matches come when the host was killed; what of it is gone now. `then`: whether another match begins where one is over. */
export async function findLoss(
  client: Client,
  before: Progress,
  then: 'another match' | 'as it is' = 'another match',
): Promise<string | undefined> {
  const isThere = (): boolean => {
    const { match, entries } = progressOf(client)
    const isOver = client.state().table?.table.phase !== 'playing'
    return isOver || match > before.match || (match === before.match && entries >= before.entries)
  }
  try {
    await until(isThere, 'the entries')
  } catch {
    return `${JSON.stringify(progressOf(client))} of ${JSON.stringify(before)}`
  }
  // Only a match that nobody was in may be gone.
  const { phase } = client.state().table?.table ?? {}
  if (before.isPlaying && phase === 'gathering') return `the match of ${JSON.stringify(before)}`
  const { table, welcome } = client.state()
  if (!table) return 'no table'
  const seat = table.table.seats[0]
  if (seat?.kind !== 'person' || seat.person !== welcome?.person) return 'no seat'
  if (table.table.phase === 'playing' || then === 'as it is') return undefined
  const begun = await client.command({ kind: 'start' }, table.table.id)
  return begun.ok || entriesOf(client) >= 0 ? undefined : `no match: ${begun.refusal}`
}

/** Every other life ends some time after a move was taken, the others whenever it pleases. */
async function liveOn(client: Client, playing: Playing, kill: number): Promise<void> {
  const seen = playing.played()
  const hasMoved = (): boolean =>
    playing.played() > seen || client.state().table?.table.phase !== 'playing'
  if (kill % 2 === 0) await until(hasMoved, `a move before kill ${String(kill)}`)
}

/** Who comes back beside the one who plays. */
const RETURNING = ['Bram', 'Carla'] as const

/** They come back, and others try their old secrets; what is wrong then. */
async function comeBack(people: readonly ReturningPerson[]): Promise<string[]> {
  const wrong: string[] = []
  for (const person of people) {
    const found = (await person.comeBack()) ?? (await person.tryOldSecrets())
    if (found !== undefined) wrong.push(found)
  }
  return wrong
}

/** Kills a host so many times, at moments that follow from the seed. */
export async function killHosts({
  kills,
  seed,
}: {
  readonly kills: number
  readonly seed: string
}): Promise<Kills> {
  const port = await freePort()
  let host = await startHost({ port, pace: 1 })
  const { folder } = host
  const client = player(() => port)
  const random = fastRandom(seed)
  const people = RETURNING.map((name) => new ReturningPerson(name, port, random))
  const faults: string[] = []
  let slowest = 0
  const playing = keepPlaying(client)
  try {
    await playWithBots(client)
    for (const person of people) await person.arrive()
    for (let kill = 0; kill < kills; kill++) {
      await liveOn(client, playing, kill)
      await new Promise((done) => setTimeout(done, 20 + random.below(120)))
      await host.kill()
      const before = progressOf(client)
      const began = performance.now()
      host = await startHost({ port, folder, pace: 1 })
      await until(() => client.state().connection === 'open', `return ${String(kill)}`)
      slowest = Math.max(slowest, performance.now() - began)
      const loss = await findLoss(client, before)
      const wrong = await comeBack(people)
      if (loss !== undefined) wrong.push(loss)
      faults.push(...wrong.map((words) => `kill ${String(kill)}: ${words}`))
    }
  } finally {
    playing.stop()
    for (const person of people) person.drop()
    client.close()
    await host.kill()
    host.clean()
  }
  return {
    acknowledged: playing.acknowledged(),
    played: playing.played(),
    returns: kills * RETURNING.length,
    slowest,
    faults,
  }
}
