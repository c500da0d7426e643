/** Speaking without owing, votes, seats given up for good, and what a match hands on: at the small game that has it all. */
import { describe, expect, it } from 'vitest'
import { sealGame } from '../../../src/engine/contract/game'
import { isRecord, type Json } from '../../../src/engine/basics/json'
import type { BotPort } from '../../../src/host/ports'
import { WHISPER_CONTENTS } from '../../pretend/content'
import { whisper } from '../../pretend/game/inside/index'
import {
  helplessBots,
  openMatch,
  tell,
  type Evening,
  type EveningWish,
} from '../../support/host/evening'
import type { TestPlayer } from '../../support/host/memoryHost'
import { entriesOf, matchOf, moveOf, questionOf, tableOf, viewOf } from '../../support/match/seats'

const SURROUNDINGS = {
  games: { whisper: sealGame(whisper) },
  contents: WHISPER_CONTENTS,
  bots: helplessBots,
}

async function open(seed: string, wish: EveningWish = {}): Promise<Evening> {
  return openMatch(seed, { game: 'whisper', surroundings: SURROUNDINGS, ...wish })
}

function noticesTold(player: TestPlayer, kind: string): unknown[] {
  return player.frames.flatMap((frame) => {
    const message: unknown = JSON.parse(frame)
    if (!isRecord(message) || !Array.isArray(message.notices)) return []
    return message.notices.filter((notice) => isRecord(notice) && notice.kind === kind)
  })
}

function thingInRow(player: TestPlayer): string {
  const view = viewOf(player)
  const [laid] = isRecord(view) && Array.isArray(view.row) ? view.row : []
  return isRecord(laid) ? String(laid.id) : ''
}

async function restart({ host, people }: Evening): Promise<void> {
  host.restart()
  for (const player of people) player.cut()
  await host.clock.turn(6000)
}

/** Lets the clock play the match to its end. */
async function playOut({ host, keeper }: Evening): Promise<void> {
  for (let wait = 0; wait < 200 && tableOf(keeper).phase !== 'over'; wait++) {
    await host.clock.turn(11_000)
  }
  expect(tableOf(keeper).phase).toBe('over')
}

/** Bots that say what a test makes them say, and keep what they hear. */
function talkativeBots() {
  const said = new Map<number, (signal: Json) => void>()
  const heard: { seat: number; from: number; signal: Json }[] = []
  const bots: BotPort = {
    seat: ({ seat, say }) => {
      said.set(seat, say)
      return {
        observe: () => undefined,
        hear: (from, signal) => heard.push({ seat, from, signal }),
        decide: () => undefined,
        think: () => undefined,
        close: () => undefined,
      }
    },
  }
  return { bots, said, heard }
}

const TIMED = { turnSeconds: 10, whisperSeconds: 10 } as const

describe('a signal', () => {
  it('P-26 is told to everybody, changes nothing, and is not told at any speed', async () => {
    const evening = await open('signal')
    const { keeper, guest, host } = evening
    const entries = entriesOf(keeper)
    const point = { kind: 'signal', signal: { kind: 'point', thing: thingInRow(keeper) } } as const
    expect(await evening.tell(guest(1), point)).toMatchObject({ ok: true })
    const told = [{ kind: 'signal', seat: 1, name: 'Bram', signal: point.signal }]
    for (const player of evening.people) expect(noticesTold(player, 'signal')).toEqual(told)
    expect(entriesOf(keeper)).toBe(entries)
    for (let times = 0; times < 4; times++) await evening.tell(guest(1), point)
    expect(await evening.tell(guest(1), point)).toMatchObject({ refusal: 'too-fast' })
    await host.clock.turn(1000)
    expect(await evening.tell(guest(1), point)).toMatchObject({ ok: true })
    const wrong = { kind: 'signal', signal: { kind: 'point', thing: 'x-99' } } as const
    expect(await evening.tell(keeper, wrong)).toMatchObject({
      refusal: 'illegal-move',
      reason: 'thing-not-in-row',
      rule: 'PG-19',
    })
  })
})

