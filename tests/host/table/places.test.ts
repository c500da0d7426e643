/** Places of a host: nobody fills them for good, and a refused wish costs nobody his place. */
import { describe, expect, it } from 'vitest'
import { present } from '../../../src/engine/basics/invariant'
import { openEvening, openMatch, tell } from '../../support/host/evening'
import { MemoryHost, type TestPlayer } from '../../support/host/memoryHost'
import { entriesOf, matchOf, seatOf, tableOf } from '../../support/match/seats'

const WISH = { kind: 'createTable', game: 'tafelrunde', name: 'T', seats: 3, options: {} } as const
const HALF_AN_HOUR = 30 * 60_000
const A_WHILE = 10_000

async function openTables(host: MemoryHost, count: number, prefix: string): Promise<TestPlayer[]> {
  const people = Array.from({ length: count }, (_, at) => host.player(`${prefix}${String(at)}`))
  for (const player of people) await tell(host, player, WISH)
  return people
}

function leaveAlone(player: TestPlayer): void {
  player.offline = true
  player.cut()
}

describe('a table that everybody has left', () => {
  it('P-51 goes to rest after half an hour, is in nobody’s way, and is taken up by its people', async () => {
    const { host, keeper, guest, table } = await openMatch('rest')
    const watcher = host.player('Zoe')
    await host.settle()
    for (const player of [keeper, guest(1)]) leaveAlone(player)
    await host.clock.turn(HALF_AN_HOUR - A_WHILE)
    expect(watcher.client.state().tables.map(({ id }) => id)).toEqual([table])
    await host.clock.turn(2 * A_WHILE)
    expect(watcher.client.state().tables).toEqual([])
    host.restart()
    keeper.offline = false
    await host.clock.turn(A_WHILE)
    expect(keeper.client.state().connection).toBe('open')
    expect(keeper.client.state().mine).toMatchObject([{ id: table, running: true }])
    expect(tableOf(keeper).phase).toBe('playing')
    await host.clock.turn(A_WHILE)
    expect(watcher.client.state().tables.map(({ id }) => id)).toEqual([table])
  })

  it('is listed to who left it for another one, and can be joined again', async () => {
    const evening = await openMatch('mine')
    const { host, guest, table } = evening
    await evening.tell(guest(1), { kind: 'leave' })
    leaveAlone(evening.keeper)
    await host.clock.turn(HALF_AN_HOUR + A_WHILE)
    const bram = guest(1)
    expect(bram.client.state().tables).toEqual([])
    expect(bram.client.state().mine.map(({ id }) => id)).toEqual([table])
    expect(await evening.tell(bram, { kind: 'join', as: 'player' })).toMatchObject({ ok: true })
    expect(seatOf(bram)).toBe(1)
    expect(bram.client.state().tables.map(({ id }) => id)).toEqual([table])
  })

  it('makes room when all places are taken, over a restart too', async () => {
    const host = new MemoryHost('sixty-four')
    const gone = await openTables(host, 64, 'Gone')
    for (const player of gone) leaveAlone(player)
    host.restart()
    await host.clock.turn(A_WHILE)
    const late = host.player('Late')
    await host.settle()
    expect(await tell(host, late, WISH)).toMatchObject({ ok: true })
    // Whoever made the one that rests finds it as it was.
    const [first] = gone
    const before = present(first, 'the first')
    before.offline = false
    await host.clock.turn(A_WHILE)
    expect(seatOf(before)).toBe(0)
  })

  it('is not what sixty-four tables with people at them are', async () => {
    const host = new MemoryHost('full')
    await openTables(host, 64, 'Here')
    const late = host.player('Late')
    await host.settle()
    expect(await tell(host, late, WISH)).toMatchObject({ refusal: 'too-many-tables' })
  })

  it('of one address are four at most, however often it comes', async () => {
    const host = new MemoryHost('address')
    const crowd = Array.from({ length: 6 }, () => host.player('Crowd'))
    const answers = []
    for (const player of crowd) answers.push(await tell(host, player, WISH))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(4)
    expect(answers.at(-1)).toMatchObject({ refusal: 'too-many-of-yours' })
    for (let times = 0; times < 40; times++) {
      const player = host.player('Crowd')
      await tell(host, player, WISH)
      leaveAlone(player)
    }
    expect(host.journals.tables.size).toBeLessThanOrEqual(12)
    const honest = host.player('Anna')
    expect(await tell(host, honest, WISH)).toMatchObject({ ok: true })
  })

  it('can be closed by who owns the computer, whoever keeps it', async () => {
    const { host, keeper, table } = await openEvening('owner')
    const [owner, stranger] = [host.player('Owner', 'en', undefined, true), host.player('Zoe')]
    await host.settle()
    expect(await tell(host, stranger, { kind: 'closeTable' }, table)).toMatchObject({ ok: false })
    expect(await tell(host, owner, { kind: 'closeTable' }, table)).toMatchObject({ ok: true })
    expect(keeper.client.state().table).toBeUndefined()
    expect(owner.client.state().tables).toEqual([])
  })
})

