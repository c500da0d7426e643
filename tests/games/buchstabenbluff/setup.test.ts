import { describe, expect, it } from 'vitest'
import { nameContent } from '../../../src/engine/contract/content'
import { present } from '../../../src/engine/basics/invariant'
import { LANGUAGES } from '../../../src/engine/basics/language'
import { buchstabenbluff } from '../../../src/games/buchstabenbluff/inside/index'
import { optionContext, parsedOptions } from '../../support/match/randomOptions'
import { dealt, ending, kinds, letters, owed, passToEnd, scenario, viewOf } from './scenario'
import { SMALL_CONTENTS } from './trial'

function seatsWith(turns: number): { readonly min: number; readonly max: number } {
  return buchstabenbluff.seatsWith(parsedOptions(buchstabenbluff, { turns }, SMALL_CONTENTS))
}

function seeds<Value>(use: (seed: string) => Value): Set<Value> {
  return new Set(Array.from({ length: 60 }, (_, seed) => use(`seed ${String(seed)}`)))
}

describe('setting up', () => {
  it('BB-01 is played by two to eight', () => {
    expect(buchstabenbluff.seats).toMatchObject({ min: 2, max: 8 })
    expect(seatsWith(5)).toMatchObject({ min: 2, max: 8, rule: 'BB-01' })
    for (const seats of [2, 8]) {
      expect(viewOf(dealt(seats), 'spectator').players).toHaveLength(seats)
    }
  })

  it('costs nobody cards at a first evening who misspells a word', () => {
    const { first } = buchstabenbluff.presets ?? {}
    expect(parsedOptions(buchstabenbluff, { ...first }, SMALL_CONTENTS)).toMatchObject({
      turns: 3,
      dictionary: 'refuse',
    })
  })

  it('BB-02 names a dealer by lot and lets the seat to his left begin', () => {
    expect(seeds((seed) => dealt(3, {}, seed).state.dealer).size).toBe(3)
    for (const dealer of [0, 1, 2]) {
      expect(owed(dealt(3, { dealer }))).toBe(`${String((dealer + 1) % 3)} turn`)
    }
  })

  it('BB-03 deals five cards to each seat, once', () => {
    const scene = dealt(4)
    expect(scene.state.players.map(({ hand }) => hand.length)).toEqual([5, 5, 5, 5])
    const events = passToEnd(scene)
    expect(kinds(events).filter((kind) => kind === 'drew')).toEqual([])
  })

  it('BB-03 lets the left neighbour of the last dealer deal a rematch', () => {
    expect(buchstabenbluff.carry(dealt(3, { dealer: 2 }).state)).toEqual({ dealer: 0 })
    expect(buchstabenbluff.carry(dealt(3, { dealer: 0 }).state)).toEqual({ dealer: 1 })
  })

  it('dealer is set by the host alone', () => {
    const context = { ...optionContext(SMALL_CONTENTS), byHost: undefined }
    const byPeople = buchstabenbluff.parseOptions(
      { dealer: 1 },
      { language: context.language, catalogue: (name) => context.catalogue(name) },
    )
    expect(byPeople).toMatchObject({ ok: false, error: { key: 'dealer', problem: 'not-set-here' } })
    expect(seeds((seed) => dealt(3, { dealer: 1 }, seed).state.dealer)).toEqual(new Set([1]))
  })

  it('BB-35 shuffles 106 cards and leaves the rest as the draw pile, no discards', () => {
    const { state, plan } = dealt(3)
    const all = [...state.players.flatMap(({ hand }) => hand), ...state.draw]
    expect(all).toHaveLength(106)
    expect(state.draw).toHaveLength(106 - 15)
    expect(state.discards).toEqual([])
    expect(state.players.map(({ bonus, left }) => [bonus, left])).toEqual(
      new Array(3).fill([0, false]),
    )
    plan.counts.forEach((count, face) => {
      expect(all.filter((card) => card === face)).toHaveLength(count)
    })
    expect(seeds((seed) => letters(dealt(2, {}, seed).state.draw)).size).toBe(60)
    expect(seeds((seed) => letters(dealt(2, {}, seed).state.players[0]?.hand)).size).toBe(60)
  })

  it('BB-35 goes clockwise, and the dealer plays last', () => {
    const scene = dealt(3, { dealer: 1, turns: 3 })
    const events = passToEnd(scene)
    const order = events.flatMap((event) => (event.kind === 'passed' ? [event.seat] : []))
    expect(order).toEqual([2, 0, 1, 2, 0, 1, 2, 0, 1])
    expect(ending(scene).end).toBe('finished')
  })

  it('BB-29 gives everybody five turns, or three, or seven for up to five players', () => {
    for (const [turns, expected] of [
      [5, 10],
      [3, 6],
      [7, 14],
    ] as const) {
      const passes = kinds(passToEnd(dealt(2, { turns }))).filter((kind) => kind === 'passed')
      expect(passes).toHaveLength(expected)
    }
    expect(seatsWith(3)).toMatchObject({ max: 8 })
    expect(seatsWith(7)).toMatchObject({ min: 2, max: 5, rule: 'BB-29' })
  })

  it('turns says how many are left of each seat, the running one included', () => {
    const scene = dealt(3, { dealer: 2 })
    const left = (): number[] =>
      viewOf(scene, 'spectator').players.map(({ turnsLeft }) => turnsLeft)
    expect(left()).toEqual([5, 5, 5])
    scene.state.turn = 1
    expect(left()).toEqual([4, 5, 5])
    scene.state.turn = 5
    expect(left()).toEqual([3, 3, 4])
    scene.state.turn = 14
    expect(left()).toEqual([0, 0, 1])
    passToEnd(scene)
    expect(left()).toEqual([0, 0, 0])
  })

  it('language chooses dictionary and deck, by default those of the host', () => {
    const options = parsedOptions(buchstabenbluff, {}, SMALL_CONTENTS)
    expect(options.language).toBe('en')
    for (const language of LANGUAGES) {
      const chosen = { ...options, language }
      expect(buchstabenbluff.contentFor(chosen)).toEqual([`buchstabenbluff/${language}`])
    }
    const german = present(SMALL_CONTENTS.find('buchstabenbluff/de'), 'German is there')
    expect(buchstabenbluff.readContent(german).ok).toBe(true)
    expect(buchstabenbluff.readContent(nameContent('buchstabenbluff/nl', german.data)).ok).toBe(
      false,
    )
    expect(buchstabenbluff.readContent(nameContent('buchstabenbluff/de', { graph: 1 })).ok).toBe(
      false,
    )
  })

  it('umlautCards puts cards for Ä, Ö and Ü into the German deck, and into no other', () => {
    const [plain, own] = [dealt(2), dealt(2, { umlautCards: 'on' })]
    expect(plain.plan.counts.slice(26, 30)).toEqual([0, 0, 0, 6])
    expect(own.plan.counts.slice(26, 30)).toEqual([1, 1, 1, 6])
    expect(own.plan.values.slice(26, 30)).toEqual([6, 8, 6, 0])
    expect(own.plan.counts.reduce((sum, count) => sum + count, 0)).toBe(106)
    const dutch = parsedOptions(
      buchstabenbluff,
      { language: 'nl', umlautCards: 'on' },
      SMALL_CONTENTS,
    )
    expect(dutch.umlautCards).toBe('off')
  })

  it('BB-35 ends after the last turn of the dealer, whatever he does in it', () => {
    const scene = scenario({ hands: ['HAUSE', 'EINST'], turn: 9 })
    expect(owed(scene)).toBe('1 turn')
    passToEnd(scene)
    expect(owed(scene)).toBe('')
  })
})
