/** A table with a password: who knows it comes in, and nobody can try them all. */
import { describe, expect, it } from 'vitest'
import { present } from '../../../src/engine/basics/invariant'
import type { Command } from '../../../src/protocol/clientMessages'
import type { Answer } from '../../../src/protocol/hostMessages'
import { Passwords } from '../../../src/host/people/passwords'
import { HandClock } from '../../support/host/handClock'
import { MemoryHost, seededEntropy, type TestPlayer } from '../../support/host/memoryHost'

const PASSWORD = 'Kuckuck'
const TRIES_AT_ONCE = 5
/** Until one more try is allowed. */
const WAIT = 12_000

async function ask(host: MemoryHost, answer: Promise<Answer>): Promise<Answer> {
  await host.settle()
  return answer
}

interface Locked {
  readonly host: MemoryHost
  readonly keeper: TestPlayer
  readonly guest: TestPlayer
  readonly table: string
  try(player: TestPlayer, password?: string): Promise<Answer>
}

async function openLockedTable(): Promise<Locked> {
  const host = new MemoryHost('passwords')
  const [keeper, guest] = [host.player('Anna'), host.player('Bram')]
  const made = await ask(
    host,
    keeper.client.command({
      kind: 'createTable',
      game: 'time-bluff',
      name: 'Locked',
      seats: 4,
      options: {},
      password: PASSWORD,
    }),
  )
  const table = made.ok ? present(made.table, 'a new table has an id') : ''
  return {
    host,
    keeper,
    guest,
    table,
    try: (player, password) =>
      ask(
        host,
        player.client.command(
          { kind: 'join', as: 'player', ...(password === undefined ? {} : { password }) },
          table,
        ),
      ),
  }
}

