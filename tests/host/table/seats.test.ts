/** Seats during a match: a bot's may be taken over, but nobody sees the hands of two. */
import { describe, expect, it } from 'vitest'
import { present } from '../../../src/engine/basics/invariant'
import { isRecord, toJson } from '../../../src/engine/basics/json'
import type { TafelrundeMove, TafelrundeSeen } from '../../../src/games/tafelrunde/outside/contract'
import { isTafelrundeSeen, isTafelrundeView } from '../../../src/games/tafelrunde/outside/guards'
import { tafelrundeLegality } from '../../../src/games/tafelrunde/outside/legality'
import type { Command } from '../../../src/protocol/clientMessages'
import type { Answer } from '../../../src/protocol/hostMessages'
import { MemoryHost, type TestPlayer } from '../../support/host/memoryHost'
import { entriesOf, moveOf, seatOf, tableOf, viewOf } from '../../support/match/seats'

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
    await host.settle()
    return answer
  }
  const wish = { game: 'tafelrunde', name: 'T', seats: 3, options: {}, bots: 'easy' } as const
  const made = await tell(keeper, { kind: 'createTable', ...wish })
  table = made.ok ? present(made.table, 'a new table has an id') : ''
  await host.clock.turn(100)
  await tell(guest, { kind: 'join', as: 'spectator' })
  return { host, keeper, guest, table, tell }
}

/** Two people and a bot. */
async function openPair(): Promise<Evening> {
  const host = new MemoryHost('pair')
  const [keeper, guest] = [host.player('Anna'), host.player('Bram')]
  let table = ''
  const tell = async (player: TestPlayer, command: Command): Promise<Answer> => {
    const answer = player.client.command(command, table === '' ? undefined : table)
    await host.settle()
    return answer
  }
  const wish = { game: 'tafelrunde', name: 'T', seats: 3, options: {} } as const
  const made = await tell(keeper, { kind: 'createTable', ...wish })
  table = made.ok ? present(made.table, 'a new table has an id') : ''
  await tell(guest, { kind: 'join', as: 'player', seat: 2 })
  await tell(guest, { kind: 'ready', ready: true })
  await tell(keeper, { kind: 'start' })
  await host.clock.turn(100)
  return { host, keeper, guest, table, tell }
}

function firstMove(player: TestPlayer): TafelrundeMove | undefined {
  const view = viewOf(player)
  if (!isTafelrundeView(view)) return undefined
  const [move] = tafelrundeLegality.legalMoves(view) ?? []
  return move
}

/** What a frame tells of the time that its receiver was away. */
function missedIn(frame: string): TafelrundeSeen[] {
  const message: unknown = JSON.parse(frame)
  const missed: unknown = isRecord(message) ? message.missed : undefined
  return Array.isArray(missed) ? missed.filter(isTafelrundeSeen) : []
}

async function playOn(
  evening: Evening,
  people: readonly TestPlayer[],
  raids: number,
): Promise<void> {
  const isOver = (): boolean => {
    const view = people[0] && viewOf(people[0])
    return isTafelrundeView(view) && (view.raid > raids || view.phase.kind === 'over')
  }
  for (let step = 0; step < 2000 && !isOver(); step++) {
    for (const player of people) {
      const move = firstMove(player)
      if (move) await evening.tell(player, moveOf(player, toJson(move)))
    }
    await evening.host.clock.turn(500)
  }
}

const OTHER_HAND = { ok: false, refusal: 'other-hand-seen' }
const RUNNING = { ok: false, refusal: 'match-running' }

