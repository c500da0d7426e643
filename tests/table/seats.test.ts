/** Seats during a match: a bot's may be taken over, but nobody sees the hands of two. */
import { describe, expect, it } from 'vitest'
import { present } from '../../src/engine/invariant'
import type { Answer, Command, TableView } from '../../src/protocol/messages'
import { MemoryHost, type TestPlayer } from '../support/memoryHost'

interface Evening {
  readonly host: MemoryHost
  readonly keeper: TestPlayer
  readonly guest: TestPlayer
  readonly table: string
  tell(player: TestPlayer, command: Command): Promise<Answer>
}

/** A match of a keeper and two bots, and a guest who watches. */
async function openTable(): Promise<Evening> {
  const host = new MemoryHost('seats')
  const [keeper, guest] = [host.player('Anna'), host.player('Bram')]
  let table = ''
  const tell = async (player: TestPlayer, command: Command): Promise<Answer> => {
    const answer = player.client.command(command, table === '' ? undefined : table)
    for (let round = 0; round < 12; round++) await host.clock.turn(0)
    return answer
  }
  const wish = { game: 'tafelrunde', name: 'T', seats: 3, options: {}, bots: 'easy' } as const
  const made = await tell(keeper, { kind: 'createTable', ...wish })
  table = made.ok ? present(made.table, 'a new table has an id') : ''
  await host.clock.turn(100)
  await tell(guest, { kind: 'join', as: 'spectator' })
  return { host, keeper, guest, table, tell }
}

function tableOf(player: TestPlayer): TableView {
  return present(player.client.state().table, 'the player is at a table').table
}

describe('a seat during a match', () => {
  it('can be taken over from a bot by whoever has seen no hand', async () => {
    const { guest, tell } = await openTable()
    expect(await tell(guest, { kind: 'sit', seat: 2 })).toMatchObject({ ok: true })
    expect(tableOf(guest).you).toBe(2)
  })

  it('cannot be changed for another: that would show a second hand', async () => {
    const { keeper, guest, tell } = await openTable()
    const refused = { ok: false, refusal: 'other-hand-seen' }
    expect(await tell(keeper, { kind: 'sit', seat: 1 })).toMatchObject(refused)
    expect(tableOf(keeper).you).toBe(0)
    await tell(guest, { kind: 'sit', seat: 2 })
    await tell(guest, { kind: 'stand' })
    expect(tableOf(guest).you).toBeUndefined()
    expect(await tell(guest, { kind: 'sit', seat: 1 })).toMatchObject(refused)
    expect(await tell(guest, { kind: 'sit', seat: 2 })).toMatchObject({ ok: true })
  })

  it('is the old one again for whoever left, was sent away, or comes back after a restart', async () => {
    const { host, keeper, guest, tell } = await openTable()
    await tell(guest, { kind: 'sit', seat: 2 })
    const seat = tableOf(guest).seats[2]
    await tell(keeper, { kind: 'kick', person: seat?.kind === 'person' ? seat.person : '' })
    expect(guest.client.state().table).toBeUndefined()
    host.restart()
    await host.clock.turn(10_000)
    const elsewhere = await tell(guest, { kind: 'join', as: 'player', seat: 1 })
    expect(elsewhere).toMatchObject({ ok: false, refusal: 'other-hand-seen' })
    expect(await tell(guest, { kind: 'join', as: 'player' })).toMatchObject({ ok: true })
    expect(tableOf(guest).you).toBe(2)
  })

  it('can be any again once the match is over', async () => {
    const { keeper, guest, tell } = await openTable()
    await tell(guest, { kind: 'sit', seat: 2 })
    await tell(keeper, { kind: 'abandon' })
    expect(await tell(guest, { kind: 'sit', seat: 1 })).toMatchObject({ ok: true })
    expect(tableOf(guest).you).toBe(1)
  })
})
