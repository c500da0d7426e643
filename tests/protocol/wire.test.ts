/** What goes over the wire, frame by frame. */
import { describe, expect, it, vi } from 'vitest'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { sealGame } from '../../src/engine/contract/game'
import { present } from '../../src/engine/basics/invariant'
import { isRecord } from '../../src/engine/basics/json'
import { isTimeBluffView } from '../../src/games/time-bluff/outside/guards'
import { figureFor } from '../../src/host/people/figures'
import { FIGURES, PROTOCOL_VERSION } from '../../src/protocol/terms'
import { WHISPER_CONTENTS } from '../pretend/content'
import { whisper } from '../pretend/game/inside/index'
import { helplessBots, openEvening, openMatch, tell, type Evening } from '../support/host/evening'
import { MemoryHost, type TestPlayer } from '../support/host/memoryHost'
import { sampleTimeBluff } from '../support/match/sampleMoves'
import { matchOf, moveOf, questionOf, tableOf, viewOf } from '../support/match/seats'

type Message = Record<string, unknown>

function messages(frames: readonly string[], type?: string): Message[] {
  return frames.flatMap((frame) => {
    const message: unknown = JSON.parse(frame)
    return isRecord(message) && (type === undefined || message.type === type) ? [message] : []
  })
}

function typesIn(frames: readonly string[]): unknown[] {
  return messages(frames).map(({ type }) => type)
}

function sayHello(
  host: MemoryHost,
  local = false,
): { frames: string[]; send(message: object): void } {
  const frames: string[] = []
  const line = host.connect(frames, undefined, local)
  const send = (message: object): void => {
    line.received(JSON.stringify(message))
  }
  send({ type: 'hello', protocol: PROTOCOL_VERSION, app: 'x', name: 'Zoe', language: 'en' })
  return { frames, send }
}

async function makeMove(evening: Evening): Promise<void> {
  const { host, people } = evening
  for (let wait = 0; wait < 100; wait++) {
    const asked = people.find(questionOf)
    const view = asked && viewOf(asked)
    if (asked && isTimeBluffView(view)) {
      await evening.tell(asked, moveOf(asked, sampleTimeBluff(view, fastRandom('move'))))
      return
    }
    await host.clock.turn(500)
  }
  throw new Error('nobody is asked')
}

/** What arrives at a player while something happens. */
async function during(player: TestPlayer, task: () => Promise<unknown>): Promise<string[]> {
  const from = player.frames.length
  await task()
  return player.frames.slice(from)
}

