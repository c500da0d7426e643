/** The host runs the made-up game: every ability of the contract over the wire. */
import { describe, expect, it } from 'vitest'
import { contentPortOf, nameContent } from '../../src/engine/contract/content'
import { isJson } from '../../src/engine/basics/json'
import { isMatchRecord } from '../../src/engine/match/record'
import { replayMatch } from '../../src/engine/match/replay'
import type { TestPlayer } from '../support/host/memoryHost'
import { moveOf, questionOf, seatOf } from '../support/match/seats'
import { WHISPER_CATALOGUES, WHISPER_CONTENT } from './content'
import { WHISPER_ENTRIES } from './entries'
import { begin, eventsOf, gather, matchAt, tableAt, viewAt, type Evening } from './evening'
import { foreignIn } from './languages'
import { WHISPER_GAME } from './newMatch'

/** A message without the numbers that count messages. */
function newsIn(frames: readonly string[]): string[] {
  return frames.filter((frame) => frame.includes('"type":"match'))
}

function leftOf(player: TestPlayer): number | undefined {
  return questionOf(player)?.left
}

async function fetched(
  evening: Evening,
  wanted: { match: number } | { hash: string },
): Promise<unknown> {
  const answer = evening.anna.client.fetch(wanted, evening.table)
  await evening.host.settle()
  const text = await answer
  if (!text.ok) throw new Error(text.error)
  return JSON.parse(text.value)
}

describe('setting a table', () => {
  it('says in data why it cannot be dealt, while it is set and when it begins', async () => {
    const evening = await gather('setup')
    const set = (
      options: Record<string, string | readonly string[]>,
      seats = 3,
    ): ReturnType<Evening['tell']> =>
      evening.tell(evening.anna, { kind: 'setGame', game: 'whisper', options, seats })
    expect(await set({ sorts: ['beast'], decks: ['farm'] })).toMatchObject({ ok: true })
    const refusal = { reason: 'too-few-things', rule: 'PG-04', values: { things: 4, needed: 7 } }
    expect(tableAt(evening.anna).setup).toEqual({ kind: 'refused', refusal })
    expect(await evening.tell(evening.anna, { kind: 'start' })).toMatchObject({
      refusal: 'cannot-be-dealt',
      setup: { kind: 'refused', refusal },
    })
    expect(await set({ mode: 'together' }, 7)).toMatchObject({
      refusal: 'seats-not-allowed',
      setup: { kind: 'seats', min: 2, max: 6, rule: 'PG-01' },
    })
    expect(await set({ taboo: ['far too long a word'] })).toMatchObject({
      refusal: 'option-not-allowed',
      option: { key: 'taboo', problem: 'too-long' },
    })
    expect(await set({ house: ['strudel'] })).toMatchObject({
      option: { key: 'house', problem: 'not-set-here' },
    })
    expect(await set({ decks: ['cellar'] })).toMatchObject({ option: { key: 'decks' } })
  })

  it('tells everybody what can be chosen from a catalogue', async () => {
    const evening = await gather('catalogue')
    expect(evening.watcher.client.state().catalogues).toEqual(WHISPER_ENTRIES)
  })

  it('refuses a table whose content is missing or damaged', async () => {
    const [farm, attic] = WHISPER_CONTENT
    if (!farm || !attic) throw new Error('there are two decks')
    for (const [problem, pieces] of [
      ['missing', [farm, attic]],
      ['damaged', [farm, attic, nameContent('whisper-words-de', ['oven'])]],
    ] as const) {
      const contents = contentPortOf(pieces, WHISPER_CATALOGUES)
      await expect(gather('content', { contents })).rejects.toThrow(
        new RegExp(`content-missing.*whisper-words-de.*${problem}`, 'u'),
      )
    }
  })

  it('asks everybody for what he knows before the deal', async () => {
    const facts = { Anna: ['farm-0', 'farm-1'], Bram: ['farm-0'], Cleo: [] }
    const evening = await begin('facts', { options: { askKnown: 'on' }, facts })
    expect(viewAt(evening.watcher).pile).toBe(24 - 2 - 1)
    await evening.playUntil('nothing')
    expect(await fetched(evening, { match: 1 })).toMatchObject({
      facts: { 0: facts.Anna, 1: facts.Bram, 2: [] },
    })
    const unasked = await begin('no facts', { facts })
    expect(viewAt(unasked.watcher).pile).toBe(23)
  })
})