describe('a bot', () => {
  it('P-26 may signal what its game lets it say, and nothing else', async () => {
    const { bots, said } = talkativeBots()
    const evening = await open('bots', { surroundings: { ...SURROUNDINGS, bots } })
    await evening.host.clock.turn(10_000)
    expect(said.size).toBe(1)
    const signal = { kind: 'point', thing: thingInRow(evening.keeper) }
    for (const say of said.values()) {
      say({ kind: 'point', thing: 'x-99' })
      say('nonsense')
      say(signal)
    }
    await evening.host.settle()
    expect(noticesTold(evening.keeper, 'signal')).toMatchObject([{ seat: 2, signal }])
  })

  it('P-26 hears what other seats say and may, not itself', async () => {
    const { bots, said, heard } = talkativeBots()
    const evening = await open('hearing', { surroundings: { ...SURROUNDINGS, bots } })
    const { keeper, guest, host } = evening
    await host.clock.turn(10_000)
    const signal = { kind: 'point', thing: thingInRow(keeper) }
    await evening.tell(guest(1), { kind: 'signal', signal })
    await evening.tell(guest(1), { kind: 'signal', signal: { kind: 'point', thing: 'x-99' } })
    expect(heard).toEqual([{ seat: 2, from: 1, signal }])
    said.get(2)?.(signal)
    await host.settle()
    expect(noticesTold(keeper, 'signal')).toHaveLength(2)
    expect(heard).toHaveLength(1)
  })

  it('P-26 says nothing any more in the name of who is back', async () => {
    const { bots, said } = talkativeBots()
    const evening = await open('back', { surroundings: { ...SURROUNDINGS, bots } })
    const { keeper, guest, host } = evening
    guest(1).offline = true
    guest(1).cut()
    await host.clock.turn(60_000)
    const signal = { kind: 'point', thing: thingInRow(keeper) }
    said.get(1)?.(signal)
    await host.settle()
    expect(noticesTold(keeper, 'signal')).toMatchObject([{ seat: 1, name: 'Bram' }])
    guest(1).offline = false
    await host.clock.turn(10_000)
    said.get(1)?.(signal)
    await host.settle()
    expect(noticesTold(keeper, 'signal')).toHaveLength(1)
  })

  it('P-26 is not heard at any speed', async () => {
    const { bots, said } = talkativeBots()
    const evening = await open('flood', { surroundings: { ...SURROUNDINGS, bots } })
    const { keeper, host } = evening
    await host.clock.turn(10_000)
    const signal = { kind: 'point', thing: thingInRow(keeper) }
    for (let times = 0; times < 20; times++) said.get(2)?.(signal)
    await host.settle()
    expect(noticesTold(keeper, 'signal')).toHaveLength(5)
    await host.clock.turn(1000)
    said.get(2)?.(signal)
    await host.settle()
    expect(noticesTold(keeper, 'signal')).toHaveLength(6)
  })
})

describe('a bot that is asked', () => {
  it('P-26 is asked once, and anew when it has heard something since', async () => {
    const asked: ((move: Json | undefined) => void)[] = []
    const bots: BotPort = {
      seat: () => ({
        observe: () => undefined,
        hear: () => undefined,
        decide: (answer) => asked.push(answer),
        think: () => undefined,
        close: () => undefined,
      }),
    }
    const evening = await open('asked', { surroundings: { ...SURROUNDINGS, bots } })
    const { keeper, guest, host } = evening
    await host.clock.turn(10_000)
    expect(asked).toHaveLength(1)
    const signal = { kind: 'point', thing: thingInRow(keeper) }
    await evening.tell(guest(1), { kind: 'signal', signal })
    await host.settle()
    expect(asked).toHaveLength(2)
    const played: Json[] = []
    host.journals.written = (record) => {
      if (isRecord(record) && record.kind === 'played') played.push(record)
    }
    // What it thought before it heard that is not played; what it thinks now is.
    asked[0]?.(undefined)
    await host.clock.turn(1000)
    expect(played).toEqual([])
    asked[1]?.(undefined)
    await host.settle()
    expect(played).toMatchObject([{ entry: { seat: 2 } }])
  })
})

