/** A host that ends in the middle of the made-up game: every kind of question, every kind of entry, rules and content that changed. */
import { describe, expect, it } from 'vitest'
import { contentPortOf, nameContent } from '../../src/engine/contract/content'
import { sealGame } from '../../src/engine/contract/game'
import { present } from '../../src/engine/basics/invariant'
import type { TestPlayer } from '../support/host/memoryHost'
import { questionOf } from '../support/match/seats'
import { WHISPER_CATALOGUES, WHISPER_CONTENT } from './content'
import { begin, eventsOf, matchAt, tableAt, viewAt, type Evening } from './evening'
import { whisper } from './game/inside/index'

/** What everybody sees, but for the time that is left. */
function looksOf({ players, watcher }: Evening): readonly object[] {
  return [...players, watcher].map((player) => {
    const { view, own, entries } = matchAt(player)
    return { view, own: own.map(({ kind, name, together }) => ({ kind, name, together })), entries }
  })
}

function first(players: readonly TestPlayer[]): TestPlayer {
  return present(players[0], 'there is one')
}

/** The deck that was played with is another one now, and nobody has kept the old one. */
const OTHER_DECKS = contentPortOf(
  WHISPER_CONTENT.map((piece) =>
    piece.id === 'farm'
      ? nameContent('farm', present(WHISPER_CONTENT[1], 'the attic').data)
      : piece,
  ),
  WHISPER_CATALOGUES,
)

const TIMES = { options: { whisperSeconds: 20, turnSeconds: 30 } }

describe('a restart of the host', () => {
  it('while some have whispered keeps what they said, unseen', async () => {
    const evening = await begin('whispers', TIMES)
    await evening.answer(evening.listener(), { kind: 'whisper', word: 'wind' })
    const before = looksOf(evening)
    await evening.restart()
    expect(looksOf(evening)).toEqual(before)
    const other = first(evening.others())
    expect(questionOf(other)).toMatchObject({ name: 't0-whisper', together: true, limit: 20_000 })
    await evening.whisperAll()
    expect(JSON.stringify(eventsOf(evening.watcher))).toContain('"word":"wind"')
  })

  it.each([
    [0, 't0-draw1'],
    [1, 't0-draw2'],
    [2, 't0-lay'],
  ])('after %i draws asks the same question, %s', async (draws, name) => {
    const evening = await begin('turn', TIMES)
    await evening.whisperAll()
    await evening.draw(draws)
    const before = looksOf(evening)
    await evening.restart()
    expect(looksOf(evening)).toEqual(before)
    expect(questionOf(evening.listener())).toMatchObject({ name, limit: 30_000 })
    await evening.playUntil('nothing')
    expect(matchAt(evening.watcher).outcome).toMatchObject({ kind: 'ranking' })
  })

  it('refuses what was meant for a question before it', async () => {
    const evening = await begin('stale')
    await evening.whisperAll()
    await evening.draw(1)
    await evening.restart()
    const late = { kind: 'move', question: 't0-draw1', move: { kind: 'draw' } } as const
    expect(await evening.tell(evening.listener(), late)).toMatchObject({
      refusal: 'question-closed',
    })
    expect(viewAt(evening.listener()).hand).toHaveLength(1)
  })

  it('keeps who was hushed by the clock, and tells it when it is shown', async () => {
    const evening = await begin('clock', TIMES)
    await evening.host.clock.turn(20_100)
    expect(viewAt(evening.listener()).phase).toMatchObject({ seated: { own: {} } })
    await evening.restart()
    await evening.whisperAll()
    const shown = eventsOf(evening.watcher).find(({ kind }) => kind === 'shown')
    const marks = shown?.kind === 'shown' ? shown.whispers.map(({ byClock }) => byClock) : []
    expect(marks.filter((byClock) => byClock)).toHaveLength(1)
  })

  it('keeps a seat that was given up given up', async () => {
    const evening = await begin('left')
    await evening.whisperAll()
    const gone = first(evening.others())
    await evening.tell(gone, { kind: 'stand' })
    const before = viewAt(evening.watcher)
    expect(before.players.filter(({ left }) => left)).toHaveLength(1)
    await evening.restart()
    expect(viewAt(evening.watcher)).toEqual(before)
    expect(tableAt(evening.watcher).seats.map(({ kind }) => kind)).toContain('left')
    await evening.playUntil('nothing')
    expect(matchAt(evening.watcher).outcome).toMatchObject({ kind: 'ranking' })
  })

  it('finds a match that was deserted without a result', async () => {
    const evening = await begin('deserted')
    await evening.whisperAll()
    for (const player of evening.others()) await evening.tell(player, { kind: 'stand' })
    expect(matchAt(evening.watcher).outcome).toEqual({ kind: 'none' })
    await evening.restart()
    expect(matchAt(evening.watcher).outcome).toEqual({ kind: 'none' })
    expect(evening.watcher.client.state().history).toMatchObject([{ outcome: { kind: 'none' } }])
  })

  it('with other rules plays nothing on and says so', async () => {
    const evening = await begin('rules')
    await evening.whisperAll()
    const games = { whisper: sealGame({ ...whisper, rulesVersion: 2 }) }
    await evening.restart({ games })
    expect(evening.watcher.client.state().match).toBeUndefined()
    expect(evening.notices).toContainEqual({ kind: 'matchBroken', why: 'other-rules' })
    expect(tableAt(evening.watcher).phase).not.toBe('playing')
    expect(await evening.tell(evening.anna, { kind: 'start' })).toMatchObject({
      refusal: 'not-everybody-ready',
    })
  })

  it('with other content plays nothing on and says so', async () => {
    const evening = await begin('decks')
    await evening.whisperAll()
    await evening.restart({ contents: OTHER_DECKS })
    expect(evening.notices).toContainEqual({ kind: 'matchBroken', why: 'other-content' })
  })

  it('plays on with the content that was kept, whatever the deck is now', async () => {
    const evening = await begin('kept')
    await evening.whisperAll()
    const before = looksOf(evening)
    const contents = contentPortOf([], WHISPER_CATALOGUES)
    for (const piece of WHISPER_CONTENT) contents.keep(piece)
    await evening.restart({ contents })
    expect(looksOf(evening)).toEqual(before)
    await evening.playUntil('nothing')
    expect(matchAt(evening.watcher).outcome).toMatchObject({ kind: 'ranking' })
  })

  it('keeps house words that were voted for, and who begins the next match', async () => {
    const evening = await begin('next')
    const proposal = { kind: 'houseWord', word: 'strudel' }
    await evening.tell(evening.anna, { kind: 'propose', proposal })
    for (const player of evening.players.slice(1)) {
      await evening.tell(player, { kind: 'vote', proposal: 1, agree: true })
    }
    await evening.playUntil('nothing')
    const { first: began } = viewAt(evening.watcher)
    await evening.restart()
    expect(tableAt(evening.watcher).options).toMatchObject({ house: ['strudel'] })
    expect(await evening.again()).toMatchObject({ ok: true })
    await evening.host.clock.turn(10)
    expect(viewAt(evening.watcher)).toMatchObject({
      first: (began + 1) % 3,
      listener: (began + 1) % 3,
    })
    expect(
      await evening.answer(evening.listener(), { kind: 'whisper', word: 'strudel' }),
    ).toMatchObject({ ok: true })
  })
})

