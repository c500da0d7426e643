import { describe, expect, it } from 'vitest'
import { sealGame } from '../../../src/engine/contract/game'
import type { Options } from '../../../src/engine/options/options'
import { planMatch } from '../../../src/engine/match/setup'
import { ICONS } from '../../../src/games/tijdlijn/outside/contract'
import { ERAS, eraOf, THEMES } from '../../../src/games/tijdlijn/outside/eras'
import { tijdlijn } from '../../../src/games/tijdlijn/inside/index'
import type { TijdlijnState } from '../../../src/games/tijdlijn/inside/state'
import type { TijdlijnTypes } from '../../../src/games/tijdlijn/inside/types'
import { optionContext, parsedOptions } from '../../support/match/randomOptions'
import { TIJDLIJN_CONTENTS } from './decks'
import { dealt, look, playOut } from './scenario'

const CONTEST = { mode: 'competitive' } as const

/** What thirty deals of a table have at one place; how many different ones these are. */
function kindsOver(at: (seed: string) => unknown): number {
  const found = Array.from({ length: 30 }, (_, seed) => JSON.stringify(at(`deal-${String(seed)}`)))
  return new Set(found).size
}

function planned(options: Options, seats: number): ReturnType<typeof planMatch> {
  const setup = { options, seats, language: 'en' as const }
  return planMatch(sealGame<TijdlijnTypes>(tijdlijn), setup, TIJDLIJN_CONTENTS)
}

/** What stands in the way of a match, in data; 'nothing' if it can be dealt. */
function obstacle(options: Options, seats: number): unknown {
  const result = planned(options, seats)
  return result.ok ? 'nothing' : result.error
}

function tooFew(events: number, needed: number): unknown {
  const values = { n: events, needed }
  return { kind: 'refused', refusal: { reason: 'too-few-events', rule: 'TL-30', values } }
}

function tooMany(events: number, needed: number, most: number): unknown {
  const values = { n: events, needed, most }
  return { kind: 'refused', refusal: { reason: 'too-many-seats', rule: 'TL-30', values } }
}

function cardsOf({ players, line, discard, top, pile, aside }: TijdlijnState): number[] {
  const open = [
    ...players.flatMap(({ cards }) => cards),
    ...line.flatMap(({ cards, slot }) => [...cards, ...slot]),
    ...discard,
    ...(top === 'none' ? [] : [top]),
  ]
  return [...open.map(({ card }) => card), ...pile, ...aside].map(({ front }) => front)
}

describe('seats and options', () => {
  it('TL-02 seats one to six together and two to eight against each other', () => {
    for (const seats of [1, 2, 3, 4, 5, 6]) expect(obstacle({}, seats)).toBe('nothing')
    for (const seats of [2, 3, 4, 5, 6, 7, 8]) expect(obstacle(CONTEST, seats)).toBe('nothing')
    expect(obstacle({}, 7)).toEqual({ kind: 'seats', min: 1, max: 6, rule: 'TL-02' })
    expect(obstacle(CONTEST, 1)).toEqual({ kind: 'seats', min: 2, max: 8, rule: 'TL-02' })
    expect(obstacle(CONTEST, 9)).toEqual({ kind: 'seats', min: 2, max: 8, rule: 'TL-02' })
  })

  it('TL-29 plays with 36, 24 or 48 cards; 24 are not enough for six', () => {
    for (const cards of [36, 24, 48] as const) {
      expect(cardsOf(dealt(2, { cards }).state)).toHaveLength(cards)
      expect(obstacle({ cards }, 5)).toBe('nothing')
    }
    expect(obstacle({ cards: 36 }, 6)).toBe('nothing')
    expect(obstacle({ cards: 24 }, 6)).toEqual({ kind: 'seats', min: 1, max: 5, rule: 'TL-29' })
  })

  it('TL-30 needs the cards of a match together, and hands and two more for each against each other', () => {
    expect(obstacle({ decks: ['dutch'] }, 2)).toEqual(tooFew(24, 36))
    expect(obstacle({ decks: ['dutch'], cards: 24 }, 2)).toBe('nothing')
    expect(obstacle({ decks: ['small'], cards: 24 }, 2)).toEqual(tooFew(20, 24))
    expect(obstacle({ ...CONTEST, decks: ['small'] }, 4)).toEqual(tooMany(20, 25, 3))
    expect(obstacle({ ...CONTEST, decks: ['small'] }, 3)).toBe('nothing')
    expect(obstacle({ ...CONTEST, decks: ['dutch'], hand: 6 }, 8)).toEqual(tooMany(24, 65, 2))
    expect(obstacle({ ...CONTEST, decks: ['dutch'] }, 8)).toEqual(tooMany(24, 49, 3))
    // Not even two could play with them.
    const none = { ...CONTEST, decks: ['dutch'], themes: ['sport'] }
    expect(obstacle(none, 4)).toEqual(tooFew(0, 25))
  })

  it('TL-30 counts what is left after eras and themes', () => {
    const none = { decks: ['dutch'], cards: 24, themes: ['sport'] }
    expect(obstacle(none, 2)).toEqual(tooFew(0, 24))
    const sixteen = { eras: ['500-1500'] }
    expect(obstacle(sixteen, 2)).toEqual(tooFew(16, 36))
  })
})

