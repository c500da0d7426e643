/** What could be done without end costs like a line of the chat: by person, and by address where a person costs nothing. */
import { describe, expect, it } from 'vitest'
import { Buckets, PASSWORD_RATE } from '../../../src/host/people/rateLimit'
import { PROTOCOL_VERSION } from '../../../src/protocol/terms'
import type { Answer } from '../../../src/protocol/hostMessages'
import { openEvening, openMatch, tell } from '../../support/host/evening'
import { MemoryHost, type TestPlayer } from '../../support/host/memoryHost'
import { tableOf } from '../../support/match/seats'

const SECOND = 1000
const WISH = { kind: 'createTable', game: 'time-bluff', name: 'T', seats: 4, options: {} } as const

function refusals(answers: readonly Answer[]): (string | undefined)[] {
  return answers.map((answer) => (answer.ok ? undefined : answer.refusal))
}

/** Five are done, the sixth is refused, and a second later one more is done. */
const LIKE_CHAT = [undefined, undefined, undefined, undefined, undefined, 'too-fast', undefined]

async function askSeven(host: MemoryHost, ask: (at: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let at = 0; at < 7; at++) {
    if (at === 6) await host.clock.turn(SECOND)
    answers.push(await ask(at))
  }
  return answers
}

/** Opens a table and closes it again. */
async function openAndClose(host: MemoryHost, player: TestPlayer): Promise<Answer> {
  const made = await tell(host, player, WISH)
  if (made.ok) await tell(host, player, { kind: 'closeTable' }, made.table)
  return made
}

/** Greets as somebody new; whether he was let in. */
function greet(host: MemoryHost, local: boolean): string | undefined {
  const frames: string[] = []
  const line = host.connect(frames, undefined, local)
  const hello = { type: 'hello', protocol: PROTOCOL_VERSION, app: 'x', name: 'F', language: 'de' }
  line.received(JSON.stringify(hello))
  line.closed(1000)
  return /"type":"(welcome|goodbye)"/u.exec(frames[0] ?? '')?.[1]
}

describe('five at once and one a second', () => {
  it('P-73 are the names of a person', async () => {
    const { host, keeper } = await openEvening('names')
    const answers = await askSeven(host, (at) =>
      tell(host, keeper, { kind: 'rename', name: `Anna ${String(at)}`, language: 'de' }),
    )
    expect(refusals(answers)).toEqual(LIKE_CHAT)
  })

  it('P-73 are the names that a keeper gives a table', async () => {
    const { host, keeper, table } = await openEvening('table names')
    const answers = await askSeven(host, (at) =>
      tell(host, keeper, { kind: 'setTableName', name: `Table ${String(at)}` }, table),
    )
    expect(refusals(answers)).toEqual(LIKE_CHAT)
  })

  it('P-73 are the tables that a person opens, however soon they are closed', async () => {
    const host = new MemoryHost('tables')
    const anna = host.player('Anna')
    await host.settle()
    expect(refusals(await askSeven(host, () => openAndClose(host, anna)))).toEqual(LIKE_CHAT)
  })

  it('P-73 are the tables that a person comes to, however soon he leaves them', async () => {
    const { host, guest, table } = await openEvening('come and go')
    await host.clock.turn(10 * SECOND)
    const answers = await askSeven(host, async () => {
      const came = await tell(host, guest(1), { kind: 'join', as: 'spectator' }, table)
      await tell(host, guest(1), { kind: 'leave' }, table)
      return came
    })
    expect(refusals(answers)).toEqual(LIKE_CHAT)
  })

  it('P-73 are the seats that a person takes and gives up', async () => {
    const { host, guest, table } = await openEvening('up and down')
    await host.clock.turn(10 * SECOND)
    const [stand, sit] = [{ kind: 'stand' }, { kind: 'sit', seat: 1 }] as const
    const asked = [stand, sit, stand, sit, stand, sit, sit]
    const answers = await askSeven(host, (at) => tell(host, guest(1), asked[at] ?? sit, table))
    expect(refusals(answers)).toEqual(LIKE_CHAT)
  })

  it('P-73 a person says that he is ready, or not any more', async () => {
    const { host, guest, table } = await openEvening('ready')
    await host.clock.turn(10 * SECOND)
    const answers = await askSeven(host, (at) =>
      tell(host, guest(1), { kind: 'ready', ready: at % 2 === 0 }, table),
    )
    expect(refusals(answers)).toEqual(LIKE_CHAT)
  })

  it('P-73 a keeper begins to choose the next game, and stops it as often', async () => {
    const options = { target: 'round' }
    const evening = await openMatch('choosing', { game: 'time-bluff', options })
    const { host, keeper, guest, table } = evening
    await evening.tell(keeper, { kind: 'stand' })
    await evening.tell(guest(1), { kind: 'stand' })
    for (let wait = 0; wait < 400 && tableOf(keeper).phase !== 'over'; wait++) {
      await host.clock.turn(20 * SECOND)
    }
    const answers = await askSeven(host, async () => {
      const begun = await tell(host, keeper, { kind: 'hold', choosing: true }, table)
      await tell(host, keeper, { kind: 'hold', choosing: false }, table)
      return begun
    })
    expect(refusals(answers)).toEqual(LIKE_CHAT)
  })
})