describe('a table with a password', () => {
  it('lets in who knows it, also after a mistake, and nobody else', async () => {
    const { host, guest, table, try: tryIn } = await openLockedTable()
    expect(await tryIn(guest)).toMatchObject({ ok: false, refusal: 'wrong-password' })
    expect(await tryIn(guest, 'kuckuck')).toMatchObject({ ok: false, refusal: 'wrong-password' })
    expect(guest.client.state().table).toBeUndefined()
    const watch = guest.client.command({ kind: 'join', as: 'spectator' }, table)
    expect(await ask(host, watch)).toMatchObject({ ok: false, refusal: 'wrong-password' })
    expect(guest.client.state().table).toBeUndefined()
    expect(guest.client.state().tables).toMatchObject([{ locked: true }])
    expect(await tryIn(guest, PASSWORD)).toMatchObject({ ok: true })
  })

  it('never tells it to anybody', async () => {
    const { guest, keeper, try: tryIn } = await openLockedTable()
    await tryIn(guest, PASSWORD)
    for (const { frames } of [guest, keeper]) {
      expect(frames.join('\n')).not.toContain(PASSWORD)
      expect(frames.length).toBeGreaterThan(3)
    }
  })

  it('answers nothing about a password once too many were wrong, until time has passed', async () => {
    const { host, guest, try: tryIn } = await openLockedTable()
    for (let tries = 0; tries < TRIES_AT_ONCE; tries++) {
      expect(await tryIn(guest, String(tries))).toMatchObject({ refusal: 'wrong-password' })
    }
    // The right one, too, or trying on would find it.
    expect(await tryIn(guest, 'x')).toMatchObject({ refusal: 'too-many-tries' })
    expect(await tryIn(guest, PASSWORD)).toMatchObject({ refusal: 'too-many-tries' })
    await host.clock.turn(WAIT)
    expect(await tryIn(guest, PASSWORD)).toMatchObject({ ok: true })
  })

  it('makes nobody else wait, but everybody behind the same address', async () => {
    const { host, guest, try: tryIn } = await openLockedTable()
    for (let tries = 0; tries <= TRIES_AT_ONCE; tries++) await tryIn(guest, String(tries))
    // In memory the name given at the start is the address: a fresh greeting from there is no fresh start.
    const again = host.player('Bram')
    expect(await tryIn(again, PASSWORD)).toMatchObject({ refusal: 'too-many-tries' })
    const another = host.player('Carla')
    expect(await tryIn(another, PASSWORD)).toMatchObject({ ok: true })
  })

  it('lets whoever sits there come back without it', async () => {
    const { host, guest, try: tryIn } = await openLockedTable()
    await tryIn(guest, PASSWORD)
    guest.cut()
    await host.clock.turn(10_000)
    expect(guest.client.state().table?.table.seats[1]).toMatchObject({ name: 'Bram' })
    expect(await tryIn(guest)).toMatchObject({ ok: true })
  })

  it('P-60 lets 40 addresses together make ten tries at once and few after them, and lets in who knows it again', async () => {
    const { host, guest, try: tryIn } = await openLockedTable()
    const wrong: unknown[] = []
    for (let address = 0; address < 40; address++) {
      const stranger = host.player(`Stranger ${String(address)}`)
      for (let count = 0; count < TRIES_AT_ONCE; count++) {
        const answer = await tryIn(stranger, `guess-${String(count)}`)
        if (!answer.ok && answer.refusal === 'wrong-password') wrong.push(answer)
      }
    }
    expect(wrong).toHaveLength(10)
    expect(await tryIn(guest, PASSWORD)).toMatchObject({ refusal: 'too-many-tries' })
    await host.clock.turn(WAIT)
    expect(await tryIn(guest, PASSWORD)).toMatchObject({ ok: true })
  })

  it('P-60 stands in no journal, and opens the table after a restart too', async () => {
    const { host, keeper, guest, try: tryIn } = await openLockedTable()
    expect(host.journals.text()).not.toContain(PASSWORD)
    host.restart()
    for (const player of [keeper, guest]) player.cut()
    await host.clock.turn(6000)
    expect(await tryIn(guest, 'kuckuck')).toMatchObject({ refusal: 'wrong-password' })
    expect(await tryIn(guest, PASSWORD)).toMatchObject({ ok: true })
  })

  it('is not kept of a table that is closed, nor is what was said there; its matches are', async () => {
    const { host, keeper, guest, table, try: tryIn } = await openLockedTable()
    await tryIn(guest, PASSWORD)
    const tell = (command: Command): Promise<Answer> =>
      ask(host, keeper.client.command(command, table))
    await tell({ kind: 'say', text: 'something private' })
    await ask(host, guest.client.command({ kind: 'ready', ready: true }, table))
    expect(await tell({ kind: 'start' })).toMatchObject({ ok: true })
    await host.clock.turn(100)
    expect(await tell({ kind: 'closeTable' })).toMatchObject({ ok: true })
    const kept = JSON.stringify([...host.journals.finished.values()])
    expect(kept).toContain('"kind":"dealt"')
    // What its people commanded was refused or carried out long ago (F7).
    for (const gone of ['something private', '"password"', '"salt"', '"refused":[{']) {
      expect(kept).not.toContain(gone)
    }
  })

  it('nothing is kept of a table that is closed before anything was played there', async () => {
    const { host, keeper, table } = await openLockedTable()
    expect(host.journals.tables.size).toBe(1)
    expect(await ask(host, keeper.client.command({ kind: 'closeTable' }, table))).toMatchObject({
      ok: true,
    })
    expect(host.journals.tables.size + host.journals.finished.size).toBe(0)
  })

  it('P-60 has at least six letters, and a sentence for who wants fewer', async () => {
    const { host, keeper, table } = await openLockedTable()
    const set = (password: string): Promise<Answer> =>
      ask(host, keeper.client.command({ kind: 'setPassword', password }, table))
    expect(await set('12345')).toMatchObject({ ok: false, refusal: 'password-too-short' })
    expect(await set('123456')).toMatchObject({ ok: true })
    expect(await set('')).toMatchObject({ ok: true })
    expect(keeper.client.state().table?.table.locked).toBe(false)
  })

  it('P-60 is not asked of who is at the table', async () => {
    const { host, guest, table, try: tryIn } = await openLockedTable()
    const password = PASSWORD
    await ask(host, guest.client.command({ kind: 'join', as: 'spectator', password }, table))
    expect(await tryIn(guest)).toMatchObject({ ok: true })
    expect(guest.client.state().table?.table.seats[1]).toMatchObject({ name: 'Bram' })
  })
})