describe('every table option', () => {
  it('mode is co-operative or competitive, and an option of the other mode has no effect', () => {
    const together = parsedOptions(tijdlijn, { hand: 6 }, TIJDLIJN_CONTENTS)
    expect(together).toMatchObject({
      mode: 'co-operative',
      hand: 4,
      cards: 36,
      rememberStuck: 'on',
    })
    const raw = { ...CONTEST, cards: 24, rememberStuck: 'off', hand: 5 }
    const contest = parsedOptions(tijdlijn, raw, TIJDLIJN_CONTENTS)
    expect(contest).toMatchObject({ ...CONTEST, cards: 36, rememberStuck: 'on', hand: 5 })
    const wrong = tijdlijn.parseOptions({ mode: 'alone' }, optionContext(TIJDLIJN_CONTENTS))
    expect(wrong.ok).toBe(false)
  })

  it('decks is the shipped one or any non-empty set of those that are there', () => {
    const { decks } = parsedOptions(tijdlijn, {}, TIJDLIJN_CONTENTS)
    expect(decks).toEqual(['tijdlijn/box'])
    const { events } = dealt(2, { decks: ['tijdlijn/box', 'dutch'] }).plan
    expect(events.filter(({ key }) => key.startsWith('dutch/'))).toHaveLength(24)
    for (const wrong of [[], ['unknown']]) {
      expect(tijdlijn.parseOptions({ decks: wrong }, optionContext(TIJDLIJN_CONTENTS)).ok).toBe(
        false,
      )
    }
  })

  it('eras takes events of the chosen ones alone, first year in, last year out', () => {
    expect(parsedOptions(tijdlijn, {}, TIJDLIJN_CONTENTS).eras).toEqual(ERAS)
    const bounds = [-44, 499, 500, 1499, 1500, 1799, 1800, 1899, 1900, 1949, 1950, 1999, 2000]
    expect(bounds.map(eraOf)).toEqual([
      ...['before-500', 'before-500', '500-1500', '500-1500', '1500-1800', '1500-1800'],
      ...['1800-1900', '1800-1900', '1900-1950', '1900-1950', '1950-2000', '1950-2000'],
      'from-2000',
    ])
    const { events } = dealt(2, { eras: ['before-500', '1800-1900'], cards: 24 }).plan
    expect(new Set(events.map(({ year }) => eraOf(year)))).toEqual(
      new Set(['before-500', '1800-1900']),
    )
  })

  it('themes takes events of the chosen ones alone', () => {
    expect(parsedOptions(tijdlijn, {}, TIJDLIJN_CONTENTS).themes).toEqual(THEMES)
    const { events } = dealt(2, { themes: ['sport', 'food'], cards: 24 }).plan
    expect(new Set(events.map(({ theme }) => theme))).toEqual(new Set(['sport', 'food']))
  })

  it('unseenFirst asks people what they have seen, unless it is off', () => {
    const { facts } = tijdlijn
    expect(facts.isAsked(parsedOptions(tijdlijn, {}, TIJDLIJN_CONTENTS))).toBe(true)
    expect(facts.isAsked(parsedOptions(tijdlijn, { unseenFirst: 'off' }, TIJDLIJN_CONTENTS))).toBe(
      false,
    )
    expect(facts.parse(['tijdlijn/box/thing-1'])).toEqual({
      ok: true,
      value: ['tijdlijn/box/thing-1'],
    })
    for (const wrong of [
      [1],
      [''],
      'tijdlijn/box/thing-1',
      new Array(1001).fill('tijdlijn/box/thing-1'),
    ]) {
      expect(facts.parse(wrong).ok).toBe(false)
    }
  })

  it('cards is 36, 24 or 48', () => {
    const wrong = tijdlijn.parseOptions({ cards: 30 }, optionContext(TIJDLIJN_CONTENTS))
    expect(wrong.ok).toBe(false)
    expect(cardsOf(dealt(3, { cards: 48 }).state)).toHaveLength(48)
  })

  it('hand is 4, 5 or 6', () => {
    const wrong = tijdlijn.parseOptions({ ...CONTEST, hand: 3 }, optionContext(TIJDLIJN_CONTENTS))
    expect(wrong.ok).toBe(false)
    for (const hand of [4, 5, 6]) {
      expect(dealt(2, { ...CONTEST, hand }).state.players[1]?.cards).toHaveLength(hand)
    }
  })
})