describe('a seat during a match', () => {
  it('of a bot is for nobody: a second identity would see a second hand', async () => {
    const { keeper, guest, tell } = await openTable()
    expect(await tell(guest, { kind: 'sit', seat: 2 })).toMatchObject(RUNNING)
    expect(seatOf(guest)).toBeUndefined()
    expect(await tell(keeper, { kind: 'sit', seat: 1 })).toMatchObject(OTHER_HAND)
    expect(seatOf(keeper)).toBe(0)
  })

  it('is not given to who comes to play, and he does not lose his place for asking', async () => {
    const { host, guest, tell } = await openTable()
    expect(await tell(guest, { kind: 'join', as: 'player' })).toMatchObject(RUNNING)
    await host.clock.turn(1000)
    expect(tableOf(guest).spectators).toMatchObject([{ name: 'Bram' }])
    expect(await tell(guest, { kind: 'sayPhrase', phrase: 'hello' })).toMatchObject({ ok: true })
  })

  it('is kept for whoever held it from the deal on, and for him alone', async () => {
    const { guest, tell } = await openPair()
    await tell(guest, { kind: 'stand' })
    expect(seatOf(guest)).toBeUndefined()
    expect(tableOf(guest).seats[2]).toMatchObject({
      kind: 'bot',
      heldBy: [guest.client.state().welcome?.person],
    })
    expect(tableOf(guest).seats[1]).not.toHaveProperty('heldBy')
    expect(await tell(guest, { kind: 'sit', seat: 1 })).toMatchObject(OTHER_HAND)
    expect(await tell(guest, { kind: 'sit', seat: 2 })).toMatchObject({ ok: true })
    expect(seatOf(guest)).toBe(2)
  })

  it.each(['sharp', 'easy'] as const)(
    'goes back to a bot as good as the one it was taken from: %s',
    async (level) => {
      const host = new MemoryHost(`level-${level}`)
      const [keeper, guest] = [host.player('Anna'), host.player('Bram')]
      let table = ''
      const tell = async (player: TestPlayer, command: Command): Promise<Answer> => {
        const answer = player.client.command(command, table === '' ? undefined : table)
        await host.settle()
        return answer
      }
      const wish = { game: 'tafelrunde', name: 'T', seats: 3, options: {} } as const
      const made = await tell(keeper, { kind: 'createTable', ...wish })
      table = made.ok ? present(made.table, 'a new table has an id') : ''
      await tell(keeper, { kind: 'seatBot', seat: 2, level })
      await tell(guest, { kind: 'join', as: 'player', seat: 2 })
      expect(seatOf(guest)).toBe(2)
      await tell(guest, { kind: 'ready', ready: true })
      await tell(keeper, { kind: 'start' })
      await host.clock.turn(100)
      guest.offline = true
      guest.cut()
      await host.clock.turn(20_000)
      expect(tableOf(keeper).seats[2]).toMatchObject({ kind: 'person', bot: level })
      guest.offline = false
      host.restart()
      await host.clock.turn(10_000)
      await tell(guest, { kind: 'stand' })
      expect(tableOf(keeper).seats[2]).toMatchObject({ kind: 'bot', level })
    },
  )

  it('is the old one again after a restart', async () => {
    const { host, guest, tell } = await openPair()
    await tell(guest, { kind: 'stand' })
    host.restart()
    await host.clock.turn(10_000)
    const elsewhere = await tell(guest, { kind: 'join', as: 'player', seat: 1 })
    expect(elsewhere).toMatchObject(OTHER_HAND)
    expect(await tell(guest, { kind: 'join', as: 'player' })).toMatchObject({ ok: true })
    expect(seatOf(guest)).toBe(2)
  })

  it('can be any again once the match is over', async () => {
    const { keeper, guest, tell } = await openPair()
    await tell(keeper, { kind: 'abandon' })
    expect(await tell(guest, { kind: 'sit', seat: 1 })).toMatchObject({ ok: true })
    expect(seatOf(guest)).toBe(1)
  })
})

