/** Real hosts that are killed in the middle of play: what was acknowledged is there when they start again. */
import { fastRandom } from '../../src/engine/fastRandom'
import type { Client } from '../../src/client/client'
import { freePort, startHost } from './hostProcess'
import { entriesOf, keepPlaying, player, playWithBots, until, type Playing } from './realPlayer'

/** What came of it. */
export interface Kills {
  /** Entries of a match that were seen, the most. */
  readonly acknowledged: number
  /** Own moves that were taken, over all lives. */
  readonly played: number
  /** Milliseconds from the start of a process to the player being back, the longest. */
  readonly slowest: number
  /** What was lost, each with its kill. */
  readonly faults: readonly string[]
}

/** Moves were there when the host was killed; what is there now of them. */
async function findLoss(client: Client, before: number): Promise<string | undefined> {
  const isThere = (): boolean =>
    entriesOf(client) >= before || client.state().table?.table.phase !== 'playing'
  try {
    await until(isThere, 'the entries')
  } catch {
    return `${String(entriesOf(client))} entries of ${String(before)}`
  }
  const { table, welcome } = client.state()
  if (!table) return 'no table'
  const seat = table.table.seats[0]
  if (seat?.kind !== 'person' || seat.person !== welcome?.person) return 'no seat'
  if (table.table.phase === 'playing') return undefined
  const begun = await client.command({ kind: 'start' }, table.table.id)
  return begun.ok || entriesOf(client) >= 0 ? undefined : `no match: ${begun.refusal}`
}

/** Every other life ends some time after a move was taken, the others whenever it pleases. */
async function liveOn(client: Client, playing: Playing, kill: number): Promise<void> {
  const seen = playing.acknowledged()
  const hasMoved = (): boolean =>
    playing.acknowledged() > seen || client.state().table?.table.phase !== 'playing'
  if (kill % 2 === 0) await until(hasMoved, `a move before kill ${String(kill)}`)
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
  await playWithBots(client)
  const playing = keepPlaying(client)
  const random = fastRandom(seed)
  const faults: string[] = []
  let slowest = 0
  for (let kill = 0; kill < kills; kill++) {
    await liveOn(client, playing, kill)
    await new Promise((done) => setTimeout(done, 20 + random.below(120)))
    await host.kill()
    const before = playing.acknowledged()
    const began = performance.now()
    host = await startHost({ port, folder, pace: 1 })
    await until(() => client.state().connection === 'open', `return ${String(kill)}`)
    slowest = Math.max(slowest, performance.now() - began)
    const loss = await findLoss(client, before)
    if (loss !== undefined) faults.push(`kill ${String(kill)}: ${loss}`)
  }
  playing.stop()
  client.close()
  await host.end()
  host.clean()
  return { acknowledged: playing.acknowledged(), played: playing.played(), slowest, faults }
}
