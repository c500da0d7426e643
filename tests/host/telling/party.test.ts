/** A LAN party: all people and tables that one host is made for, and what keeps single addresses from taking it all. */
import { describe, expect, it } from 'vitest'
import { present } from '../../../src/engine/basics/invariant'
import type { Command } from '../../../src/protocol/clientMessages'
import type { Answer } from '../../../src/protocol/hostMessages'
import { tell } from '../../support/host/evening'
import { MemoryHost, type TestPlayer } from '../../support/host/memoryHost'
import { tableOf } from '../../support/match/seats'

const TABLES = 40
const SEATS = 5
const SPECTATORS = 200
const IN_FRONT_OF_ONE = 64
const SECOND = 1000

const WISH = { kind: 'createTable', game: 'time-bluff', name: 'T', seats: 4, options: {} } as const

function idOf(answer: Answer): string {
  return present(answer.ok ? answer.table : undefined, JSON.stringify(answer))
}

/** Everybody asks at once; no time passes. */
async function askAll(
  host: MemoryHost,
  people: readonly TestPlayer[],
  wishOf: (at: number) => { readonly command: Command; readonly table?: string },
): Promise<Answer[]> {
  const answers = people.map((player, at) => {
    const { command, table } = wishOf(at)
    return player.client.command(command, table)
  })
  await host.settle()
  return Promise.all(answers)
}

function crowd(host: MemoryHost, prefix: string, count: number): TestPlayer[] {
  return Array.from({ length: count }, (_, at) => host.player(`${prefix}${String(at)}`))
}

/** A table with one who keeps it. */
async function openTable(host: MemoryHost): Promise<{ keeper: TestPlayer; table: string }> {
  const keeper = host.player('Keeper')
  await host.settle()
  return { keeper, table: idOf(await tell(host, keeper, WISH)) }
}

const WATCH = { kind: 'join', as: 'spectator' } as const

describe('a host full of people', () => {
  it('P-61 seats 200 at 40 tables and lets 200 watch, 64 of them at one, and all see their match', async () => {
    const host = new MemoryHost('party')
    const owner = host.player('Owner', 'en', undefined, true)
    const seated = crowd(host, 'Seat', TABLES * SEATS)
    const watching = crowd(host, 'Eye', SPECTATORS)
    await host.settle()
    const keepers = seated.filter((_, at) => at % SEATS === 0)
    const guests = seated.filter((_, at) => at % SEATS !== 0)
    const made = await askAll(host, keepers, () => ({ command: { ...WISH, seats: SEATS } }))
    const tables = made.map(idOf)
    const tableAt = (at: number): string => present(tables[at], String(at))
    const joined = await askAll(host, guests, (at) => ({
      command: { kind: 'join', as: 'player' },
      table: tableAt(Math.floor(at / (SEATS - 1))),
    }))
    const watched = await askAll(host, watching, (at) => ({
      command: WATCH,
      table: tableAt(at < IN_FRONT_OF_ONE ? 0 : at % TABLES),
    }))
    expect([...joined, ...watched].filter(({ ok }) => !ok)).toEqual([])
    await askAll(host, guests, (at) => ({
      command: { kind: 'ready', ready: true },
      table: tableAt(Math.floor(at / (SEATS - 1))),
    }))
    const begun = await askAll(host, keepers, (at) => ({
      command: { kind: 'start' },
      table: tableAt(at),
    }))
    expect(begun.filter(({ ok }) => !ok)).toEqual([])
    await host.clock.turn(2 * SECOND)
    const states = [...seated, ...watching].map(({ client }) => client.state())
    const seesMatch = states.filter(({ table, match }) => table?.table.phase === 'playing' && match)
    expect(seesMatch).toHaveLength(TABLES * SEATS + SPECTATORS)
    expect(tableOf(present(keepers[0], 'keeper')).spectators.length).toBeGreaterThanOrEqual(64)
    expect(owner.client.state().fullness).toMatchObject({
      people: TABLES * SEATS + SPECTATORS + 1,
      mostPeople: 640,
      tables: TABLES,
      mostTables: 64,
    })
    expect(seated[0]?.client.state().fullness).toBeUndefined()
  })

  it('P-61 of one address sixty-four belong to tables, and who is away gives his place up', async () => {
    const host = new MemoryHost('address')
    const { keeper, table } = await openTable(host)
    const ghosts = Array.from({ length: 64 }, () => host.player('Crowd'))
    await host.settle()
    const watched = await askAll(host, ghosts, () => ({ command: WATCH, table }))
    expect(watched.filter(({ ok }) => !ok)).toEqual([])
    for (const ghost of ghosts) {
      ghost.offline = true
      ghost.cut()
    }
    await host.settle()
    expect(tableOf(keeper).spectators).toHaveLength(64)
    const fresh = host.player('Crowd')
    // One more than come at once.
    await host.clock.turn(10 * SECOND)
    expect(await tell(host, fresh, WATCH, table)).toMatchObject({ ok: true })
    expect(tableOf(keeper).spectators).toHaveLength(64)
    // The first of them has lost his place to the fresh one; the others are here again.
    for (const ghost of ghosts.slice(1)) ghost.offline = false
    await host.clock.turn(10 * SECOND)
    const tooMany = host.player('Crowd')
    await host.settle()
    expect(await tell(host, tooMany, WATCH, table)).toMatchObject({ refusal: 'no-free-seat' })
    const late = host.player('Late')
    await host.settle()
    expect(await tell(host, late, WATCH, table)).toMatchObject({ ok: true })
  })

  it('P-61 two hundred may watch a table, and one who is away makes room for one more', async () => {
    const host = new MemoryHost('crowd')
    const { table } = await openTable(host)
    const watching = crowd(host, 'Eye', SPECTATORS)
    const late = host.player('Late')
    await host.settle()
    await askAll(host, watching, () => ({ command: WATCH, table }))
    expect(await tell(host, late, WATCH, table)).toMatchObject({ refusal: 'no-free-seat' })
    const [first] = watching
    const gone = present(first, 'the first')
    gone.offline = true
    gone.cut()
    expect(await tell(host, late, WATCH, table)).toMatchObject({ ok: true })
  })
})