describe('a seat that the keeper gives away during a match', () => {
  const personOf = (keeper: TestPlayer, name: string): string =>
    tableOf(keeper).spectators.find((one) => one.name === name)?.person ?? ''
  const giveOf = (keeper: TestPlayer, seat: number, name: string): Command => ({
    kind: 'giveSeat',
    seat,
    person: personOf(keeper, name),
  })

  it('of a bot goes to who watches: he has its hand and its turn, all are told, and he gets no second one', async () => {
    const { host, keeper, guest, tell } = await openTable()
    expect(await tell(keeper, giveOf(keeper, 2, 'Bram'))).toMatchObject({ ok: true })
    expect(seatOf(guest)).toBe(2)
    expect(viewOf(guest)).toMatchObject({ you: 2 })
    for (const { frames } of [keeper, guest]) {
      expect(
        frames.filter((frame) => frame.includes('"kind":"seatGiven","name":"Bram"')),
      ).toHaveLength(1)
    }
    const before = entriesOf(keeper)
    for (let step = 0; step < 400 && entriesOf(keeper) < before + 8; step++) {
      for (const player of [keeper, guest]) {
        const move = firstMove(player)
        if (move) await tell(player, moveOf(player, toJson(move)))
      }
      await host.clock.turn(500)
    }
    expect(entriesOf(keeper)).toBeGreaterThanOrEqual(before + 8)
    await tell(guest, { kind: 'stand' })
    expect(await tell(keeper, giveOf(keeper, 1, 'Bram'))).toMatchObject(OTHER_HAND)
    host.restart()
    await host.clock.turn(10_000)
    expect(await tell(keeper, giveOf(keeper, 1, 'Bram'))).toMatchObject(OTHER_HAND)
    expect(await tell(keeper, giveOf(keeper, 2, 'Bram'))).toMatchObject({ ok: true })
  })

  it('of somebody who is away goes to his new device; the old one only watches when it is back', async () => {
    const { host, keeper, guest, table, tell } = await openPair()
    const anew = host.player('Bram anew')
    anew.client.command({ kind: 'join', as: 'spectator' }, table)
    await host.settle()
    expect(await tell(keeper, giveOf(keeper, 2, 'Bram anew'))).toMatchObject({
      ok: false,
      refusal: 'seat-taken',
    })
    guest.offline = true
    guest.cut()
    await host.clock.turn(20_000)
    expect(await tell(keeper, giveOf(keeper, 2, 'Bram anew'))).toMatchObject({ ok: true })
    expect(viewOf(anew)).toMatchObject({ you: 2 })
    guest.offline = false
    await host.clock.turn(20_000)
    expect(seatOf(guest)).toBeUndefined()
    expect(isRecord(viewOf(guest)) && 'you' in Object(viewOf(guest))).toBe(false)
    expect(await tell(guest, { kind: 'sit', seat: 2 })).toMatchObject({ ok: false })
    expect(await tell(keeper, giveOf(keeper, 1, 'Bram'))).toMatchObject(OTHER_HAND)
  })

  it('P-80 of somebody who had left does not bring him back, nor keep the table open', async () => {
    const { host, keeper, guest, table, tell } = await openPair()
    const newcomer = host.player('Cora')
    await host.settle()
    newcomer.client.command({ kind: 'join', as: 'spectator' }, table)
    await tell(guest, { kind: 'leave' })
    expect(await tell(keeper, giveOf(keeper, 2, 'Cora'))).toMatchObject({ ok: true })
    expect(seatOf(newcomer)).toBe(2)
    expect(tableOf(keeper).spectators).toEqual([])
    host.restart()
    await host.clock.turn(20_000)
    expect(guest.client.state().connection).toBe('open')
    expect(guest.client.state().table).toBeUndefined()
    expect(seatOf(newcomer)).toBe(2)
    // He may come and watch, and knows no other hand.
    expect(await tell(guest, { kind: 'join', as: 'player' })).toMatchObject({ ok: false })
    expect(await tell(guest, { kind: 'join', as: 'spectator' })).toMatchObject({ ok: true })
    await tell(guest, { kind: 'leave' })
    await tell(keeper, { kind: 'abandon' })
    for (const player of [newcomer, keeper]) await tell(player, { kind: 'leave' })
    await host.clock.turn(1000)
    expect(guest.client.state().tables).toEqual([])
    expect(host.journals.tables.size).toBe(0)
  })

  it('is nobody’s who does not watch, or has gone away meanwhile', async () => {
    const { host, keeper, guest, tell } = await openTable()
    const gift = giveOf(keeper, 1, 'Bram')
    guest.offline = true
    guest.cut()
    await host.clock.turn(1000)
    expect(await tell(keeper, gift)).toMatchObject({ ok: false, refusal: 'no-such-person' })
    const nobody = { kind: 'giveSeat', seat: 1, person: 'nobody' } as const
    expect(await tell(keeper, nobody)).toMatchObject({ ok: false, refusal: 'no-such-person' })
  })
})

describe('who was sent away', () => {
  it('does not come back the same evening, by no door and over no restart', async () => {
    const { host, keeper, guest, tell } = await openPair()
    const seat = tableOf(guest).seats[2]
    await tell(keeper, { kind: 'kick', person: seat?.kind === 'person' ? seat.person : '' })
    expect(guest.client.state().table).toBeUndefined()
    const refused = { ok: false, refusal: 'sent-away' }
    for (const as of ['player', 'spectator'] as const) {
      expect(await tell(guest, { kind: 'join', as })).toMatchObject(refused)
    }
    host.restart()
    await host.clock.turn(10_000)
    expect(await tell(guest, { kind: 'join', as: 'spectator' })).toMatchObject(refused)
  })
})