describe('a disk that has room again just when a seat is given up', () => {
  it('writes the seat first, and what was due meanwhile after it', async () => {
    const evening = await begin('room', TIMES)
    const { host, watcher } = evening
    await evening.whisperAll()
    const gone = first(evening.others())
    host.journals.isFull = true
    await host.clock.turn(30_500)
    expect(tableAt(watcher).phase).toBe('paused')
    host.journals.isFull = false
    expect(await evening.tell(gone, { kind: 'stand' })).toMatchObject({ ok: true })
    expect(tableAt(watcher).phase).toBe('playing')
    await host.clock.turn(1000)
    expect(viewAt(watcher).players.filter(({ left }) => left)).toHaveLength(1)
    expect(viewAt(watcher).turn).toBeGreaterThan(0)
  })
})

describe('a vote with no match on the table', () => {
  it('counts: the word that all agreed to is in the next match', async () => {
    const evening = await begin('late vote')
    await evening.playUntil('nothing')
    const { anna, players, watcher } = evening
    const proposal = { kind: 'houseWord', word: 'strudel' }
    expect(await evening.tell(anna, { kind: 'propose', proposal })).toMatchObject({ ok: true })
    const { game } = tableAt(anna)
    const wish = { kind: 'setGame', game, options: {}, seats: players.length } as const
    expect(await evening.tell(anna, wish)).toMatchObject({ ok: true })
    expect(tableAt(watcher)).toMatchObject({ phase: 'gathering', proposals: [{ number: 1 }] })
    for (const player of players.slice(1)) {
      await evening.tell(player, { kind: 'vote', proposal: 1, agree: true })
    }
    expect(tableAt(watcher)).toMatchObject({ options: { house: ['strudel'] }, proposals: [] })
    expect(evening.notices.map(({ kind }) => kind)).not.toContain('rejected')
  })
})

describe('a game that fails over what the next match is handed', () => {
  it('loses nothing of the match that is over', async () => {
    const games = {
      whisper: sealGame({
        ...whisper,
        carry: () => {
          throw new Error('planted')
        },
      }),
    }
    const evening = await begin('carry')
    await evening.whisperAll()
    await evening.restart({ games })
    await evening.playUntil('nothing')
    expect(tableAt(evening.watcher).phase).toBe('over')
    expect(evening.watcher.client.state().history).toMatchObject([{ number: 1 }])
    expect(evening.host.log.join('')).toContain('planted')
  })
})
