import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../src/engine/basics/seat'
import { tijdlijnLegality } from '../../../src/games/tijdlijn/outside/legality'
import type { TijdlijnSignal } from '../../../src/games/tijdlijn/outside/contract'
import { DECK_LIMITS } from '../../../src/games/tijdlijn/outside/deckForm'
import { contest, handleOf, leave, look, play, scene, type Scene } from './scenario'

const { talk } = tijdlijnLegality

function answer(table: Scene, signal: TijdlijnSignal, viewer: Viewer = 1): string | undefined {
  const parsed = talk.parseSignal(JSON.parse(JSON.stringify(signal)))
  expect(parsed).toEqual({ ok: true, value: signal })
  return talk.checkSignal(look(table, viewer), signal)
}

function together(): Scene {
  return scene({ line: '1492(1550) 1789 1969', players: ['1605 1700', '1800'], pile: '1900' })
}

describe('talk', () => {
  it('TL-27 lets every seat point at any card in sight with a phrase', () => {
    const table = together()
    const { line, discard, top, players } = look(table)
    const shown = [
      ...players.flatMap(({ cards }) => cards),
      ...line.flatMap(({ cards, slot }) => [...cards, ...slot]),
      ...discard,
      ...(top ? [top] : []),
    ]
    for (const { card } of shown) {
      expect(answer(table, { kind: 'point', card, phrase: 'this' })).toBeUndefined()
      expect(answer(table, { kind: 'point', card, phrase: 'not-this' }, 0)).toBeUndefined()
    }
    expect(answer(table, { kind: 'point', card: 1, phrase: 'this' })).toBe('card-not-in-sight')
  })

  it('TL-27 lets every seat advise: a bound and a year, or two neighbours of the line', () => {
    const table = together()
    const card = handleOf(table, 1605, 0)
    const date = { kind: 'date', card, bound: 'long-before', year: 1800 } as const
    expect(answer(table, date)).toBeUndefined()
    for (const year of [-19_000, DECK_LIMITS.firstYear, DECK_LIMITS.lastYear])
      expect(answer(table, { ...date, year })).toBeUndefined()
    expect(answer(table, { ...date, card: look(table).line[0]?.cards[0]?.card ?? 0 })).toBe(
      'card-not-in-front',
    )
    const place = { kind: 'place', card } as const
    expect(answer(table, { ...place, after: 1492, before: 1789 })).toBeUndefined()
    expect(answer(table, { ...place, before: 1492 })).toBeUndefined()
    expect(answer(table, { ...place, after: 1969 })).toBeUndefined()
    expect(answer(table, { ...place, after: 1492, before: 1969 })).toBe('not-neighbours')
    expect(answer(table, { ...place, after: 1550, before: 1789 })).toBe('not-neighbours')
    expect(answer(table, { ...place, after: 1492 })).toBe('not-neighbours')
  })

  it('TL-27 takes nothing that is no signal', () => {
    const wrong = [
      undefined,
      { kind: 'point', card: 1 },
      { kind: 'point', card: 1, phrase: 'buy this' },
      { kind: 'date', card: 1, bound: 'before', year: 0 },
      { kind: 'date', card: 1, bound: 'before', year: 1.5 },
      { kind: 'date', card: 1, bound: 'before', year: 99_999 },
      { kind: 'place', card: 1 },
      { kind: 'place', card: 1, after: '1492' },
      { kind: 'place', card: 1, after: 1492, text: 'hello' },
    ]
    for (const raw of wrong) expect(talk.parseSignal(raw).ok).toBe(false)
    expect(talk.parseProposal({ kind: 'houseRule' }).ok).toBe(false)
  })

  it('TL-27 is for seats that play, and advice for the co-operative mode', () => {
    const table = together()
    const point = { kind: 'point', card: handleOf(table, 1605, 0), phrase: 'this' } as const
    expect(answer(table, point, 'spectator')).toBe('not-seated')
    leave(table, 1)
    expect(answer(table, point, 1)).toBe('seat-given-up')
    const others = contest({ line: '1500', players: ['1', '2'], pile: '3 4' })
    const card = handleOf(others, 2, 1)
    expect(answer(others, { kind: 'point', card, phrase: 'i-know-this' })).toBeUndefined()
    expect(answer(others, { kind: 'date', card, bound: 'around', year: 5 })).toBe('no-advice')
    expect(answer(others, { kind: 'place', card, after: 1500 })).toBe('no-advice')
    const ended = scene({ line: '1500', players: ['1600', ''] })
    const last = handleOf(ended, 1600, 0)
    play(ended, 1600)
    expect(answer(ended, { kind: 'point', card: last, phrase: 'this' })).toBe('match-over')
  })
})
