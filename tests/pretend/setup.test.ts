/** Content and plan: what stands in the record, and what a record is played again with. */
import { describe, expect, it } from 'vitest'
import {
  contentPortOf,
  nameContent,
  NO_CONTENT,
  type Content,
} from '../../src/engine/contract/content'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { replayMatch } from '../../src/engine/match/replay'
import { WHISPER_CATALOGUES, WHISPER_CONTENT, WHISPER_CONTENTS } from './content'
import { newMatch, planWhisper, WHISPER_GAME, whisperAll } from './newMatch'

function playedOut(options = {}): ReturnType<typeof newMatch> {
  const match = newMatch({ options })
  const random = fastRandom('whole match')
  for (let [owed] = match.toAct(); owed; [owed] = match.toAct()) {
    const played = match.play(owed.seat, match.sampleMove(owed.seat, random))
    if (!played.ok) throw new Error('sampled moves are legal')
  }
  return match
}

describe('content', () => {
  it('stands in the record with its hash, the list of one language alone', () => {
    const named = newMatch({ options: { language: 'nl', decks: ['attic'] } }).record().content
    expect(named.map(({ id }) => id)).toEqual(['whisper-words-nl', 'attic'])
    expect(named[1]?.hash).toBe(WHISPER_CONTENTS.find('attic')?.hash)
  })

  it('that is missing is named', () => {
    const withoutList = contentPortOf(WHISPER_CONTENT.slice(0, 2), WHISPER_CATALOGUES)
    expect(planWhisper({}, 3, withoutList)).toEqual({
      ok: false,
      error: { kind: 'content', id: 'whisper-words-en', problem: 'missing' },
    })
    expect(planWhisper({}, 3, NO_CONTENT)).toMatchObject({
      error: { kind: 'option', problem: { key: 'decks', problem: 'value-not-allowed' } },
    })
  })

  it('is handed to bots without weights', () => {
    expect(newMatch({ options: { house: ['Strudel'] } }).knowledge).toEqual({
      words: ['oven', 'wind', 'ice cream', 'light', 'jelly', 'strudel'],
    })
  })
})

describe('a record', () => {
  it('is played again with the pieces that came with it, whatever can be chosen today', () => {
    const match = playedOut({ decks: ['farm', 'attic'], first: 1 })
    const [, attic] = WHISPER_CONTENT
    const isAttic = (one: Content): boolean => one === attic
    const newer = [...WHISPER_CONTENT].filter((one) => !isAttic(one))
    const replaced = contentPortOf([...newer, nameContent('attic', { things: [] })], {
      'whisper-decks': ['attic', 'cellar'],
    })
    if (attic) replaced.keep(attic)
    for (const contents of [contentPortOf(WHISPER_CONTENT), replaced]) {
      const again = replayMatch(WHISPER_GAME, match.record(), contents)
      expect(again.ok && again.value.formatState()).toBe(match.formatState())
    }
  })

  it('is not played again with other content, or with none', () => {
    const record = playedOut().record()
    const changed = WHISPER_CONTENT.map((piece) =>
      piece.id === 'whisper-words-en' ? nameContent(piece.id, { words: ['oven'] }) : piece,
    )
    for (const contents of [contentPortOf(changed), NO_CONTENT]) {
      expect(replayMatch(WHISPER_GAME, record, contents)).toEqual({
        ok: false,
        error: { kind: 'other-content' },
      })
    }
  })

  it('holds facts, answers by the clock and seats given up', () => {
    const match = newMatch({
      options: { askKnown: 'on', first: 0 },
      facts: { 1: ['farm-0', 'farm-1'] },
    })
    const fallback = match.prepareFallback(1)
    if (fallback.ok) fallback.value.apply()
    const left = match.prepareLeave(2)
    if (left.ok) left.value.apply()
    whisperAll(match, ['wind'])
    const record = match.record()
    expect(record.facts).toEqual({ 1: ['farm-0', 'farm-1'] })
    expect(record.entries.map(({ kind }) => kind)).toEqual(['clock', 'left', 'move'])
    const events: unknown[] = []
    const again = replayMatch(WHISPER_GAME, record, WHISPER_CONTENTS, (played) => {
      events.push(...played.seen('spectator', 'en'))
    })
    expect(again.ok && again.value.formatState()).toBe(match.formatState())
    expect(events).toContainEqual(
      expect.objectContaining({
        kind: 'shown',
        whispers: [
          { seat: 0, word: 'wind', byClock: false },
          { seat: 1, byClock: true },
        ],
      }),
    )
  })

  it('with facts nobody was asked for, or of the wrong shape, is not dealt', () => {
    for (const [askKnown, facts] of [
      ['off', ['farm-0']],
      ['on', ['Farm-0']],
      ['on', 'farm-0'],
    ] as const) {
      const planned = planWhisper({ askKnown })
      expect(planned.ok && planned.value.parseFacts(facts).ok).toBe(false)
      const record = { ...newMatch({ options: { askKnown } }).record(), facts: { 0: facts } }
      expect(replayMatch(WHISPER_GAME, record, WHISPER_CONTENTS)).toEqual({
        ok: false,
        error: { kind: 'bad-setup' },
      })
    }
  })
})
