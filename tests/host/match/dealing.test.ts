/** Two rounds before the deal, and what may happen while they last. */
import { describe, expect, it } from 'vitest'
import { findFairnessFault, shareOf } from '../../../src/engine/match/fairDeal'
import { present } from '../../../src/engine/basics/invariant'
import { isRecord } from '../../../src/engine/basics/json'
import { hashDeal, isMatchRecord, type MatchRecord } from '../../../src/engine/match/record'
import type { Answer } from '../../../src/protocol/hostMessages'
import { PROTOCOL_VERSION } from '../../../src/protocol/terms'
import {
  helplessBots,
  openEvening,
  openMatch,
  tell,
  type Evening,
} from '../../support/host/evening'
import { MemoryHost, type TestPlayer } from '../../support/host/memoryHost'
import { seatOf, tableOf } from '../../support/match/seats'
import { WHISPER_CONTENTS } from '../../pretend/content'
import { whisper } from '../../pretend/game/inside/index'
import { sealGame } from '../../../src/engine/contract/game'

/** Milliseconds in which any deal is over. */
const A_WHILE = 10_000

const BITS = 'ab'.repeat(16)
const COMMITMENT = present(shareOf(BITS), 'bits').commitment
const WHISPER = {
  surroundings: {
    games: { whisper: sealGame(whisper) },
    contents: WHISPER_CONTENTS,
    bots: helplessBots,
  },
  game: 'whisper',
} as const

function framesOf(frames: readonly string[], type: string): Record<string, unknown>[] {
  return frames.flatMap((frame) => {
    const message: unknown = JSON.parse(frame)
    return isRecord(message) && message.type === type ? [message] : []
  })
}

function noticesTold(player: TestPlayer, kind: string): number {
  return player.frames.filter((frame) => frame.includes(`{"kind":"${kind}"`)).length
}

/** A guest who does by hand what a client does by itself. */
interface ByHand {
  readonly frames: string[]
  say(command: object): unknown
}

async function seatByHand({ host, table }: Evening): Promise<ByHand> {
  const frames: string[] = []
  const line = host.connect(frames)
  const hello = { type: 'hello', protocol: PROTOCOL_VERSION, app: 'x', name: 'Zoe', language: 'en' }
  line.received(JSON.stringify(hello))
  let id = 0
  const say = (command: object): unknown => {
    id += 1
    const from = frames.length
    line.received(JSON.stringify({ type: 'command', id, table, command }))
    return framesOf(frames.slice(from), 'answer')[0]
  }
  say({ kind: 'join', as: 'player' })
  say({ kind: 'ready', ready: true })
  await host.settle()
  return { frames, say }
}

async function recordOf({ host, keeper, table }: Evening): Promise<MatchRecord> {
  const fetched = keeper.client.fetch({ match: 1 }, table)
  await host.settle()
  const answer = await fetched
  const record: unknown = answer.ok ? JSON.parse(answer.value) : undefined
  return present(isMatchRecord(record) ? record : undefined, 'a record')
}