describe('a connection', () => {
  it('P-04 goes on after a command that makes no sense, and ends after anything else', async () => {
    const host = new MemoryHost('sense')
    const { frames, send } = sayHello(host)
    send({ type: 'command', id: 1, command: { kind: 'createTable', game: 7 } })
    send({ type: 'command', id: 2, command: { kind: 'rename', name: 'Ada', language: 'en' } })
    expect(messages(frames, 'answer')).toMatchObject([
      { id: 1, ok: false, refusal: 'malformed' },
      { id: 2, ok: true },
    ])
    send({ type: 'order', id: 3 })
    expect(messages(frames, 'goodbye')).toMatchObject([{ why: 'bad-message' }])
  })

  it('P-05 may send 40 messages at once and 20 a second; a command beyond that is refused, the same way again after a return', async () => {
    const host = new MemoryHost('fast')
    const { frames, send } = sayHello(host)
    const ping = { type: 'ping', at: 1 }
    for (let times = 0; times < 39; times++) send(ping)
    await host.clock.turn(1000)
    for (let times = 0; times < 20; times++) send(ping)
    expect(messages(frames, 'pong')).toHaveLength(59)
    send(ping)
    expect(messages(frames, 'pong')).toHaveLength(59)
    const stand = { type: 'command', id: 1, command: { kind: 'stand' } }
    send(stand)
    expect(messages(frames, 'answer')).toMatchObject([{ id: 1, ok: false, refusal: 'too-fast' }])
    expect(messages(frames, 'goodbye')).toEqual([])
    await host.clock.turn(1000)
    send(stand)
    expect(messages(frames, 'answer').at(-1)).toMatchObject({ id: 1, refusal: 'too-fast' })
    send({ ...stand, id: 2 })
    expect(messages(frames, 'answer').at(-1)).not.toMatchObject({ refusal: 'too-fast' })
  })
  it('P-05 is cut off who sends five times as much', () => {
    const { frames, send } = sayHello(new MemoryHost('flood'))
    for (let times = 0; times < 198; times++) send({ type: 'ping', at: 1 })
    expect(messages(frames, 'goodbye')).toEqual([])
    send({ type: 'ping', at: 1 })
    send({ type: 'ping', at: 1 })
    expect(messages(frames, 'goodbye')).toMatchObject([{ why: 'too-fast' }])
  })

  it('P-06 hears nothing but a farewell before it has greeted', async () => {
    const host = new MemoryHost('greeting')
    const tries: readonly (readonly [object, string])[] = [
      [{ type: 'ping', at: 1 }, 'hello-missing'],
      [{ type: 'hello', protocol: 99, app: 'x', name: 'X', language: 'de' }, 'protocol-mismatch'],
    ]
    for (const [message, why] of tries) {
      const frames: string[] = []
      host.connect(frames).received(JSON.stringify(message))
      expect(messages(frames)).toMatchObject([{ type: 'goodbye', why }])
    }
    const silent: string[] = []
    host.connect(silent)
    await host.clock.turn(5000)
    expect(messages(silent)).toMatchObject([{ type: 'goodbye', why: 'hello-missing' }])
  })

  it('P-09 is told everything after its welcome', async () => {
    const evening = await openMatch('everything')
    const { host, guest } = evening
    expect(typesIn(sayHello(host).frames)).toEqual(['welcome', 'lobby', 'mine', 'catalogues'])
    const frames = await during(guest(1), async () => {
      guest(1).cut()
      await host.clock.turn(1000)
    })
    expect(typesIn(frames)).toEqual(
      expect.arrayContaining(['welcome', 'lobby', 'mine', 'table', 'chat', 'history', 'match']),
    )
    expect(messages(frames, 'lobby')[0]).toMatchObject({ whole: true, gone: [] })
  })
})

describe('a command', () => {
  it('P-12 names a table that is there, and at which one is', async () => {
    const { host, table } = await openEvening('names')
    const stranger = host.player('Zoe')
    await host.settle()
    const hello = { kind: 'sayPhrase', phrase: 'hello' } as const
    expect(await tell(host, stranger, hello)).toMatchObject({ refusal: 'no-such-table' })
    expect(await tell(host, stranger, hello, 'x')).toMatchObject({ refusal: 'no-such-table' })
    expect(await tell(host, stranger, hello, table)).toMatchObject({ refusal: 'not-at-this-table' })
  })

  it('P-13 with too long a text is refused, and the connection goes on', async () => {
    const { host, keeper, table } = await openEvening('long')
    const long = 'x'.repeat(8000)
    const refused = { ok: false, refusal: 'text-too-long' }
    const commands = [
      { kind: 'say', text: long },
      { kind: 'setTableName', name: long },
      { kind: 'setPassword', password: long },
      { kind: 'rename', name: long, language: 'en' },
    ] as const
    for (const command of commands) {
      expect(await tell(host, keeper, command, table)).toMatchObject(refused)
    }
    const longest = { kind: 'say', text: `${long}x` } as const
    expect(await tell(host, keeper, longest, table)).toMatchObject({ refusal: 'malformed' })
    const line = { kind: 'say', text: 'x'.repeat(200) } as const
    expect(await tell(host, keeper, line, table)).toMatchObject({ ok: true })
    expect(keeper.client.state().connection).toBe('open')
  })
})