describe('a match', () => {
  it('of ten seats with bots is played to a ranking without scores', async () => {
    const evening = await begin('ten', { seats: 10, people: 1 })
    expect(viewAt(evening.anna).players).toHaveLength(10)
    await evening.playUntil('nothing')
    const [past] = evening.anna.client.state().history
    expect(past?.outcome).toMatchObject({ kind: 'ranking' })
    expect(past?.outcome).not.toHaveProperty('scores')
  })

  it('of a team ends with one score, and the bots advise', async () => {
    const evening = await begin('team', { people: 2, seats: 4, options: { mode: 'together' } })
    await evening.playUntil('nothing')
    expect(matchAt(evening.watcher).outcome).toMatchObject({ kind: 'team' })
    expect(evening.anna.client.state().history).toHaveLength(1)
    expect(evening.notices.filter(({ kind }) => kind === 'signal')).not.toEqual([])
  })

  it('sends everybody things in his own language alone', async () => {
    const evening = await begin('languages', { options: { rounds: 2 } })
    await evening.playUntil('nothing')
    const [anna, bram, cleo] = evening.players
    expect(foreignIn(JSON.stringify(anna?.frames.map((frame) => JSON.parse(frame))), 'de')).toEqual(
      [],
    )
    expect(foreignIn(JSON.stringify(bram?.frames.map((frame) => JSON.parse(frame))), 'nl')).toEqual(
      [],
    )
    expect(foreignIn(JSON.stringify(cleo?.frames.map((frame) => JSON.parse(frame))), 'en')).toEqual(
      [],
    )
    expect(
      foreignIn(JSON.stringify(cleo?.frames.map((frame) => JSON.parse(frame))), 'de'),
    ).not.toEqual([])
  })

  it('can be played again from its record and the content that is fetched after it', async () => {
    const evening = await begin('record', { options: { decks: ['farm'] } })
    await evening.playUntil('nothing')
    const record = await fetched(evening, { match: 1 })
    if (!isMatchRecord(record)) throw new Error('not a record')
    const pieces = await Promise.all(
      record.content.map(async ({ id, hash }) => {
        const data = await fetched(evening, { hash })
        if (!isJson(data)) throw new Error('content is plain data')
        const named = nameContent(id, data)
        expect(named.hash).toBe(hash)
        return named
      }),
    )
    expect(pieces.map(({ id }) => id)).toEqual(['whisper-words-de', 'farm'])
    const again = replayMatch(WHISPER_GAME, record, contentPortOf(pieces))
    expect(again.ok && again.value.view('spectator', 'en')).toEqual(viewAt(evening.watcher))
  })

  it('gives nobody its content while it runs', async () => {
    const evening = await begin('secret content')
    const farm = WHISPER_CONTENT[0]?.hash ?? ''
    const answer = evening.anna.client.fetch({ hash: farm }, evening.table)
    await evening.host.settle()
    expect(await answer).toEqual({ ok: false, error: 'no-such-content' })
  })
})