describe('the deal', () => {
  it('P-30 shows nobody a share before everybody has committed', async () => {
    const evening = await openEvening('two rounds')
    const hand = await seatByHand(evening)
    await evening.tell(evening.keeper, { kind: 'start' })
    expect(framesOf(hand.frames, 'askCommitment')).toHaveLength(1)
    expect(framesOf(evening.keeper.frames, 'askShare')).toHaveLength(0)
    hand.say({ kind: 'commitShare', commitment: COMMITMENT })
    await evening.host.settle()
    const [ask] = framesOf(hand.frames, 'askShare')
    expect(Object.keys(isRecord(ask?.commitments) ? ask.commitments : {})).toEqual(['0', '1', '2'])
    expect(tableOf(evening.keeper).phase).toBe('dealing')
    expect(hand.say({ kind: 'openShare', bits: 'cd'.repeat(16) })).toMatchObject({
      refusal: 'malformed',
    })
    expect(hand.say({ kind: 'openShare', bits: BITS })).toMatchObject({ ok: true })
    await evening.host.settle()
    expect(tableOf(evening.keeper).phase).toBe('playing')
  })

  it('P-30 waits three seconds for who does not commit, who then has no share', async () => {
    const evening = await openEvening('late')
    const hand = await seatByHand(evening)
    await evening.tell(evening.keeper, { kind: 'start' })
    await evening.host.clock.turn(2900)
    expect(framesOf(evening.keeper.frames, 'askShare')).toHaveLength(0)
    await evening.host.clock.turn(200)
    hand.say({ kind: 'commitShare', commitment: COMMITMENT })
    await evening.host.settle()
    const [ask] = framesOf(evening.keeper.frames, 'askShare')
    expect(Object.keys(isRecord(ask?.commitments) ? ask.commitments : {})).toEqual(['0', '1'])
    expect(tableOf(evening.keeper).phase).toBe('playing')
  })

  it('P-31 begins again without who has committed and does not open, and says so', async () => {
    const evening = await openEvening('anew', { game: 'time-bluff', options: { target: 'round' } })
    const hand = await seatByHand(evening)
    await evening.tell(evening.keeper, { kind: 'start' })
    hand.say({ kind: 'commitShare', commitment: COMMITMENT })
    await evening.host.clock.turn(2900)
    expect(noticesTold(evening.keeper, 'dealtAnew')).toBe(0)
    await evening.host.clock.turn(200)
    await evening.host.settle()
    expect(noticesTold(evening.keeper, 'dealtAnew')).toBe(1)
    expect(tableOf(evening.keeper).phase).toBe('playing')
    const asked = framesOf(evening.keeper.frames, 'askCommitment')
    expect(new Set(asked.map(({ commitment }) => commitment)).size).toBe(2)
    const shares = framesOf(evening.keeper.frames, 'askShare').at(-1)
    expect(Object.keys(isRecord(shares?.commitments) ? shares.commitments : {})).toEqual(['0', '1'])
  })

  it('P-63 a deal that is begun again (F5) after shares were asked for is noted by everybody, whatever the host says of it', async () => {
    const evening = await openEvening('again', { game: 'time-bluff', options: { target: 'round' } })
    const watcher = evening.host.player('Wanda')
    await evening.host.settle()
    await tell(evening.host, watcher, { kind: 'join', as: 'spectator' }, evening.table)
    // The host does not own up to it.
    const isTold = (frame: string): boolean => frame.includes('"dealtAnew"')
    for (const player of [...evening.people, watcher]) {
      player.spoil = (frame) => (isTold(frame) ? '{"type":"pong","at":0}' : frame)
    }
    const hand = await seatByHand(evening)
    await evening.tell(evening.keeper, { kind: 'start' })
    hand.say({ kind: 'commitShare', commitment: COMMITMENT })
    await evening.host.clock.turn(5000)
    await evening.host.settle()
    expect(tableOf(evening.keeper).phase).toBe('playing')
    for (const player of [...evening.people, watcher]) {
      const { match } = present(player.client.state().match, 'a match')
      expect(player.client.notesOn(match.commitment)).toMatchObject({ begunAnew: 1 })
    }
  })

  it('P-30 holds before what every client noted, facts and options included', async () => {
    const evening = await openMatch('notes', {
      ...WHISPER,
      options: { askKnown: 'on', turnSeconds: 10, whisperSeconds: 10, decks: ['farm'] },
    })
    for (let wait = 0; wait < 100 && tableOf(evening.keeper).phase !== 'over'; wait++) {
      await evening.host.clock.turn(11_000)
    }
    const record = await recordOf(evening)
    for (const { client } of evening.people) {
      const notes = present(client.notesOn(record.fairness.commitment), 'notes')
      expect(findFairnessFault(record.fairness, hashDeal(record), notes)).toBeUndefined()
      const other = hashDeal({ ...record, options: { ...record.options, rounds: 2 } })
      expect(findFairnessFault(record.fairness, other, notes)).toBe('deal-differs')
    }
  })

  it.each(['stand', 'leave', 'sit'] as const)(
    'begins again when somebody changes his seat meanwhile: %s',
    async (kind) => {
      const evening = await openEvening('seats', { game: 'time-bluff', seats: 4 })
      const { host, keeper, guest } = evening
      const hand = await seatByHand(evening)
      await evening.tell(keeper, { kind: 'start' })
      expect(tableOf(keeper).phase).toBe('dealing')
      await evening.tell(guest(1), kind === 'sit' ? { kind, seat: 3 } : { kind })
      // At once: nobody waits for the share of a seat that somebody has left.
      expect(noticesTold(keeper, 'dealtAnew')).toBe(1)
      hand.say({ kind: 'commitShare', commitment: COMMITMENT })
      await host.clock.turn(10_000)
      expect(tableOf(keeper).phase).toBe('playing')
      const seats = tableOf(keeper).seats.map((seat) => seat.kind)
      expect(seats).toEqual(
        kind === 'sit' ? ['person', 'bot', 'person', 'person'] : ['person', 'bot', 'person', 'bot'],
      )
    },
  )
})