describe('the lobby', () => {
  it('P-15 is told lines that changed, and no move', async () => {
    const evening = await openMatch('lobby', { game: 'time-bluff' })
    const { host, keeper } = evening
    const idle = host.player('Zoe')
    await host.settle()
    const moves = await during(idle, async () => {
      for (let move = 0; move < 10; move++) await makeMove(evening)
      await evening.tell(keeper, { kind: 'sayPhrase', phrase: 'hello' })
      // The table is another one by this, its line is not.
      await evening.tell(keeper, { kind: 'setAbsence', policy: 'pass' })
    })
    expect(tableOf(keeper).absence).toBe('pass')
    expect(typesIn(moves)).toEqual([])
    const named = await during(idle, () =>
      evening.tell(keeper, { kind: 'setTableName', name: 'N' }),
    )
    expect(messages(named)).toMatchObject([{ type: 'lobby', tables: [{ name: 'N' }], gone: [] }])
    const closed = await during(idle, () => evening.tell(keeper, { kind: 'closeTable' }))
    expect(messages(closed)).toMatchObject([{ type: 'lobby', tables: [], gone: [evening.table] }])
    expect(idle.client.state().tables).toEqual([])
  })

  it('P-15 costs few messages however fast tables change, and tells how it all stands in the end', async () => {
    const { host, keeper, table } = await openEvening('hectic')
    const idle = host.player('Zoe')
    await host.settle()
    const frames = await during(idle, async () => {
      for (let change = 0; change < 36; change++) {
        await tell(host, keeper, { kind: 'setPrivate', private: change % 2 === 0 }, table)
        await host.clock.turn(10)
      }
      await tell(host, keeper, { kind: 'setTableName', name: 'Last' }, table)
      await host.clock.turn(1000)
    })
    const told = messages(frames, 'lobby').length
    expect(told).toBeGreaterThan(3)
    expect(told).toBeLessThan(14)
    expect(idle.client.state().tables).toMatchObject([{ id: table, name: 'Last' }])
  })

  it('P-16 tells everybody his own tables when they change', async () => {
    const { host, keeper, guest, table, tell: say } = await openEvening('mine')
    expect(
      guest(1)
        .client.state()
        .mine.map(({ id }) => id),
    ).toEqual([table])
    const frames = await during(guest(1), () => say(guest(1), { kind: 'stand' }))
    expect(messages(frames, 'mine')).toMatchObject([{ tables: [] }])
    expect(keeper.client.state().mine).toHaveLength(1)
    await tell(host, keeper, { kind: 'closeTable' }, table)
    expect(keeper.client.state().mine).toEqual([])
  })
})

