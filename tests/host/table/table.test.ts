/** Whole tables over connections in memory: playing, cutting, restarting, exactly once. */
import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { present } from '../../../src/engine/basics/invariant'
import type { Random } from '../../../src/engine/chance/random'
import { isTimeBluffView } from '../../../src/games/time-bluff/outside/guards'
import { PROTOCOL_VERSION } from '../../../src/protocol/terms'
import type { MatchView } from '../../../src/protocol/tableViews'
import { MemoryHost, type TestPlayer } from '../../support/host/memoryHost'
import {
  entriesOf,
  matchOf,
  moveOf,
  questionOf,
  seatOf,
  tableOf,
  viewOf,
} from '../../support/match/seats'
import { sampleTimeBluff } from '../../support/match/sampleMoves'

async function ask<Told>(host: MemoryHost, answer: Promise<Told>): Promise<Told> {
  await host.settle()
  return answer
}

/** What is asked, without the clocks. */
function questionsOf(match: MatchView | undefined): object {
  const own = (match?.own ?? []).map(({ kind, name }) => ({ kind, name }))
  return { own, awaited: match && awaitedIn(match) }
}

function awaitedIn({ awaited }: MatchView): readonly number[] {
  return awaited.kind === 'names' ? awaited.seats.map(({ seat }) => seat) : []
}

/** Answers whatever is asked of a player with a random legal move. */
async function answerOwed(host: MemoryHost, player: TestPlayer, random: Random): Promise<void> {
  const view = viewOf(player)
  if (!isTimeBluffView(view) || !questionOf(player)) return
  void player.client.command(moveOf(player, sampleTimeBluff(view, random)), tableOf(player).id)
  await host.settle()
}

interface Evening {
  readonly host: MemoryHost
  readonly players: readonly [TestPlayer, TestPlayer]
  readonly table: string
}

async function openTable(
  seed: string,
  options: Record<string, string | number> = {},
): Promise<Evening> {
  const host = new MemoryHost(seed)
  const [one, two] = [host.player('Anna', 'de'), host.player('Bram', 'nl')]
  await host.settle()
  const wish = {
    kind: 'createTable',
    game: 'time-bluff',
    name: 'Tisch',
    seats: 3,
    options,
  } as const
  const made = await ask(host, one.client.command(wish))
  const table = made.ok ? present(made.table, 'a new table has an id') : ''
  await ask(host, two.client.command({ kind: 'join', as: 'player' }, table))
  await ask(host, two.client.command({ kind: 'ready', ready: true }, table))
  expect(await ask(host, one.client.command({ kind: 'start' }, table))).toMatchObject({ ok: true })
  await host.clock.turn(10)
  await host.settle()
  return { host, players: [one, two], table }
}

async function playOn(evening: Evening, random: Random, steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) {
    if (tableOf(evening.players[0]).phase === 'over') return
    for (const player of evening.players) await answerOwed(evening.host, player, random)
    await evening.host.clock.turn(800)
    await evening.host.settle()
  }
}