describe('a proposal', () => {
  const word = { kind: 'propose', proposal: { kind: 'houseWord', word: 'quilt' } } as const

  it('P-27 needs everybody who sits; then it counts from the next match on', async () => {
    const evening = await open('vote', { people: 3, seats: 4, options: TIMED })
    const { keeper, guest } = evening
    expect(await evening.tell(guest(1), word)).toMatchObject({ ok: true })
    expect(tableOf(keeper).proposals).toMatchObject([{ number: 1, agreed: [expect.any(String)] }])
    await restart(evening)
    expect(tableOf(keeper).proposals).toHaveLength(1)
    const yes = { kind: 'vote', proposal: 1, agree: true } as const
    await evening.tell(keeper, yes)
    expect(tableOf(keeper).proposals).toHaveLength(1)
    await evening.tell(guest(2), yes)
    expect(tableOf(keeper).proposals).toEqual([])
    expect(noticesTold(keeper, 'adopted')).toMatchObject([{ name: 'Bram' }])
    expect(tableOf(keeper).options.house).toEqual(['quilt'])
    expect(await evening.tell(keeper, yes)).toMatchObject({ refusal: 'nothing-to-vote-on' })
    // What people set does not undo it.
    await playOut(evening)
    const set = {
      kind: 'setGame',
      game: 'whisper',
      options: { ...TIMED, rounds: 2 },
      seats: 4,
    } as const
    expect(await evening.tell(keeper, set)).toMatchObject({ ok: true })
    expect(tableOf(keeper).options).toMatchObject({ house: ['quilt'], rounds: 2 })
    await evening.again()
    await evening.tell(keeper, { kind: 'start' })
    await evening.host.clock.turn(100)
    expect(viewOf(keeper)).toMatchObject({ options: { house: ['quilt'] } })
  })

  it('P-27 is made between matches too, and survives a restart there', async () => {
    const evening = await open('between', { people: 3, seats: 4, options: TIMED })
    const { keeper, guest } = evening
    await playOut(evening)
    const set = { kind: 'setGame', game: 'whisper', options: TIMED, seats: 4 } as const
    await evening.tell(keeper, set)
    expect(tableOf(keeper).phase).toBe('gathering')
    expect(await evening.tell(guest(1), word)).toMatchObject({ ok: true })
    await restart(evening)
    for (const player of [keeper, guest(2)]) {
      await evening.tell(player, { kind: 'vote', proposal: 1, agree: true })
    }
    expect(tableOf(keeper).options.house).toEqual(['quilt'])
    expect(await evening.tell(guest(1), word)).toMatchObject({
      refusal: 'illegal-move',
      reason: 'house-word-known',
      rule: 'PG-20',
    })
    const nonsense = { kind: 'propose', proposal: { kind: 'houseWord', word: '' } } as const
    expect(await evening.tell(guest(1), nonsense)).toMatchObject({ refusal: 'malformed' })
  })

  it('P-27 ends with the first no, and the notice names who proposed it', async () => {
    const evening = await open('no', { people: 3, seats: 3 })
    const { keeper, guest } = evening
    await evening.tell(guest(1), word)
    await evening.tell(keeper, { kind: 'vote', proposal: 1, agree: false })
    expect(tableOf(keeper).proposals).toEqual([])
    expect(noticesTold(guest(2), 'rejected')).toMatchObject([{ name: 'Bram' }])
    expect(tableOf(keeper).options.house).toEqual([])
  })

  it('P-27 is one of ten that may be open at a time', async () => {
    const evening = await open('ten', { people: 3, seats: 3 })
    const { host, keeper, guest } = evening
    const put = async (letter: string) => {
      await host.clock.turn(2000)
      const proposal = { kind: 'houseWord', word: `quil${letter}` }
      return evening.tell(guest(1), { kind: 'propose', proposal })
    }
    for (const letter of 'abcdefghij') expect(await put(letter)).toMatchObject({ ok: true })
    expect(await put('k')).toMatchObject({ refusal: 'too-fast' })
    expect(tableOf(keeper).proposals).toHaveLength(10)
    await evening.tell(keeper, { kind: 'vote', proposal: 1, agree: false })
    expect(await put('k')).toMatchObject({ ok: true })
  })

  it('P-27 about the match on the table is kept until the next deal, for who comes later and over a restart', async () => {
    const evening = await open('photo', { people: 2, seats: 2, options: { ...TIMED, rounds: 1 } })
    const { keeper, guest, host } = evening
    const photo = { kind: 'propose', proposal: { kind: 'photo' } } as const
    expect(await evening.tell(guest(1), photo)).toMatchObject({ reason: 'no-photo-yet' })
    await playOut(evening)
    await evening.tell(guest(1), photo)
    expect(tableOf(keeper).adopted).toBeUndefined()
    const [open1] = tableOf(keeper).proposals
    const number = open1?.number ?? 0
    await evening.tell(keeper, { kind: 'vote', proposal: number, agree: true })
    expect(tableOf(keeper)).toMatchObject({ proposals: [], adopted: [{ kind: 'photo' }] })
    expect(noticesTold(keeper, 'adopted')).toMatchObject([{ proposal: { kind: 'photo' } }])
    // Proposed once more, it is there already.
    await evening.tell(keeper, photo)
    expect(tableOf(keeper)).toMatchObject({ proposals: [], adopted: [{ kind: 'photo' }] })
    await restart(evening)
    const late = host.player('Late')
    await host.settle()
    await tell(host, late, { kind: 'join', as: 'spectator' }, evening.table)
    expect(tableOf(late).adopted).toEqual([{ kind: 'photo' }])
    await evening.again()
    await host.clock.turn(100)
    expect(tableOf(keeper).adopted).toBeUndefined()
  })

  it('P-27 about the match on the table goes with it, whoever has agreed so far', async () => {
    const evening = await open('late photo', {
      people: 2,
      seats: 2,
      options: { ...TIMED, rounds: 1 },
    })
    const { keeper, guest, host } = evening
    await playOut(evening)
    await evening.tell(guest(1), { kind: 'propose', proposal: { kind: 'photo' } })
    await evening.tell(guest(1), word)
    expect(tableOf(keeper).proposals).toHaveLength(2)
    await evening.again()
    await host.clock.turn(100)
    expect(tableOf(keeper).proposals).toMatchObject([{ proposal: { kind: 'houseWord' } }])
    expect(tableOf(keeper).adopted).toBeUndefined()
  })

  it('P-27 waits for nobody who has stood up', async () => {
    const evening = await open('stands', { people: 3, seats: 3 })
    const { keeper, guest } = evening
    await evening.tell(guest(1), word)
    await evening.tell(keeper, { kind: 'vote', proposal: 1, agree: true })
    await evening.tell(guest(2), { kind: 'stand' })
    expect(tableOf(keeper).options.house).toEqual(['quilt'])
  })

  it.each([
    ['stands up from a seat that waits', 'stand', 'left'],
    ['has left and may come back', 'leave', 'person'],
  ] as const)('P-27 waits for nobody who %s', async (_how, kind, seat) => {
    const evening = await open(`gone ${kind}`, { people: 3, seats: 3 })
    const { keeper, guest } = evening
    await evening.tell(keeper, { kind: 'setAbsence', policy: 'wait' })
    await evening.tell(guest(2), { kind })
    expect(tableOf(keeper).seats[2]).toMatchObject({ kind: seat })
    await evening.tell(guest(1), word)
    await evening.tell(keeper, { kind: 'vote', proposal: 1, agree: true })
    expect(tableOf(keeper).options.house).toEqual(['quilt'])
  })
})