describe('a table', () => {
  it('P-17 is told whole when it changed, in one text for all, and not with every move', async () => {
    const evening = await openMatch('table', { game: 'time-bluff', people: 3, seats: 4 })
    const { host, people, keeper, table } = evening
    const watcher = host.player('Zoe', 'de')
    await tell(host, watcher, { kind: 'join', as: 'spectator' }, table)
    const tableFrames = async (player: TestPlayer, task: () => Promise<unknown>) =>
      (await during(player, task)).filter((frame) => frame.startsWith('{"type":"table"'))
    expect(await tableFrames(keeper, () => makeMove(evening))).toEqual([])
    const from = people.map(({ frames }) => frames.length)
    const seen = await tableFrames(watcher, () =>
      evening.tell(keeper, { kind: 'setTableName', name: 'N' }),
    )
    expect(seen).toHaveLength(1)
    for (const [at, player] of people.entries()) {
      const own = player.frames
        .slice(from[at])
        .filter((frame) => frame.startsWith('{"type":"table"'))
      expect(own).toEqual(seen)
    }
    expect(tableOf(watcher)).not.toHaveProperty('chat')
  })

  it('P-18 gives everybody who may know the same, in the same language, the same text', async () => {
    const evening = await openMatch('texts', { game: 'time-bluff' })
    const { host, keeper, guest, table } = evening
    const watchers = [host.player('Yan'), host.player('Zoe'), host.player('Wim', 'de')]
    for (const watcher of watchers) {
      await tell(host, watcher, { kind: 'join', as: 'spectator' }, table)
    }
    const players = [keeper, guest(1), ...watchers]
    const from = players.map(({ frames }) => frames.length)
    await makeMove(evening)
    const [own, other, yan, zoe, wim] = players.map(({ frames }, at) =>
      frames.slice(from[at]).filter((frame) => frame.startsWith('{"type":"match')),
    )
    expect(yan?.length).toBeGreaterThan(0)
    expect(zoe).toEqual(yan)
    expect(wim).toEqual(yan)
    expect(own).not.toEqual(other)
    expect(own).not.toEqual(yan)
  })

  it('P-19 tells talk and history whole on arrival, and then only what is new', async () => {
    const { host, keeper, guest, table, tell: say } = await openEvening('talk')
    for (const phrase of ['hello', 'thanks', 'moment'] as const) {
      await say(keeper, { kind: 'sayPhrase', phrase })
    }
    const one = await during(guest(1), () => say(keeper, { kind: 'sayPhrase', phrase: 'hurry' }))
    expect(messages(one)).toMatchObject([{ type: 'chat', lines: [{ number: 4, phrase: 'hurry' }] }])
    expect(messages(one)[0]).not.toHaveProperty('whole')
    const late = host.player('Zoe')
    await tell(host, late, { kind: 'join', as: 'spectator' }, table)
    expect(messages(late.frames, 'chat')).toMatchObject([{ whole: true, lines: [{}, {}, {}, {}] }])
    expect(messages(late.frames, 'history')).toMatchObject([{ whole: true, matches: [] }])
    expect(late.client.state().chat).toEqual(keeper.client.state().chat)
  })

  it('P-57 tells what people show without a word by its name, and slows down who never stops', async () => {
    const { host, keeper, guest, tell: say } = await openEvening('faces')
    const one = await during(guest(1), () => say(keeper, { kind: 'react', reaction: 'laugh' }))
    expect(messages(one)).toMatchObject([
      { type: 'chat', lines: [{ name: keeper.client.state().welcome?.name, reaction: 'laugh' }] },
    ])
    const answers = []
    for (let count = 0; count < 5; count++) {
      answers.push(await say(keeper, { kind: 'react', reaction: 'clap' }))
    }
    expect(answers.at(-1)).toMatchObject({ ok: false, refusal: 'too-fast' })
    await host.clock.turn(1000)
    expect(await say(keeper, { kind: 'react', reaction: 'yawn' })).toMatchObject({ ok: true })
    host.restart()
    await host.clock.turn(6000)
    expect(keeper.client.state().chat.at(-1)).toMatchObject({ reaction: 'yawn' })
  })

  it('P-58 gives everybody a portrait, his own wish if he has one, and keeps it over a restart', async () => {
    const { host, keeper, guest } = await openEvening('figures')
    const figures = (): unknown[] =>
      tableOf(guest(1)).seats.map((seat) => ('figure' in seat ? seat.figure : undefined))
    const [first, second] = figures()
    expect(FIGURES).toContain(first)
    expect(FIGURES).toContain(second)
    const wish = first === 'owl' ? 'mole' : 'owl'
    const told = (): unknown => guest(1).client.state().tables[0]?.figures?.slice(0, 2)
    expect(told()).toEqual([first, second])
    const name = keeper.client.state().welcome?.name ?? ''
    await tell(host, keeper, { kind: 'rename', name, language: 'nl', figure: wish })
    expect(figures().slice(0, 2)).toEqual([wish, second])
    expect(told()).toEqual([wish, second])
    await tell(host, keeper, { kind: 'rename', name, language: 'nl' })
    host.restart()
    for (const player of [keeper, guest(1)]) player.cut()
    await host.clock.turn(6000)
    expect(figures().slice(0, 2)).toEqual([wish, second])
  })

  it('P-58 gives a bot the portrait of its name, the same at every table', async () => {
    const one = await openMatch('bots', { seats: 4 })
    const bots = tableOf(one.keeper).seats.filter((seat) => seat.kind === 'bot')
    expect(bots.length).toBeGreaterThan(0)
    for (const { name, figure } of bots) expect(figure).toBe(figureFor(name))
  })

  it('P-20 tells whose time ran out before what was done for him', async () => {
    const evening = await openMatch('order', { options: { turnSeconds: 30 } })
    const { host, keeper } = evening
    const frames = await during(keeper, () => host.clock.turn(200_000))
    const types = typesIn(frames)
    const at = frames.findIndex((frame) => frame.includes('"timeUp"'))
    expect(at).toBeGreaterThanOrEqual(0)
    expect(types.slice(at, at + 2)).toEqual(['notices', 'matchChange'])
  })

  it('P-29 tells who is waited for as the game lets each know it', async () => {
    const surroundings = {
      games: { whisper: sealGame(whisper) },
      contents: WHISPER_CONTENTS,
      bots: helplessBots,
    }
    const wish = {
      game: 'whisper',
      surroundings,
      seats: 2,
      options: { whisperSeconds: 20 },
    } as const
    const evening = await openMatch('awaited', wish)
    const { host, keeper, guest, table } = evening
    const watcher = host.player('Zoe')
    await tell(host, watcher, { kind: 'join', as: 'spectator' }, table)
    expect(matchOf(keeper)?.awaited).toMatchObject({ kind: 'number', number: 2 })
    expect(matchOf(watcher)?.awaited).toEqual({ kind: 'hidden' })
    expect(matchOf(watcher)?.own).toEqual([])
    for (const player of [keeper, guest(1)]) {
      expect(questionOf(player)).toMatchObject({ kind: 'whisper', together: true })
    }
    const named = await openMatch('named', { game: 'tafelrunde', options: { turnSeconds: 30 } })
    expect(matchOf(named.keeper)?.awaited).toMatchObject({
      kind: 'names',
      seats: [{ seat: expect.any(Number), kind: expect.any(String), limit: 30_000 }],
    })
  })
})