describe('a table', () => {
  it('plays a match of two people and a bot to its end', async () => {
    const evening = await openTable('end', { target: 'round' })
    expect(tableOf(evening.players[0]).seats.map(({ kind }) => kind)).toEqual([
      'person',
      'person',
      'bot',
    ])
    await playOn(evening, fastRandom('end'), 3000)
    expect(tableOf(evening.players[1]).phase).toBe('over')
    expect(evening.players[1].client.state().history).toHaveLength(1)
    const record = await ask(
      evening.host,
      evening.players[0].client.fetch({ match: 1 }, evening.table),
    )
    expect(record.ok && JSON.parse(record.value)).toMatchObject({ game: 'time-bluff', seats: 3 })
  })

  it('gives every viewer his own hand and nobody the hand of another', async () => {
    const { players } = await openTable('hands')
    const [one, two] = players.map(viewOf)
    expect(isTimeBluffView(one) && one.you).toBe(0)
    expect(isTimeBluffView(two) && two.you).toBe(1)
    expect(isTimeBluffView(one) && one.hand).not.toEqual(isTimeBluffView(two) && two.hand)
  })

  it('P-24 refuses an answer to a question that is closed', async () => {
    const { host, players, table } = await openTable('stale')
    const isAsked = (player: TestPlayer): boolean => questionOf(player) !== undefined
    for (let wait = 0; wait < 20 && !players.some(isAsked); wait++) await host.clock.turn(500)
    const owner = present(players.find(isAsked), 'somebody is asked')
    const view = viewOf(owner)
    if (!isTimeBluffView(view)) throw new Error('the view of a match')
    const move = moveOf(owner, sampleTimeBluff(view, fastRandom('stale')))
    // Both answer what the window shows now; the first one closes it.
    const answers = await ask(
      host,
      Promise.all([1, 2].map(() => owner.client.command(move, table))),
    )
    expect(answers).toMatchObject([{ ok: true }, { ok: false, refusal: 'question-closed' }])
  })

  it('keeps seat, hand and open decision over a cut', async () => {
    const evening = await openTable('cut')
    await playOn(evening, fastRandom('cut'), 5)
    const [one] = evening.players
    const isWaitedForAlone = (): boolean => {
      const match = matchOf(one)
      return match !== undefined && awaitedIn(match).join() === '0'
    }
    for (let wait = 0; wait < 60 && !isWaitedForAlone(); wait++) {
      await answerOwed(evening.host, evening.players[1], fastRandom(`cut${String(wait)}`))
      if (!isWaitedForAlone() && wait % 4 === 3) {
        await answerOwed(evening.host, one, fastRandom(`cut one${String(wait)}`))
      }
      await evening.host.clock.turn(700)
    }
    const before = matchOf(one)
    expect(before?.own).toHaveLength(1)
    one.cut()
    expect(one.client.state().connection).toBe('lost')
    await evening.host.clock.turn(1000)
    await evening.host.settle()
    const after = matchOf(one)
    expect(one.client.state().connection).toBe('open')
    expect(seatOf(one)).toBe(0)
    expect(after?.view).toEqual(before?.view)
    expect(questionsOf(after)).toEqual(questionsOf(before))
  })

  it('stands at the same decision after a restart of the host, at any of 40 moments', async () => {
    const evening = await openTable('again', { target: 'round' })
    const random = fastRandom('again')
    const { host, players } = evening
    /** Only people are asked: nothing goes on by itself. */
    const standsStill = (): boolean => {
      const match = matchOf(players[0])
      const awaited = match ? awaitedIn(match).map((seat) => ({ seat })) : []
      return (
        tableOf(players[0]).phase === 'over' ||
        (awaited.length > 0 && awaited.every(({ seat }) => seat < 2))
      )
    }
    let compared = 0
    for (let moment = 0; moment < 40 && tableOf(players[0]).phase !== 'over'; moment++) {
      for (const player of players) await answerOwed(host, player, random)
      for (let wait = 0; wait < 40 && !standsStill(); wait++) await host.clock.turn(200)
      const before = players.map(matchOf)
      if (tableOf(players[0]).phase === 'over') break
      host.restart()
      for (const player of players) player.cut()
      await host.clock.turn(6000)
      await host.settle()
      expect(players.map(seatOf)).toEqual([0, 1])
      players.map(matchOf).forEach((after, seat) => {
        expect(after?.entries).toBe(before[seat]?.entries)
        expect(after?.view).toEqual(before[seat]?.view)
        // A limit begins anew, the question is the same.
        expect(questionsOf(after)).toEqual(questionsOf(before[seat]))
      })
      compared += 1
    }
    expect(compared).toBeGreaterThan(20)
  })

  it('still shows a finished match after a restart, until the next one', async () => {
    const evening = await openTable('over', { target: 'round' })
    const [one] = evening.players
    for (let some = 0; some < 60 && tableOf(one).phase !== 'over'; some++) {
      await playOn(evening, fastRandom(`over${String(some)}`), 10)
    }
    const before = viewOf(one)
    expect(tableOf(one).phase).toBe('over')
    const restart = async (): Promise<string> => {
      evening.host.restart()
      for (const player of evening.players) player.cut()
      await evening.host.clock.turn(6000)
      await evening.host.settle()
      return tableOf(one).phase
    }
    expect(await restart()).toBe('over')
    expect(viewOf(one)).toEqual(before)
    expect(await restart()).toBe('over')
    const { game, options } = tableOf(one)
    const back = { kind: 'setGame', game, options, seats: 3 } as const
    expect(await ask(evening.host, one.client.command(back, evening.table))).toMatchObject({
      ok: true,
    })
    expect(await restart()).toBe('gathering')
  })

  it('P-10 carries a repeated command out once', async () => {
    const { host, players, table } = await openTable('once')
    const frames: string[] = []
    const line = host.connect(frames)
    line.received(
      JSON.stringify({
        type: 'hello',
        protocol: PROTOCOL_VERSION,
        app: 'x',
        name: 'Gast',
        language: 'de',
      }),
    )
    const join = JSON.stringify({
      type: 'command',
      id: 1,
      table,
      command: { kind: 'join', as: 'spectator' },
    })
    const say = JSON.stringify({
      type: 'command',
      id: 2,
      table,
      command: { kind: 'say', text: 'hallo' },
    })
    for (const frame of [join, say, say, say]) line.received(frame)
    await host.settle()
    expect(
      players[0].client.state().chat.filter((line) => 'text' in line && line.text === 'hallo'),
    ).toHaveLength(1)
    expect(frames.filter((frame) => frame.includes('"type":"answer","id":2'))).toHaveLength(3)
  })

  it('P-11 pauses with a notice when nothing can be written, and goes on when it can', async () => {
    const evening = await openTable('full')
    await playOn(evening, fastRandom('full'), 2)
    const moves = entriesOf(evening.players[0])
    evening.host.journals.isFull = true
    await playOn(evening, fastRandom('full2'), 4)
    expect(entriesOf(evening.players[0])).toBe(moves)
    expect(evening.players[0].frames.some((frame) => frame.includes('storageFailed'))).toBe(true)
    evening.host.journals.isFull = false
    await playOn(evening, fastRandom('full3'), 8)
    expect(entriesOf(evening.players[0])).toBeGreaterThan(moves)
  })

  it('P-21 lets a bot play on for who is away, and gives the seat back with what was missed', async () => {
    const evening = await openTable('away')
    const [one, two] = evening.players
    two.offline = true
    two.cut()
    for (let step = 0; step < 60; step++) {
      await answerOwed(evening.host, one, fastRandom(`away${String(step)}`))
      await evening.host.clock.turn(1000)
      await evening.host.settle()
    }
    const seat = tableOf(one).seats[1]
    expect(seat).toMatchObject({ kind: 'person', connected: false, bot: 'solid' })
    two.offline = false
    await evening.host.clock.turn(6000)
    await evening.host.settle()
    expect(seatOf(two)).toBe(1)
    expect(tableOf(one).seats[1]).not.toHaveProperty('bot')
    expect(two.frames.some((frame) => frame.includes('"missed":['))).toBe(true)
  })
})