describe('a seat given up for good', () => {
  it('P-28 becomes what the rules say where the table wants no bots, also over a restart', async () => {
    const evening = await open('left', { people: 3, seats: 3 })
    const { keeper, guest } = evening
    await evening.tell(keeper, { kind: 'setAbsence', policy: 'wait' })
    await evening.tell(guest(2), { kind: 'stand' })
    expect(tableOf(keeper).seats[2]).toEqual({ kind: 'left', name: 'Carla' })
    expect(noticesTold(keeper, 'gaveUp')).toMatchObject([{ name: 'Carla', seat: 2 }])
    expect(viewOf(keeper)).toMatchObject({ players: [{}, {}, { left: true }] })
    expect(await evening.tell(guest(2), { kind: 'sit', seat: 2 })).toMatchObject({ ok: false })
    await restart(evening)
    expect(tableOf(keeper).seats[2]).toEqual({ kind: 'left', name: 'Carla' })
    expect(viewOf(keeper)).toMatchObject({ players: [{}, {}, { left: true }] })
    // The last but one goes: the match ends without a result.
    await evening.tell(guest(1), { kind: 'stand' })
    expect(tableOf(keeper).phase).toBe('over')
    expect(keeper.client.state().history).toMatchObject([{ outcome: { kind: 'none' } }])
  })

  it('P-28 becomes a bot where the table wants one', async () => {
    const evening = await open('bot', { people: 3, seats: 3 })
    await evening.tell(evening.guest(2), { kind: 'stand' })
    const bot = tableOf(evening.keeper).seats[2]
    expect(bot).toMatchObject({ kind: 'bot' })
    expect(noticesTold(evening.keeper, 'seatGiven')).toMatchObject([
      { name: bot?.kind === 'bot' ? bot.name : '', from: 'Carla', seat: 2, bot: true },
    ])
    expect(viewOf(evening.keeper)).toMatchObject({ players: [{}, {}, { left: false }] })
  })

  it('P-28 is that of who leaves for good: no match waits for him, and the next lobby has his seat as it was', async () => {
    const evening = await open('leaves for good', { people: 3, seats: 3 })
    const { keeper, guest } = evening
    expect(await evening.tell(guest(2), { kind: 'leave', forGood: true })).toMatchObject({
      ok: true,
    })
    expect(tableOf(keeper).seats[2]).toMatchObject({ kind: 'bot' })
    expect(guest(2).client.state().mine).toEqual([])
    expect(noticesTold(keeper, 'left')).toMatchObject([{ name: 'Carla', seat: 2 }])
    expect(noticesTold(keeper, 'gaveUp')).toMatchObject([{ name: 'Carla', seat: 2 }])
    expect(noticesTold(keeper, 'botTookOver')).toEqual([])
    expect(noticesTold(keeper, 'seatGiven')).toMatchObject([{ from: 'Carla', seat: 2, bot: true }])
    await restart(evening)
    await evening.tell(keeper, { kind: 'abandon' })
    expect(tableOf(keeper).seats[2]).toMatchObject({ kind: 'bot' })
  })

  it('P-28 by the last person leaves no match that waits for anybody', async () => {
    const evening = await open('nobody', { people: 1, seats: 3 })
    await evening.tell(evening.keeper, { kind: 'leave', forGood: true })
    expect(evening.host.journals.tables.size).toBe(0)
  })

  it('P-28 of who is sent away is given up in the same way', async () => {
    const evening = await open('sent away', { people: 3, seats: 3 })
    const { keeper } = evening
    await evening.tell(keeper, { kind: 'setAbsence', policy: 'wait' })
    const seat = tableOf(keeper).seats[2]
    await evening.tell(keeper, { kind: 'kick', person: seat?.kind === 'person' ? seat.person : '' })
    expect(tableOf(keeper).seats[2]).toEqual({ kind: 'left', name: 'Carla' })
  })
})