describe('a deal that somebody keeps waiting', () => {
  /** A table at which one device is there and answers nothing that is asked for the deal. */
  async function openSlow(): Promise<Evening> {
    const evening = await openEvening('slow', { people: 1, seats: 4 })
    const { host, keeper, table } = evening
    const phone = host.player('Phone', 'de', (open) => (events) => {
      const line = open(events)
      const send = (frame: string): void => {
        if (!frame.includes('Share')) line.send(frame)
      }
      return { ...line, send }
    })
    await host.settle()
    await tell(host, phone, { kind: 'join', as: 'player' }, table)
    await evening.tell(keeper, { kind: 'start', waits: false })
    return evening
  }

  const JOIN = { kind: 'join', as: 'player' } as const

  it('P-31 is over though somebody comes and goes', async () => {
    const { host, keeper, table } = await openSlow()
    const passer = host.player('Mallory')
    await host.settle()
    const answers: Answer[] = []
    for (let times = 0; times < 6; times++) {
      answers.push(await tell(host, passer, JOIN, table))
      await host.clock.turn(1000)
      await tell(host, passer, { kind: 'leave' }, table)
      await host.clock.turn(1000)
    }
    expect(answers[0]).toMatchObject({ ok: true })
    expect(answers.at(-1)).toMatchObject({ refusal: 'match-running' })
    expect(tableOf(keeper).phase).toBe('playing')
  })

  it('P-31 is not begun again for who only watches', async () => {
    const { host, keeper, table } = await openSlow()
    const watcher = host.player('Zoe')
    await host.settle()
    for (let times = 0; times < 4; times++) {
      await tell(host, watcher, { kind: 'join', as: 'spectator' }, table)
      await host.clock.turn(500)
      await tell(host, watcher, { kind: 'leave' }, table)
      await host.clock.turn(500)
    }
    expect(noticesTold(keeper, 'dealtAnew')).toBe(0)
    expect(tableOf(keeper).phase).toBe('playing')
  })

  it('P-31 is over though somebody who sits changes chairs', async () => {
    const { host, keeper, tell: say } = await openSlow()
    for (let times = 0; times < 6; times++) {
      for (const seat of [2, 0]) {
        await say(keeper, { kind: 'sit', seat })
        await host.clock.turn(1000)
      }
    }
    expect(tableOf(keeper).phase).toBe('playing')
    expect(seatOf(keeper)).toBeDefined()
  })

  it('P-31 gives those a chair who come to it, and again to all in the next one', async () => {
    const { host, keeper, table, tell: say } = await openSlow()
    const [one, two] = [host.player('Carla'), host.player('Dirk')]
    await host.settle()
    for (const player of [one, two]) {
      expect(await tell(host, player, JOIN, table)).toMatchObject({ ok: true })
    }
    await host.clock.turn(A_WHILE)
    expect([one, two].map(seatOf)).toEqual([2, 3])
    expect(tableOf(keeper).phase).toBe('playing')
    await say(keeper, { kind: 'abandon' })
    for (const player of [one, two]) await tell(host, player, { kind: 'stand' }, table)
    await say(keeper, { kind: 'start', waits: false })
    expect(tableOf(keeper).phase).toBe('dealing')
    for (const player of [one, two]) {
      expect(await tell(host, player, JOIN, table)).toMatchObject({ ok: true })
    }
  })

  it('P-31 keeps the chair of who is cut off meanwhile, however often it was begun again', async () => {
    const { host, keeper, table, tell: say } = await openSlow()
    const one = host.player('Carla')
    await host.settle()
    await tell(host, one, JOIN, table)
    for (const seat of [3, 0, 3, 0]) await say(keeper, { kind: 'sit', seat })
    expect(tableOf(keeper).phase).toBe('dealing')
    one.cut()
    await host.clock.turn(500)
    expect(await tell(host, one, JOIN, table)).toMatchObject({ ok: true })
    await host.clock.turn(A_WHILE)
    expect(seatOf(one)).toBe(2)
    expect(tableOf(one).phase).toBe('playing')
  })
})