describe('secrets', () => {
  it('never let a token into a journal, a log, or the frames of somebody else', async () => {
    const evening = await openTable('tokens')
    await playOn(evening, fastRandom('tokens'), 10)
    const tokens = evening.players.map(({ frames }) => {
      return frames.flatMap((frame) =>
        [...frame.matchAll(/"token":"([0-9a-f]+)"/gu)].flatMap(([, token]) => token ?? []),
      )
    })
    const written = evening.host.journals.text() + evening.host.log.join('')
    for (const [index, own] of tokens.entries()) {
      expect(own.length).toBeGreaterThan(0)
      const others = evening.players[index === 0 ? 1 : 0].frames.join('')
      for (const token of own) expect(written.includes(token) || others.includes(token)).toBe(false)
    }
  })

  it('P-08 a wrong or used token never seats anybody, and the right one evicts the old connection', async () => {
    const evening = await openTable('theft')
    const [, two] = evening.players
    const [welcome = ''] = two.frames
    const token = /"token":"([0-9a-f]+)"/u.exec(welcome)?.[1] ?? ''
    const hello = (secret: string): string =>
      JSON.stringify({
        type: 'hello',
        protocol: PROTOCOL_VERSION,
        app: 'x',
        name: 'Dieb',
        language: 'de',
        token: secret,
      })
    for (const wrong of ['0'.repeat(48), token.slice(0, -1), `${token}0`, '']) {
      const frames: string[] = []
      evening.host.connect(frames).received(hello(wrong))
      expect(frames.join('')).not.toContain('"type":"table"')
    }
    const frames: string[] = []
    const right = evening.host.connect(frames)
    right.received(hello(token))
    await evening.host.settle()
    expect(frames.join('')).toContain('"type":"table"')
    // Whatever comes over the new line shows that the new token has arrived: the old one is used up.
    right.received('{"type":"ping","at":1}')
    expect(two.client.state().goodbye?.why).toBe('replaced-by-new-connection')
    const late: string[] = []
    const used = evening.host.connect(late)
    used.received(hello(token))
    expect(late.join('')).toContain('"type":"welcome"')
    expect(late.join('')).not.toContain('"type":"table"')
  })

  it('P-06 no byte of a game goes to a connection that has not greeted', async () => {
    const evening = await openTable('greet')
    const frames: string[] = []
    evening.host.connect(frames)
    await playOn(evening, fastRandom('greet'), 10)
    await evening.host.clock.turn(6000)
    expect(frames).toHaveLength(1)
    expect(frames[0]).toContain('hello-missing')
  })

  it('P-18 a spectator is sent the public view', async () => {
    const evening = await openTable('watch')
    const third = evening.host.player('Cleo')
    await evening.host.settle()
    await ask(evening.host, third.client.command({ kind: 'join', as: 'spectator' }, evening.table))
    await playOn(evening, fastRandom('watch'), 10)
    const text = third.frames.join('')
    expect(text).not.toContain('"hand":[')
    expect(text).not.toContain('"hidden":')
    expect(text).not.toContain('"face":"own"')
  })
})