describe('a match', () => {
  it('hands on what the next one with the same seats begins with', async () => {
    const evening = await open('carry', { options: { ...TIMED, decks: ['farm'] } })
    const { keeper, host } = evening
    const view = viewOf(keeper)
    const first = isRecord(view) ? Number(view.first) : -1
    await playOut(evening)
    await evening.again()
    await host.clock.turn(100)
    expect(viewOf(keeper)).toMatchObject({ first: (first + 1) % 3 })
    expect(tableOf(keeper).options.first).toBe('none')
  })

  it('P-68 that was hurried hurries no later one', async () => {
    const evening = await open('hurried', { people: 3, seats: 3, options: TIMED })
    const { keeper } = evening
    await evening.tell(keeper, { kind: 'setPace', pace: 'quick', forMatch: true })
    expect(tableOf(keeper).pace).toBe('quick')
    await playOut(evening)
    expect(tableOf(keeper).pace).toBe('usual')
  })

  it('is kept with its record until ten later ones are', async () => {
    const evening = await open('records', { people: 3, seats: 3, options: TIMED })
    const { host, table } = evening
    for (let match = 2; match <= 12; match++) {
      await playOut(evening)
      await evening.again()
      await host.clock.turn(100)
    }
    await playOut(evening)
    const kept = (host.journals.tables.get(table) ?? []).filter(
      (one) => isRecord(one) && one.kind === 'finished',
    )
    expect(kept).toHaveLength(12)
    expect(kept.map((one) => isRecord(one) && 'record' in one)).toEqual([
      ...[false, false],
      ...new Array<boolean>(10).fill(true),
    ])
  })

  it('says nothing of who was hushed by the clock', async () => {
    const evening = await open('hushed', { options: { whisperSeconds: 10 } })
    const { keeper, host } = evening
    for (let wait = 0; wait < 4; wait++) await host.clock.turn(11_000)
    expect(entriesOf(keeper)).toBeGreaterThan(1)
    expect(noticesTold(keeper, 'timeUp')).toEqual([])
  })

  it('P-25 refuses by the content without a move, a new clock or a closed question', async () => {
    const evening = await open('judged', { seats: 2, options: { whisperSeconds: 20 } })
    const { keeper, host, people } = evening
    const listener = people.find((player) => questionOf(player)?.limit !== undefined) ?? keeper
    const before = matchOf(listener)
    await host.clock.turn(5000)
    const nonsense = moveOf(listener, { kind: 'whisper', word: 'xyzzy' })
    expect(await evening.tell(listener, nonsense)).toMatchObject({
      refusal: 'illegal-move',
      reason: 'word-not-in-list',
    })
    expect(matchOf(listener)?.entries).toBe(before?.entries)
    const sound = moveOf(listener, { kind: 'whisper', word: 'oven' })
    expect(await evening.tell(listener, sound)).toMatchObject({ ok: true })
  })
})

describe('who watches', () => {
  it('P-18 cannot count unseen answers, not by versions and not by asking for everything anew', async () => {
    const evening = await open('unseen', { people: 3, seats: 3 })
    const { host, keeper, table } = evening
    const watcher = host.player('Zoe')
    await tell(host, watcher, { kind: 'join', as: 'spectator' }, table)
    const before = watcher.client.state().match
    const whisper = moveOf(keeper, { kind: 'whisper', word: 'oven' })
    expect(await evening.tell(keeper, whisper)).toMatchObject({ ok: true })
    watcher.cut()
    await host.clock.turn(2000)
    expect(watcher.client.state().connection).toBe('open')
    expect(watcher.client.state().match).toEqual(before)
  })
})