describe('a match that its last one leaves', () => {
  const alone = { ...WISH, bots: 'easy' } as const

  async function leaveMatch(host: MemoryHost, player: TestPlayer): Promise<string> {
    const made = await tell(host, player, alone)
    await host.clock.turn(100)
    const table = present(made.ok ? made.table : undefined, JSON.stringify(made))
    expect(await tell(host, player, { kind: 'leave' }, table)).toMatchObject({ ok: true })
    return table
  }

  it('P-51 goes to rest at once and waits for its people, over a restart too', async () => {
    const host = new MemoryHost('waits')
    const [keeper, other] = [host.player('Anna'), host.player('Bram')]
    await host.settle()
    const table = await leaveMatch(host, keeper)
    expect(keeper.client.state().table).toBeUndefined()
    expect(keeper.client.state().mine).toMatchObject([{ id: table, running: true, waiting: [] }])
    expect(other.client.state().tables).toEqual([])
    host.restart()
    await host.clock.turn(A_WHILE)
    expect(keeper.client.state().mine).toMatchObject([{ id: table }])
    expect(await tell(host, keeper, { kind: 'join', as: 'player' }, table)).toMatchObject({
      ok: true,
    })
    expect(seatOf(keeper)).toBe(0)
    expect(tableOf(keeper).phase).toBe('playing')
  })

  it.each([false, true])(
    'P-51 stands still though a computer is asked when its last person leaves, with a screen there: %s',
    async (hasScreen) => {
      const evening = await openMatch('solo', { people: 1, seats: 4 })
      const { host, keeper, table } = evening
      const screen = host.player('Screen')
      await host.settle()
      if (hasScreen) await tell(host, screen, { kind: 'join', as: 'screen' }, table)
      expect(matchOf(keeper)?.own).toEqual([])
      await evening.tell(keeper, { kind: 'leave' })
      await host.clock.turn(20 * 60_000)
      screen.cut()
      await host.clock.turn(20 * 60_000)
      await tell(host, screen, { kind: 'join', as: 'screen' }, table)
      await host.clock.turn(20 * 60_000)
      await evening.tell(keeper, { kind: 'join', as: 'player' })
      expect(tableOf(keeper).phase).toBe('playing')
      expect(entriesOf(keeper)).toBe(0)
      await host.clock.turn(60_000)
      expect(entriesOf(keeper)).toBeGreaterThan(0)
    },
  )

  it.each(['spectator', 'screen'] as const)(
    'P-51 stands still while nobody who plays is connected, though a %s is there',
    async (as) => {
      const evening = await openMatch('cut', { people: 2, seats: 4 })
      const { host, keeper, table, people } = evening
      const watcher = host.player('Watcher')
      await host.settle()
      await tell(host, watcher, { kind: 'join', as }, table)
      for (const player of people) leaveAlone(player)
      await host.settle()
      const before = entriesOf(watcher)
      await host.clock.turn(20 * 60_000)
      expect(entriesOf(watcher)).toBe(before)
      keeper.offline = false
      await host.clock.turn(5 * 60_000)
      expect(tableOf(keeper).phase).toBe('playing')
      expect(entriesOf(watcher)).toBeGreaterThan(before)
    },
  )

  it('P-51 is there for who leaves another one for it, though that is one too many', async () => {
    const host = new MemoryHost('nine')
    const keeper = host.player('Anna')
    await host.settle()
    const left: string[] = []
    for (let times = 0; times < 8; times++) {
      left.push(await leaveMatch(host, keeper))
      await host.clock.turn(5000)
    }
    const oldest = present(left[0], 'the first')
    await tell(host, keeper, alone)
    await host.clock.turn(100)
    expect(await tell(host, keeper, { kind: 'join', as: 'player' }, oldest)).toMatchObject({
      ok: true,
    })
    expect(tableOf(keeper)).toMatchObject({ id: oldest, phase: 'playing' })
    expect(await tell(host, keeper, { kind: 'say', text: 'back' }, oldest)).toMatchObject({
      ok: true,
    })
    expect(keeper.client.state().mine).toHaveLength(9)
  })

  it('P-51 is closed by its keeper from afar, and by nobody else', async () => {
    const host = new MemoryHost('laid aside')
    const [keeper, other] = [host.player('Anna'), host.player('Bram')]
    await host.settle()
    const table = await leaveMatch(host, keeper)
    const close = { kind: 'closeTable' } as const
    expect(await tell(host, other, close, table)).toMatchObject({ refusal: 'not-at-this-table' })
    expect(await tell(host, keeper, close, table)).toMatchObject({ ok: true })
    expect(keeper.client.state().mine).toEqual([])
  })

  it('P-51 does not fill the host: the oldest of one address makes room', async () => {
    const host = new MemoryHost('many')
    const keeper = host.player('Anna')
    await host.settle()
    const left: string[] = []
    for (let times = 0; times < 10; times++) {
      left.push(await leaveMatch(host, keeper))
      await host.clock.turn(5000)
    }
    expect(keeper.client.state().mine.map(({ id }) => id)).toEqual(left.slice(-8).toReversed())
  })

  it('P-51 does not fill the host from many addresses either: the oldest of all makes room', async () => {
    const host = new MemoryHost('sixty-five')
    const keepers = Array.from({ length: 65 }, (_, at) => host.player(`Keeper${String(at)}`))
    await host.settle()
    for (const keeper of keepers) await leaveMatch(host, keeper)
    expect(keepers.map((keeper) => keeper.client.state().mine.length)).toEqual([
      0,
      ...keepers.slice(1).map(() => 1),
    ])
  })

  it('P-16 P-51 stands before those that were left earlier, after it was taken up again too', async () => {
    const host = new MemoryHost('last first')
    const keeper = host.player('Anna')
    await host.settle()
    const [first, second] = [await leaveMatch(host, keeper), await leaveMatch(host, keeper)]
    const order = (): string[] => keeper.client.state().mine.map(({ id }) => id)
    expect(order()).toEqual([second, first])
    await tell(host, keeper, { kind: 'join', as: 'player' }, first)
    await tell(host, keeper, { kind: 'leave' }, first)
    expect(order()).toEqual([first, second])
  })

  it('P-51 is over for good where no match runs', async () => {
    const { host, keeper, guest, table } = await openEvening('nothing to keep')
    await tell(host, guest(1), { kind: 'leave' }, table)
    await tell(host, keeper, { kind: 'leave' }, table)
    expect(keeper.client.state().mine).toEqual([])
    expect(host.journals.tables.size).toBe(0)
  })
})