describe('what has changed of a match', () => {
  it('P-67 is told as fields that are different, and comes to the same as the whole match', async () => {
    const evening = await openMatch('changes', { game: 'time-bluff' })
    const { host, keeper, guest, table } = evening
    const early = host.player('Yan')
    await tell(host, early, { kind: 'join', as: 'spectator' }, table)
    const from = keeper.frames.length
    for (let move = 0; move < 20; move++) await makeMove(evening)
    const changes = messages(keeper.frames.slice(from), 'matchChange')
    expect(changes.length).toBeGreaterThan(20)
    expect(changes.some(({ view }) => isRecord(view) && 'options' in view)).toBe(false)
    // A pile that a card is laid on is told, the others are not.
    const piles = changes.flatMap(({ items }) => (isRecord(items) ? [items.places] : []))
    expect(piles.some((places) => isRecord(places) && Object.keys(places).length === 1)).toBe(true)
    const late = host.player('Zoe')
    await tell(host, late, { kind: 'join', as: 'spectator' }, table)
    expect(messages(late.frames, 'matchChange')).toEqual([])
    expect(matchOf(early)).toEqual(matchOf(late))
    expect(matchOf(guest(1))?.entries).toBe(matchOf(late)?.entries)
  })

  it('P-67 names no table: who goes to another one, and back, is told of each whole before anything that changes it', async () => {
    const evening = await openMatch('back and forth', { game: 'time-bluff' })
    const { host, table } = evening
    const [wanderer, stayer] = [host.player('Wim'), host.player('Siem')]
    for (const one of [wanderer, stayer]) {
      await tell(host, one, { kind: 'join', as: 'spectator' }, table)
    }
    await makeMove(evening)
    const from = wanderer.frames.length
    const wish = { game: 'time-bluff', name: 'Own', seats: 2, options: {}, bots: 'easy' } as const
    await tell(host, wanderer, { kind: 'createTable', ...wish })
    await host.clock.turn(60_000)
    await tell(host, wanderer, { kind: 'join', as: 'spectator' }, table)
    await makeMove(evening)
    const told = messages(wanderer.frames.slice(from)).filter(
      ({ type }) => type === 'match' || type === 'matchChange',
    )
    const [first, ...others] = told
    expect(first?.type).toBe('match')
    expect(told.at(-1)?.type).toBe('matchChange')
    expect(others.some(({ type, table: at }) => type === 'match' && at === table)).toBe(true)
    expect(matchOf(wanderer)).toEqual(matchOf(stayer))
  })

  it('P-67 a change of an item that is not there is none: everything is asked for anew', async () => {
    const evening = await openMatch('no item', { game: 'time-bluff' })
    const { host, keeper, guest } = evening
    const asked: string[] = []
    const lost = guest(1)
    lost.sent = (frame) => {
      if (frame.includes('"resync"')) asked.push(frame)
    }
    lost.spoil = (frame) =>
      frame.startsWith('{"type":"matchChange"')
        ? `${frame.slice(0, -1)},"items":{"places":{"99":{}}}}`
        : frame
    await makeMove(evening)
    expect(asked.length).toBeGreaterThan(0)
    delete lost.spoil
    await host.clock.turn(1000)
    expect(matchOf(lost)?.entries).toBe(matchOf(keeper)?.entries)
    expect(JSON.stringify(matchOf(lost))).not.toContain('"99"')
  })

  it('P-67 says nothing to whom the message before did not arrive: he asks for everything anew', async () => {
    const evening = await openMatch('gaps', { game: 'time-bluff' })
    const { host, keeper, guest } = evening
    const lost = guest(1)
    const asked: string[] = []
    lost.sent = (frame) => {
      if (frame.includes('"resync"')) asked.push(frame)
    }
    // One message is told as another one that the client knows already.
    lost.spoil = (frame) =>
      frame.startsWith('{"type":"matchChange"') ? '{"type":"mine","tables":[]}' : frame
    await makeMove(evening)
    delete lost.spoil
    expect(asked).toHaveLength(0)
    await makeMove(evening)
    await host.clock.turn(1000)
    expect(asked).toHaveLength(1)
    expect(matchOf(lost)?.entries).toBe(matchOf(keeper)?.entries)
  })
})