describe('who is sent away while he is away', () => {
  async function sentAway() {
    const pair = await openPair()
    const { host, keeper, guest, tell } = pair
    const seat = tableOf(guest).seats[2]
    const heard: string[] = []
    guest.client.subscribe({
      left: ({ why }) => {
        heard.push(why)
      },
    })
    guest.offline = true
    guest.cut()
    await host.clock.turn(1000)
    await tell(keeper, { kind: 'kick', person: seat?.kind === 'person' ? seat.person : '' })
    return { ...pair, heard }
  }

  it('P-22 P-59 hears of it when he is back, once', async () => {
    const { host, guest, heard } = await sentAway()
    guest.offline = false
    await host.clock.turn(30_000)
    expect(guest.client.state().table).toBeUndefined()
    guest.cut()
    await host.clock.turn(30_000)
    expect(heard).toEqual(['kicked'])
  })

  it('P-22 does not go on showing the table after a restart of the host', async () => {
    const { host, guest, heard } = await sentAway()
    host.restart()
    guest.offline = false
    await host.clock.turn(60_000)
    expect(guest.client.state().connection).toBe('open')
    expect(guest.client.state().table).toBeUndefined()
    expect(heard).toEqual(['table-closed'])
  })
})

describe('who was away', () => {
  it('TR-31 is told how many chests others have secured meanwhile, and not which', async () => {
    const evening = await openPair()
    const { host, keeper, guest } = evening
    guest.offline = true
    guest.cut()
    await host.clock.turn(20_000)
    await playOn(evening, [keeper], 3)
    guest.offline = false
    await host.clock.turn(20_000)
    const seen = guest.frames.flatMap(missedIn)
    expect(seen.filter(({ kind }) => kind === 'raidStarted').length).toBeGreaterThan(1)
    const others = seen.filter((event) => event.kind === 'securedBefore')
    expect(others.length).toBeGreaterThan(1)
    for (const event of others) expect(event).not.toHaveProperty('chests')
    const named = seen.filter((event) => event.kind === 'secured')
    expect(named.every(({ seat }) => seat === 2)).toBe(true)
  })

  it('is at no table after leaving, also over a restart, and finds the own seat again', async () => {
    const { host, guest, tell } = await openPair()
    expect(await tell(guest, { kind: 'leave' })).toMatchObject({ ok: true })
    host.restart()
    await host.clock.turn(10_000)
    expect(guest.client.state().connection).toBe('open')
    expect(guest.client.state().table).toBeUndefined()
    expect(await tell(guest, { kind: 'join', as: 'player' })).toMatchObject({ ok: true })
    expect(seatOf(guest)).toBe(2)
    expect(tableOf(guest).seats[2]).toMatchObject({ kind: 'person', connected: true })
    expect(tableOf(guest).seats[2]).not.toHaveProperty('bot')
  })

  it('finds the own seat again after leaving and losing the connection', async () => {
    const { host, guest, tell } = await openPair()
    await tell(guest, { kind: 'leave' })
    guest.cut()
    await host.clock.turn(10_000)
    expect(guest.client.state().connection).toBe('open')
    expect(await tell(guest, { kind: 'join', as: 'player' })).toMatchObject({ ok: true })
    expect(seatOf(guest)).toBe(2)
  })

  it('has no seat in the next match after leaving this one', async () => {
    const { keeper, guest, tell } = await openPair()
    await tell(guest, { kind: 'leave' })
    await tell(keeper, { kind: 'abandon' })
    expect(tableOf(keeper).seats[2]?.kind).toBe('person')
    await tell(keeper, { kind: 'start' })
    expect(tableOf(keeper).seats[2]?.kind).toBe('bot')
  })
})

describe('who watches', () => {
  it('P-51 sees a match go on once somebody who sits at it is back, and not before', async () => {
    const { host, keeper, guest, tell } = await openTable()
    await tell(guest, { kind: 'leave' })
    keeper.offline = true
    keeper.cut()
    await host.clock.turn(60_000)
    await tell(guest, { kind: 'join', as: 'spectator' })
    const before = entriesOf(guest)
    await host.clock.turn(10_000)
    expect(entriesOf(guest)).toBe(before)
    keeper.offline = false
    await host.clock.turn(20_000)
    expect(entriesOf(guest)).toBeGreaterThan(before)
  })
})