describe('the tables of a person', () => {
  it('P-16 say who else sits there, and not who only watches', async () => {
    const { host, keeper, guest, table } = await openMatch('who waits')
    const screen = host.player('Big screen')
    await host.settle()
    await tell(host, screen, { kind: 'join', as: 'spectator' }, table)
    await tell(host, guest(1), { kind: 'leave' }, table)
    expect(guest(1).client.state().mine).toMatchObject([{ id: table, waiting: ['Anna'] }])
    leaveAlone(keeper)
    await host.settle()
    expect(guest(1).client.state().mine).toMatchObject([{ id: table, waiting: [] }])
  })
})

describe('a keeper', () => {
  it('who does not come back is followed by somebody who is there', async () => {
    const evening = await openEvening('keys', { people: 3 })
    const { host, keeper, guest } = evening
    for (const player of [keeper, guest(1)]) leaveAlone(player)
    await host.clock.turn(60_000)
    expect(await evening.tell(guest(2), { kind: 'start' })).toMatchObject({
      refusal: 'keeper-only',
    })
    await host.clock.turn(70_000)
    expect(await evening.tell(guest(2), { kind: 'start' })).toMatchObject({ ok: true })
  })

  const personOf = (player: TestPlayer): string | undefined => player.client.state().welcome?.person

  it('P-81 is who comes back, where nobody was there when the keeper had been away for long', async () => {
    const { host, keeper, guest } = await openMatch('router')
    for (const player of [keeper, guest(1)]) leaveAlone(player)
    await host.clock.turn(3 * 60_000)
    guest(1).offline = false
    await host.clock.turn(A_WHILE)
    expect(tableOf(guest(1)).keeper).toBe(personOf(guest(1)))
    keeper.offline = false
    await host.clock.turn(A_WHILE)
    expect(seatOf(keeper)).toBe(0)
    expect(tableOf(keeper).keeper).toBe(personOf(guest(1)))
  })

  it('P-81 stays the keeper who is back within two minutes, and after a restart', async () => {
    const { host, keeper, guest } = await openMatch('soon')
    for (const player of [keeper, guest(1)]) leaveAlone(player)
    await host.clock.turn(60_000)
    guest(1).offline = false
    await host.clock.turn(A_WHILE)
    host.restart()
    guest(1).cut()
    await host.clock.turn(100_000)
    keeper.offline = false
    await host.clock.turn(A_WHILE)
    expect(tableOf(guest(1)).keeper).toBe(personOf(keeper))
  })

  it('P-81 is who sits down where those who are away for long had a table', async () => {
    const { host, keeper, table } = await openEvening('alone', { people: 1 })
    const newcomer = host.player('Dora')
    await host.settle()
    leaveAlone(keeper)
    await host.clock.turn(3 * 60_000)
    await tell(host, newcomer, { kind: 'join', as: 'player' }, table)
    expect(await tell(host, newcomer, { kind: 'start' }, table)).toMatchObject({ ok: true })
  })

  it('P-81 is one of those who play: nobody who comes to watch takes a match from who has left it', async () => {
    const evening = await openMatch('stranger')
    const { host, keeper, guest, table } = evening
    const stranger = host.player('Zoe')
    await host.settle()
    await evening.tell(guest(1), { kind: 'leave' })
    await evening.tell(keeper, { kind: 'leave' })
    await host.clock.turn(3 * 60_000)
    await tell(host, stranger, { kind: 'join', as: 'spectator' }, table)
    expect(tableOf(stranger).keeper).toBe(personOf(keeper))
    await evening.tell(guest(1), { kind: 'join', as: 'player' })
    expect(tableOf(stranger).keeper).toBe(personOf(guest(1)))
  })
})