describe('a client', () => {
  it('P-22 asks for everything once when it is behind, and not again for the same', async () => {
    const evening = await openMatch('behind', { game: 'time-bluff' })
    const { host, guest } = evening
    const lost = guest(1)
    const asked: string[] = []
    lost.spoil = (frame) => (frame.startsWith('{"type":"match') ? '{"type":"match"' : frame)
    lost.sent = (frame) => {
      if (frame.includes('"resync"')) asked.push(frame)
    }
    await makeMove(evening)
    await host.clock.turn(5000)
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.length).toBeLessThan(3)
    await host.clock.turn(60_000)
    // A frame that can never be read is asked for with each sign of life, not in a loop.
    expect(asked.length).toBeLessThan(12)
    delete lost.spoil
    await host.clock.turn(21_000)
    expect(matchOf(lost)?.entries).toBe(matchOf(evening.keeper)?.entries)
  })

  it('P-23 fetches records and content in parts, and always comes to an end', async () => {
    const surroundings = {
      games: { whisper: sealGame(whisper) },
      contents: WHISPER_CONTENTS,
      bots: helplessBots,
    }
    const options = { whisperSeconds: 10, turnSeconds: 10, decks: ['farm'] }
    const evening = await openMatch('parts', { game: 'whisper', surroundings, options })
    const { host, keeper, table } = evening
    const farm = present(WHISPER_CONTENTS.find('farm'), 'a deck')
    const fetch = async (wanted: { match: number } | { hash: string }) => {
      const answer = keeper.client.fetch(wanted, table)
      await host.settle()
      return answer
    }
    expect(await fetch({ hash: farm.hash })).toMatchObject({ error: 'no-such-content' })
    expect(await fetch({ match: 1 })).toMatchObject({ error: 'no-such-match' })
    for (let wait = 0; wait < 200 && tableOf(keeper).phase !== 'over'; wait++) {
      await host.clock.turn(11_000)
    }
    const content = await fetch({ hash: farm.hash })
    expect(content.ok && JSON.parse(content.value)).toEqual(farm.data)
    const record = await fetch({ match: 1 })
    expect(record.ok && JSON.parse(record.value)).toMatchObject({ game: 'whisper' })
    // Others play with the same: the words are no secret, the deck is one.
    const words = present(WHISPER_CONTENTS.find('whisper-words-en'), 'words')
    const zoe = host.player('Zoe')
    await host.settle()
    const wish = { game: 'whisper', options, name: 'Zoe', seats: 3, bots: 'easy' } as const
    expect(await tell(host, zoe, { kind: 'createTable', ...wish })).toMatchObject({ ok: true })
    await host.clock.turn(100)
    expect(tableOf(zoe).phase).toBe('playing')
    const list = await fetch({ hash: words.hash })
    expect(list.ok && JSON.parse(list.value)).toEqual(words.data)
    expect(await fetch({ hash: farm.hash })).toMatchObject({ error: 'content-in-use' })
    // The next match is played with the same deck: its secret sides are given to nobody before its end.
    expect(await evening.again()).toMatchObject({ ok: true })
    expect(tableOf(keeper).phase).toBe('playing')
    expect(await fetch({ hash: farm.hash })).toMatchObject({ error: 'content-in-use' })
    // Words are no secret, but nobody looks them up in his own match.
    expect(await fetch({ hash: words.hash })).toMatchObject({ error: 'content-in-use' })
  })

  it('P-23 is answered from a text that is written out once, and no answer is kept', async () => {
    const contents = WHISPER_CONTENTS
    const surroundings = { games: { whisper: sealGame(whisper) }, contents, bots: helplessBots }
    const options = { whisperSeconds: 10, turnSeconds: 10, decks: ['farm'] }
    const evening = await openMatch('texts', { game: 'whisper', surroundings, options })
    const { host, keeper, table } = evening
    const farm = present(contents.find('farm'), 'a deck')
    for (let wait = 0; wait < 200 && tableOf(keeper).phase !== 'over'; wait++) {
      await host.clock.turn(11_000)
    }
    const zoe = sayHello(host)
    const ask = (id: number, command: object): Message | undefined => {
      zoe.send({ type: 'command', id, table, command })
      return messages(zoe.frames, 'answer').at(-1)
    }
    ask(1, { kind: 'join', as: 'spectator' })
    const written = vi.spyOn(JSON, 'stringify')
    const first = ask(2, { kind: 'fetchContent', hash: farm.hash, from: 1 })
    expect(first).toMatchObject({ id: 2, part: { total: JSON.stringify(farm.data).length } })
    written.mockClear()
    for (let id = 3; id < 80; id++) {
      ask(id, { kind: 'fetchContent', hash: farm.hash, from: 2 })
      await host.clock.turn(50)
    }
    const times = written.mock.calls.filter(([value]) => value === farm.data).length
    written.mockRestore()
    expect(times).toBe(0)
    expect(ask(2, { kind: 'fetchContent', hash: farm.hash, from: 1 })).toEqual(first)
    // The match that begins is played with it: even who has had it may not look it up again.
    await evening.again()
    expect(ask(2, { kind: 'fetchContent', hash: farm.hash, from: 1 })).toMatchObject({
      id: 2,
      refusal: 'content-in-use',
    })
  })
})