describe('the deal', () => {
  it('TL-03 deals four each, a start card and an opening discard from the cards of the match', () => {
    const { state } = dealt(4)
    expect(state.players.map(({ cards }) => cards.length)).toEqual([4, 4, 4, 4])
    expect(state.line).toHaveLength(1)
    expect(state.discard).toHaveLength(1)
    expect(state.pile.length + 1).toBe(36 - 16 - 2)
    const cards = cardsOf(state)
    expect(new Set(cards).size).toBe(36)
  })

  it('TL-03 gives each card two different icons, as evenly as the ordered pairs can be given out', () => {
    const { state } = dealt(2, { cards: 48 })
    const { players, line, discard, top, pile } = state
    const open = [
      ...players.flatMap(({ cards }) => cards),
      ...line.flatMap(({ cards }) => cards),
      ...discard,
      ...(top === 'none' ? [] : [top]),
    ]
    const counts = new Map<string, number>()
    for (const { icons } of [...open.map(({ card }) => card), ...pile]) {
      expect(ICONS).toContain(icons?.front)
      expect(icons?.front).not.toBe(icons?.back)
      const pair = `${String(icons?.front)}/${String(icons?.back)}`
      counts.set(pair, (counts.get(pair) ?? 0) + 1)
    }
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(3)
    expect([...counts.values()].reduce((sum, count) => sum + count)).toBe(48)
  })

  it('TL-03 shuffles the icons: no card tells by its place in the pile what is on its back', () => {
    const { length } = dealt(2).state.pile
    for (const place of [0, length - 1]) {
      const pairs = kindsOver((seed) => dealt(2, {}, {}, seed).state.pile[place]?.icons)
      expect(pairs).toBeGreaterThan(8)
    }
  })

  it('TL-04 lets a random seat begin', () => {
    const begun = new Set<number>()
    for (let seed = 0; seed < 40; seed++) {
      const { state } = dealt(3, {}, {}, `start-${String(seed)}`)
      expect(state.phase).toMatchObject({ kind: 'turn', seat: state.first })
      begun.add(state.first)
    }
    expect(begun).toEqual(new Set([0, 1, 2]))
  })

  it('TC-18 deals hands and one card for the line; no discard lies there and the rest is the pile', () => {
    const { state, plan } = dealt(3, CONTEST)
    expect(state.players.map(({ cards }) => cards.length)).toEqual([4, 4, 4])
    expect(state.line).toHaveLength(1)
    expect(state.discard).toEqual([])
    expect(state.pile.length + 1).toBe(plan.events.length - 13)
  })

  it('TC-18 shuffles the deck: every match begins with another card and ends with another one', () => {
    const start = (seed: string): unknown =>
      dealt(3, CONTEST, {}, seed).state.line[0]?.cards[0]?.card.front
    expect(kindsOver(start)).toBeGreaterThan(15)
    const last = (seed: string): unknown => dealt(3, CONTEST, {}, seed).state.pile[0]?.front
    expect(kindsOver(last)).toBeGreaterThan(15)
  })

  it('TC-01 plays with the whole deck and without icons', () => {
    const { state, plan } = dealt(2, CONTEST)
    expect(cardsOf(state)).toHaveLength(plan.events.length)
    const view = look({ state, plan }, 0)
    expect(JSON.stringify(view)).not.toContain('"icon"')
  })

  it('TC-11 lets a random seat begin', () => {
    const begun = [...new Array(40).keys()].map(
      (seed) => dealt(3, CONTEST, {}, `start-${String(seed)}`).state.first,
    )
    expect(new Set(begun)).toEqual(new Set([0, 1, 2]))
  })

  it('TC-12 lays as many cards in front of each seat as the table has chosen', () => {
    for (const hand of [4, 5, 6]) {
      const { state } = dealt(8, { ...CONTEST, hand })
      expect(state.players.every(({ cards }) => cards.length === hand)).toBe(true)
    }
  })
})

