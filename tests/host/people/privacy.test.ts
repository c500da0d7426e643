/** Private tables: those of somebody who plays alone, until he opens them to others. */
import { describe, expect, it } from 'vitest'
import { present } from '../../../src/engine/basics/invariant'
import type { NetworkPort } from '../../../src/host/ports'
import type { Command } from '../../../src/protocol/clientMessages'
import type { Answer } from '../../../src/protocol/hostMessages'
import type { TableSummary } from '../../../src/protocol/tableViews'
import { openEvening, tell } from '../../support/host/evening'
import { MemoryHost, type Surroundings, type TestPlayer } from '../../support/host/memoryHost'
import { seatOf, tableOf } from '../../support/match/seats'

const ALONE = {
  kind: 'createTable',
  game: 'tafelrunde',
  name: 'Quiet',
  seats: 3,
  options: {},
  bots: 'easy',
  private: true,
} as const
const SIT = { kind: 'join', as: 'player' } as const
const WATCH = { kind: 'join', as: 'spectator' } as const
const A_WHILE = 10_000

interface Alone {
  readonly host: MemoryHost
  readonly keeper: TestPlayer
  readonly other: TestPlayer
  readonly table: string
  tell(player: TestPlayer, command: Command): Promise<Answer>
}

async function playAlone(seed: string, surroundings: Surroundings = {}): Promise<Alone> {
  const host = new MemoryHost(seed, surroundings)
  const [keeper, other] = [host.player('Anna'), host.player('Bram')]
  await host.settle()
  const made = await tell(host, keeper, ALONE)
  await host.clock.turn(100)
  const table = present(made.ok ? made.table : undefined, JSON.stringify(made))
  return {
    host,
    keeper,
    other,
    table,
    tell: (player, command) => tell(host, player, command, table),
  }
}

function listedTo(player: TestPlayer): string[] {
  return player.client.state().tables.map(({ id }) => id)
}

describe('a private table', () => {
  it('P-50 is listed to nobody, and nobody else sits down or watches there', async () => {
    const evening = await playAlone('private')
    const { host, keeper, other, table } = evening
    const late = host.player('Carla')
    await host.settle()
    for (const player of [keeper, other, late]) expect(listedTo(player)).toEqual([])
    expect(other.frames.join('\n')).not.toContain(table)
    for (const wish of [SIT, WATCH]) {
      expect(await evening.tell(other, wish)).toMatchObject({ refusal: 'table-private' })
    }
    expect(other.client.state().table).toBeUndefined()
    expect(keeper.client.state().mine).toMatchObject([{ id: table, private: true, running: true }])
    expect(tableOf(keeper)).toMatchObject({ id: table, private: true, phase: 'playing' })
  })

  it('P-50 is not told to the network', async () => {
    const told: (readonly TableSummary[])[] = []
    const network: NetworkPort = {
      open: () => undefined,
      close: () => undefined,
      state: () => ({ open: false, addresses: [], discovery: 'off' }),
      found: () => [],
      onChange: () => undefined,
      advertise: (tables) => told.push(tables),
    }
    const evening = await playAlone('advertised', { network })
    expect(told.flat()).toEqual([])
    await evening.tell(evening.keeper, { kind: 'setPrivate', private: false })
    expect(told.at(-1)).toMatchObject([{ id: evening.table }])
  })

  it('P-50 is opened and made private by its keeper alone, in the middle of a match too', async () => {
    const evening = await playAlone('opened')
    const { keeper, other, table } = evening
    await evening.tell(keeper, { kind: 'setPrivate', private: false })
    expect(listedTo(other)).toEqual([table])
    expect(tableOf(keeper)).toMatchObject({ private: false, phase: 'playing' })
    expect(await evening.tell(other, WATCH)).toMatchObject({ ok: true })
    const shut = { kind: 'setPrivate', private: true } as const
    expect(await evening.tell(other, shut)).toMatchObject({ refusal: 'keeper-only' })
    expect(await evening.tell(keeper, shut)).toMatchObject({ ok: true })
    // Who is there stays there; who comes now does not come in.
    expect(tableOf(other).id).toBe(table)
    const late = evening.host.player('Carla')
    await evening.host.settle()
    expect(listedTo(late)).toEqual([])
    expect(await evening.tell(late, WATCH)).toMatchObject({ refusal: 'table-private' })
  })

  it('P-50 stays so over a restart, and its own people come back to it', async () => {
    const evening = await playAlone('again')
    const { host, keeper, other, table } = evening
    host.restart()
    await host.clock.turn(A_WHILE)
    expect(tableOf(keeper)).toMatchObject({ id: table, private: true, phase: 'playing' })
    expect(listedTo(other)).toEqual([])
    expect(await evening.tell(other, SIT)).toMatchObject({ refusal: 'table-private' })
    await evening.tell(keeper, { kind: 'leave' })
    expect(await evening.tell(keeper, SIT)).toMatchObject({ ok: true })
    expect(seatOf(keeper)).toBe(0)
  })

  it('P-50 is none that is made for others', async () => {
    const { host, keeper, table } = await openEvening('open')
    const late = host.player('Zoe')
    await host.settle()
    expect(listedTo(late)).toEqual([table])
    expect(tableOf(keeper).private).toBe(false)
  })
})