describe('whispers', () => {
  it('are waited for by number, or by name; shown to nobody before all are in', async () => {
    for (const waiting of ['number', 'names']) {
      const evening = await begin(waiting, { options: { waiting, language: 'en' } })
      const [anna, bram, cleo] = evening.players
      if (!anna || !bram || !cleo) throw new Error('three sit')
      await evening.answer(bram, { kind: 'whisper', word: 'jelly' })
      const { awaited } = matchAt(anna)
      expect(awaited).toMatchObject(
        waiting === 'number' ? { number: 2 } : { seats: [{ seat: 0 }, { seat: 2 }] },
      )
      expect([...anna.frames, ...cleo.frames].join('')).not.toContain('jelly')
      await evening.whisperAll()
      const shown = eventsOf(anna).filter(({ kind }) => kind === 'shown')
      expect(JSON.stringify(shown)).toContain('jelly')
    }
  })

  it('go on behind the back of who watches: not a message, not a count', async () => {
    const evening = await begin('watching')
    const { watcher } = evening
    expect(matchAt(watcher).awaited).toEqual({ kind: 'hidden' })
    const before = watcher.frames.length
    const [anna, bram] = evening.players
    if (!anna || !bram) throw new Error('three sit')
    await evening.answer(anna, { kind: 'hush' })
    await evening.answer(bram, { kind: 'hush' })
    await evening.host.clock.turn(30_000)
    expect(newsIn(watcher.frames.slice(before))).toEqual([])
    await evening.tell(watcher, { kind: 'leave' })
    await evening.tell(watcher, { kind: 'join', as: 'spectator' })
    expect(matchAt(watcher).entries).toBe(0)
    await evening.whisperAll()
    expect(matchAt(watcher)).toMatchObject({ entries: 3, awaited: { kind: 'names' } })
  })

  it('by the clock are silent, and marked when they are shown', async () => {
    const evening = await begin('clock', { options: { whisperSeconds: 20 } })
    const listener = evening.listener()
    const [other] = evening.others()
    if (!other) throw new Error('three sit')
    expect(leftOf(listener)).toBe(20_000)
    expect(leftOf(other)).toBeUndefined()
    await evening.host.clock.turn(5000)
    await evening.answer(listener, { kind: 'whisper', word: 'wind' })
    expect(leftOf(other)).toBe(20_000)
    expect(matchAt(listener).awaited).toMatchObject({ kind: 'number', left: 20_000, limit: 20_000 })
    await evening.host.clock.turn(8000)
    await evening.answer(other, { kind: 'hush' })
    await evening.host.clock.turn(11_900)
    expect(viewAt(other).phase.kind).toBe('whispering')
    await evening.host.clock.turn(200)
    expect(viewAt(other).phase.kind).toBe('laying')
    const shown = eventsOf(evening.watcher).find(({ kind }) => kind === 'shown')
    const marks = shown?.kind === 'shown' ? shown.whispers : []
    const byClock = marks.filter((one) => one.byClock).map(({ seat }) => seat)
    const late = evening.others().find((player) => player !== other)
    expect(byClock).toEqual([late && seatOf(late)])
    expect(evening.notices.filter(({ kind }) => kind === 'timeUp')).toEqual([])
  })

  it('that are no words are refused; nothing is written and no clock begins anew', async () => {
    const evening = await begin('judge', { options: { whisperSeconds: 20 } })
    const listener = evening.listener()
    await evening.host.clock.turn(5000)
    const written = evening.host.journals.text()
    expect(await evening.answer(listener, { kind: 'whisper', word: 'xyzzy' })).toMatchObject({
      refusal: 'illegal-move',
      reason: 'word-not-in-list',
      rule: 'PG-10',
    })
    expect(evening.host.journals.text()).toBe(written)
    expect(matchAt(listener).entries).toBe(0)
    await evening.host.clock.turn(14_900)
    expect(questionOf(listener)?.name).toBe('t0-whisper')
    await evening.host.clock.turn(200)
    expect(questionOf(listener)).toBeUndefined()
  })
})

describe('a turn', () => {
  it('has one clock over both draws and the laying', async () => {
    const evening = await begin('turn clock', { options: { turnSeconds: 30 } })
    await evening.whisperAll()
    const listener = evening.listener()
    expect(leftOf(listener)).toBe(30_000)
    await evening.host.clock.turn(12_000)
    await evening.draw(1)
    expect(leftOf(listener)).toBe(18_000)
    await evening.host.clock.turn(12_000)
    await evening.draw(1)
    expect(leftOf(listener)).toBe(6000)
    await evening.host.clock.turn(5900)
    expect(viewAt(listener).turn).toBe(0)
    await evening.host.clock.turn(200)
    expect(viewAt(listener).turn).toBe(1)
    expect(evening.notices).toContainEqual(expect.objectContaining({ kind: 'timeUp' }))
  })

  it('that runs out before the first draw is played to its end by the clock', async () => {
    const evening = await begin('idle', { options: { turnSeconds: 30 } })
    await evening.whisperAll()
    await evening.host.clock.turn(30_100)
    expect(viewAt(evening.watcher)).toMatchObject({ turn: 1, phase: { kind: 'whispering' } })
    expect(viewAt(evening.watcher).row).toHaveLength(2)
  })

  it('takes two quick draws for two questions', async () => {
    const evening = await begin('quick')
    await evening.whisperAll()
    const listener = evening.listener()
    const draw = moveOf(listener, { kind: 'draw' })
    const answers = [draw, draw].map((command) => listener.client.command(command, evening.table))
    await evening.host.settle()
    expect(await Promise.all(answers)).toMatchObject([{ ok: true }, { refusal: 'question-closed' }])
    expect(viewAt(listener).hand).toHaveLength(1)
    expect(questionOf(listener)?.name).toBe('t0-draw2')
  })
})