describe('a table that cannot be dealt', () => {
  const options = { sorts: ['food'], decks: ['farm'], rounds: 2 } as const

  it('is refused in words when it is to begin, and shows why before', async () => {
    const evening = await openEvening('cannot', WHISPER)
    const { keeper } = evening
    expect(tableOf(keeper)).not.toHaveProperty('setup')
    const set = { kind: 'setGame', game: 'whisper', options, seats: 3 } as const
    expect(await evening.tell(keeper, set)).toMatchObject({ ok: true })
    const refusal = { kind: 'refused', refusal: { rule: 'PG-04' } }
    expect(tableOf(keeper).setup).toMatchObject(refusal)
    expect(await evening.tell(keeper, { kind: 'start' })).toMatchObject({
      refusal: 'cannot-be-dealt',
      setup: refusal,
    })
    expect(tableOf(keeper).phase).toBe('gathering')
    await evening.tell(keeper, { ...set, options: {} })
    expect(tableOf(keeper)).not.toHaveProperty('setup')
    expect(await evening.tell(keeper, { kind: 'start' })).toMatchObject({ ok: true })
  })

  it('is not made, and can be asked about without being made', async () => {
    const { host, keeper } = await openEvening('asked', WHISPER)
    const stranger = host.player('Zoe')
    await host.settle()
    const wish = { game: 'whisper', options, seats: 3 } as const
    for (const command of [
      { kind: 'planTable', ...wish },
      { kind: 'createTable', name: 'Z', ...wish },
    ] as const) {
      expect(await tell(host, stranger, command)).toMatchObject({ refusal: 'cannot-be-dealt' })
    }
    const sound = { kind: 'planTable', game: 'whisper', options: {}, seats: 3 } as const
    expect(await tell(host, stranger, sound)).toMatchObject({ ok: true })
    expect(keeper.client.state().tables).toHaveLength(1)
  })

  it('P-14 is told apart: the option, the seats, the content', async () => {
    const { host } = await openEvening('apart', WHISPER)
    const stranger = host.player('Zoe')
    await host.settle()
    const plan = async (wish: object): Promise<unknown> => {
      const base = { kind: 'planTable', game: 'whisper', options: {}, seats: 3 } as const
      return tell(host, stranger, { ...base, ...wish })
    }
    expect(await plan({ options: { colour: 'red' } })).toMatchObject({
      refusal: 'option-not-allowed',
      option: { key: 'colour', problem: 'unknown-option' },
    })
    expect(await plan({ options: { first: 1 } })).toMatchObject({
      refusal: 'option-not-allowed',
      option: { key: 'first', problem: 'not-set-here' },
    })
    expect(await plan({ options: { taboo: ['x'.repeat(300)] } })).toMatchObject({
      refusal: 'option-not-allowed',
      option: { key: 'taboo', problem: 'too-long' },
    })
    expect(await plan({ options: { mode: 'together' }, seats: 8 })).toMatchObject({
      refusal: 'seats-not-allowed',
      setup: { kind: 'seats', min: 2, max: 6 },
    })
    expect(await plan({ game: 'chess' })).toMatchObject({ refusal: 'unknown-game' })
  })
})

describe('a table alone', () => {
  it('begins at once, or is refused and not there', async () => {
    const host = new MemoryHost('alone')
    const anna = host.player('Anna')
    await host.settle()
    const wish = { kind: 'createTable', game: 'tafelrunde', name: 'T', seats: 3 } as const
    host.journals.isFull = true
    const refused = await tell(host, anna, { ...wish, options: {}, bots: 'easy' })
    expect(refused).toMatchObject({ refusal: 'storage-failed' })
    expect(anna.client.state().tables).toEqual([])
    host.journals.isFull = false
    const made = await tell(host, anna, { ...wish, options: {}, bots: 'easy' })
    expect(made).toMatchObject({ ok: true })
    await host.clock.turn(100)
    expect(tableOf(anna).phase).toBe('playing')
  })

  it('is not there when it could be made, but not dealt', async () => {
    let plans = 0
    const plan: typeof whisper.plan = (...given) => {
      plans += 1
      if (plans > 1) throw new Error('planted')
      return whisper.plan(...given)
    }
    const games = { whisper: sealGame({ ...whisper, plan }) }
    const host = new MemoryHost('undealt', { ...WHISPER.surroundings, games })
    const anna = host.player('Anna')
    await host.settle()
    const wish = { kind: 'createTable', game: 'whisper', name: 'T', seats: 3, options: {} } as const
    expect(await tell(host, anna, { ...wish, bots: 'easy' })).toMatchObject({
      refusal: 'fault',
    })
    expect(plans).toBeGreaterThan(1)
    expect(anna.client.state().tables).toEqual([])
    expect(anna.client.state().table).toBeUndefined()
  })
})