it('P-73 whoever sits down where he sits already is not told of', async () => {
  const { host, keeper, guest, table } = await openEvening('own chair')
  await host.clock.turn(10 * SECOND)
  keeper.frames.length = 0
  for (let times = 0; times < 3; times++) {
    expect(await tell(host, guest(1), { kind: 'sit', seat: 1 }, table)).toMatchObject({ ok: true })
  }
  expect(keeper.frames.join('')).not.toContain('"sat"')
  expect(await tell(host, guest(1), { kind: 'sit', seat: 2 }, table)).toMatchObject({ ok: true })
  expect(keeper.frames.join('')).toContain('"sat"')
})

describe('of one address', () => {
  it('P-73 eight tables are opened at once and one in five seconds, by however many people', async () => {
    const host = new MemoryHost('address')
    const people = Array.from({ length: 5 }, () => host.player('Crowd'))
    const other = host.player('Other')
    await host.settle()
    const answers = []
    for (const player of people) {
      answers.push(await openAndClose(host, player), await openAndClose(host, player))
    }
    expect(answers.filter(({ ok }) => ok)).toHaveLength(8)
    expect(answers.at(-1)).toMatchObject({ refusal: 'too-fast' })
    expect(await openAndClose(host, other)).toMatchObject({ ok: true })
    await host.clock.turn(5 * SECOND)
    expect(await openAndClose(host, people[4] ?? other)).toMatchObject({ ok: true })
  })

  it('P-73 sixty-four people are new at once and one a second: a party behind one router comes in within a minute', async () => {
    const host = new MemoryHost('router')
    for (let phone = 0; phone < 60; phone++) expect(greet(host, false)).toBe('welcome')
    const flood = Array.from({ length: 200 }, () => greet(host, false))
    expect(flood.filter((answer) => answer === 'welcome')).toHaveLength(4)
    expect(flood.at(-1)).toBe('goodbye')
    expect(greet(host, true)).toBe('welcome')
    await host.clock.turn(10 * SECOND)
    const later = Array.from({ length: 20 }, () => greet(host, false))
    expect(later.filter((answer) => answer === 'welcome')).toHaveLength(10)
  })

  it('P-73 who is known is never refused for it', async () => {
    const { host, keeper, guest } = await openEvening('known')
    for (let stranger = 0; stranger < 100; stranger++) greet(host, false)
    for (let times = 0; times < 30; times++) {
      for (const player of [keeper, guest(1)]) player.cut()
      await host.clock.turn(100)
    }
    await host.clock.turn(20 * SECOND)
    expect(keeper.client.state().connection).toBe('open')
    expect(guest(1).client.state().connection).toBe('open')
  })
})

describe('what is counted by address', () => {
  it('is not forgotten because others come, however many', () => {
    const tries = new Buckets(PASSWORD_RATE)
    for (let other = 0; other < 999; other++) tries.take(`before ${String(other)}`, 0)
    for (let time = 0; time < PASSWORD_RATE.burst; time++) tries.take('guesser', 0)
    for (let other = 0; other < 500; other++) tries.take(`after ${String(other)}`, 0)
    expect(tries.take('guesser', 0)).toBe(false)
  })

  it('is remembered for so long as it goes on, and of so many alone', () => {
    const tries = new Buckets(PASSWORD_RATE)
    for (let time = 0; time < PASSWORD_RATE.burst; time++) tries.take('guesser', 0)
    for (let other = 0; other < 3000; other++) {
      tries.take(`other ${String(other)}`, 0)
      if (other % 900 === 0) expect(tries.take('guesser', 0)).toBe(false)
    }
    for (let other = 0; other < 1000; other++) tries.take(`more ${String(other)}`, 0)
    expect(tries.take('guesser', 0)).toBe(true)
  })
})