describe('what passwords cost a host', () => {
  /** Somebody with a table of his own, at an address of his own. */
  async function lockTable(host: MemoryHost, name: string): Promise<string> {
    const player = host.player(name)
    await host.settle()
    const wish = { game: 'time-bluff', name, seats: 4, options: {}, password: PASSWORD } as const
    const made = await ask(host, player.client.command({ kind: 'createTable', ...wish }))
    return present(made.ok ? made.table : undefined, JSON.stringify(made))
  }

  it('P-60 is paid for twenty at once and two a second, of all tables and addresses together', async () => {
    const host = new MemoryHost('many doors')
    const tables: string[] = []
    for (const name of ['A', 'B', 'C', 'D']) tables.push(await lockTable(host, name))
    await host.clock.turn(60_000)
    const knock = (stranger: TestPlayer, table: string, password: string): Promise<Answer> =>
      ask(host, stranger.client.command({ kind: 'join', as: 'spectator', password }, table))
    const answers: Answer[] = []
    for (let at = 0; at < 24; at++) {
      const stranger = host.player(`Stranger ${String(at)}`)
      answers.push(await knock(stranger, tables[at % 3] ?? '', `guess-${String(at)}`))
    }
    const refusals = answers.flatMap((answer) => (answer.ok ? [] : answer.refusal))
    expect(refusals.filter((one) => one === 'wrong-password')).toHaveLength(20)
    expect(refusals.slice(20)).toEqual(Array.from({ length: 4 }, () => 'too-many-tries'))
    const late = host.player('Late')
    await host.settle()
    // The right one was sealed here: it is known without a trial.
    expect(await knock(late, tables[3] ?? '', PASSWORD)).toMatchObject({ ok: true })
    await host.clock.turn(1000)
    const another = host.player('Another')
    expect(await knock(another, tables[3] ?? '', 'guess')).toMatchObject({
      refusal: 'wrong-password',
    })
  })

  it('P-60 is paid for eight that are set from one address at once, and one in five seconds', async () => {
    const host = new MemoryHost('one router')
    const answers: Answer[] = []
    let last: { player: TestPlayer; table: string } | undefined
    for (let at = 0; at < 3; at++) {
      const player = host.player('Crowd')
      await host.settle()
      const wish = { game: 'time-bluff', name: 'T', seats: 4, options: {} } as const
      const made = await ask(host, player.client.command({ kind: 'createTable', ...wish }))
      const table = present(made.ok ? made.table : undefined, JSON.stringify(made))
      for (const password of ['first one', 'second one', 'third one']) {
        const set = player.client.command({ kind: 'setPassword', password }, table)
        answers.push(await ask(host, set))
      }
      last = { player, table }
    }
    expect(answers.filter(({ ok }) => ok)).toHaveLength(8)
    expect(answers.at(-1)).toMatchObject({ refusal: 'too-fast' })
    await host.clock.turn(5000)
    const { player, table } = present(last, 'somebody has a table')
    const set = player.client.command({ kind: 'setPassword', password: 'fourth one' }, table)
    expect(await ask(host, set)).toMatchObject({ ok: true })
  })

  it('P-60 is not paid for the right one, once it was sealed or found right', () => {
    let count = 0
    const hash = (text: string, salt: string): string => {
      count += 1
      return `${text} ${salt}`
    }
    const ports = { clock: new HandClock(), entropy: seededEntropy('costs'), hash }
    const by = { local: false, address: 'here' }
    const passwords = new Passwords(ports)
    const sealed = present(passwords.seal('K\u00e4uzchen', by), 'the first one is sealed')
    expect(passwords.isRight('Ka\u0308uzchen', sealed, by)).toBe(true)
    expect(count).toBe(1)
    // After a restart it is tried once.
    const restarted = new Passwords(ports)
    const saved = { ...sealed }
    for (let times = 0; times < 40; times++) {
      expect(restarted.isRight('K\u00e4uzchen', saved, by)).toBe(true)
    }
    expect(count).toBe(2)
    expect(restarted.isRight('Kauzchen', saved, by)).toBe(false)
    expect(count).toBe(3)
  })
})