describe('a refused join', () => {
  it('takes nothing from who watches', async () => {
    const { host, keeper, table } = await openEvening('watcher')
    const watcher = host.player('Zoe')
    await tell(host, watcher, { kind: 'join', as: 'spectator' }, table)
    const taken = { kind: 'join', as: 'player', seat: 0 } as const
    expect(await tell(host, watcher, taken, table)).toMatchObject({ refusal: 'seat-taken' })
    expect(await tell(host, watcher, { kind: 'sayPhrase', phrase: 'hello' }, table)).toMatchObject({
      ok: true,
    })
    await tell(host, keeper, { kind: 'sayPhrase', phrase: 'moment' }, table)
    expect(watcher.client.state().chat).toHaveLength(2)
  })

  it('does not close the table one comes from', async () => {
    const { host, table } = await openEvening('from')
    const other = host.player('Zoe')
    const made = await tell(host, other, WISH)
    const own = made.ok ? present(made.table, 'a table') : ''
    const taken = { kind: 'join', as: 'player', seat: 0 } as const
    expect(await tell(host, other, taken, table)).toMatchObject({ refusal: 'seat-taken' })
    expect(tableOf(other).id).toBe(own)
    expect(seatOf(other)).toBe(0)
    expect(await tell(host, other, { kind: 'join', as: 'player', seat: 2 }, table)).toMatchObject({
      ok: true,
    })
    expect(tableOf(other).id).toBe(table)
    expect(other.client.state().tables.map(({ id }) => id)).toEqual([table])
  })
})

describe('an address that has all its places', () => {
  it('P-61 takes that of who is not there, and the table that is joined stays open', async () => {
    const host = new MemoryHost('share')
    const crowd = Array.from({ length: 64 }, () => host.player('Router'))
    await host.settle()
    const tables: string[] = []
    for (const player of crowd.slice(0, 2)) {
      const made = await tell(host, player, WISH)
      tables.push(present(made.ok ? made.table : undefined, JSON.stringify(made)))
    }
    const [first, second] = tables
    for (const { client } of crowd.slice(2)) {
      void client.command({ kind: 'join', as: 'spectator' }, second)
    }
    await host.settle()
    leaveAlone(present(crowd[0], 'the first'))
    const [late, later] = [host.player('Router'), host.player('Router')]
    await host.clock.turn(A_WHILE)
    const join = { kind: 'join', as: 'player' } as const
    expect(await tell(host, late, join, first)).toMatchObject({ ok: true, table: first })
    expect(await tell(host, late, { kind: 'start' }, first)).toMatchObject({ ok: true })
    expect(await tell(host, later, join, second)).toMatchObject({ refusal: 'no-free-seat' })
    expect(tableOf(late).seats.filter(({ kind }) => kind === 'person')).toHaveLength(1)
  })
})