const ALL_KEYS = Array.from({ length: 112 }, (_, index) => `tijdlijn/box/thing-${String(index)}`)

function keysOf({ state, plan }: ReturnType<typeof dealt>): string[] {
  return cardsOf(state).map((place) => plan.events[place]?.key ?? '')
}

describe('unseen events first', () => {
  it('TL-33 draws the cards of a co-operative match from unseen events as far as there are enough', () => {
    const seen = ALL_KEYS.slice(0, 70)
    const fresh = dealt(2, {}, { 0: seen.slice(0, 40), 1: seen.slice(30) })
    expect(keysOf(fresh).some((key) => seen.includes(key))).toBe(false)
    const most = ALL_KEYS.slice(0, 100)
    const keys = keysOf(dealt(2, {}, { 0: most }))
    expect(keys.filter((key) => !most.includes(key))).toHaveLength(12)
    expect(keys).toHaveLength(36)
  })

  it('TL-33 shuffles them together, so that seen ones do not come last', () => {
    const most = ALL_KEYS.slice(0, 100)
    const places = [...new Array(30).keys()].map((seed) => {
      const table = dealt(1, {}, { 0: most }, `mix-${String(seed)}`)
      const key = table.plan.events[table.state.pile[0]?.front ?? 0]?.key ?? ''
      return most.includes(key)
    })
    expect(new Set(places)).toEqual(new Set([true, false]))
  })

  it('TL-33 lays unseen events above the seen ones in a competitive match', () => {
    const seen = ALL_KEYS.slice(0, 90)
    const table = dealt(2, CONTEST, { 1: seen })
    const { events } = table.plan
    const isSeen = table.state.pile.map(({ front }) => seen.includes(events[front]?.key ?? ''))
    expect(isSeen).toEqual([...isSeen].sort().reverse())
    expect(isSeen.filter((one) => one)).toHaveLength(90)
  })

  it('TL-33 shuffles unseen and seen ones apart in a competitive match', () => {
    const facts = { 1: ALL_KEYS.slice(0, 90) }
    const last = (seed: string): unknown => dealt(2, CONTEST, facts, seed).state.pile[0]?.front
    expect(kindsOver(last)).toBeGreaterThan(15)
    const start = (seed: string): unknown =>
      dealt(2, CONTEST, facts, seed).state.line[0]?.cards[0]?.card.front
    expect(kindsOver(start)).toBeGreaterThan(8)
  })

  it('TL-33 looks at nothing of it when the option is off', () => {
    const facts = { 0: ALL_KEYS.slice(0, 70) }
    const off = { unseenFirst: 'off' }
    expect(dealt(2, off, facts).state).toEqual(dealt(2, off).state)
  })
})

describe('the course of random matches', () => {
  it.each(['co-operative', 'competitive'])('TL-03 keeps every card once in the %s mode', (mode) => {
    for (let seed = 0; seed < 30; seed++) {
      const table = dealt(2 + (seed % 4), { mode }, {}, `deal-${String(seed)}`)
      const before = cardsOf(table.state).sort((one, other) => one - other)
      playOut(table, `play-${String(seed)}`)
      expect(cardsOf(table.state).sort((one, other) => one - other)).toEqual(before)
    }
  })
})
