/** Before the first turn: seats, turns, question cards, options. */
import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import type { Options } from '../../../src/engine/options/options'
import { tofugott } from '../../../src/games/tofugott/inside/index'
import { badgesOf } from '../../../src/games/tofugott/outside/badges'
import { parsedOptions } from '../../support/match/randomOptions'
import { contentsOf, deckOf, DECKS_OF_TESTS } from './decks'
import { begin, look, planOf, playOut, ofKind } from './scenario'

function optionsOf(raw: Options = {}): ReturnType<typeof parsedOptions> {
  return parsedOptions(tofugott, raw, DECKS_OF_TESTS)
}

function missingWith(normal: number, seats: number, options: Options = {}): unknown {
  const contents = contentsOf(deckOf('tofugott/box', { normal }))
  const plan = planOf({ seats, options, contents })
  return plan.ok ? 'dealt' : plan.error
}

function cardsWith(options: Options): string[] {
  const plan = planOf({ seats: 2, options })
  return plan.ok ? plan.value.cards.map(({ id }) => id) : []
}

describe('a table of Tofugott', () => {
  it('TG-01 begins with any seat, each about equally often', () => {
    const { plan } = begin({ seats: 3 })
    const starts = [0, 0, 0]
    for (let deal = 0; deal < 300; deal++) {
      const { first } = tofugott.deal(plan, fastRandom(deal))
      starts[first] = (starts[first] ?? 0) + 1
    }
    for (const count of starts) expect(count).toBeGreaterThan(60)
  })

  it('TG-02 leaves the spicy cards out unless the table wants them', () => {
    expect(cardsWith({})).toHaveLength(30)
    expect(cardsWith({ spicy: 'on' })).toHaveLength(34)
    const { plan } = begin({ seats: 2 })
    expect(plan.cards.some(({ spicy }) => spicy)).toBe(false)
  })

  it('TG-05 does not start with too few question cards and says how many are missing', () => {
    for (const [seats, needed] of [
      [2, 7],
      [3, 10],
      [4, 9],
      [5, 11],
      [6, 7],
    ] as const) {
      expect(missingWith(needed, seats)).toBe('dealt')
      expect(missingWith(needed - 2, seats)).toEqual({
        reason: 'too-few-cards',
        rule: 'TG-05',
        values: { cards: needed - 2, needed, n: 2 },
      })
    }
    expect(missingWith(25, 6, { turns: 4 })).toBe('dealt')
    expect(missingWith(24, 6, { turns: 4 })).toMatchObject({ values: { n: 1 } })
  })

  it('TG-05 counts the cards that are in, not those of the file', () => {
    const contents = contentsOf(deckOf('tofugott/box', { normal: 6, spicy: 1 }))
    const error = { reason: 'too-few-without-black', values: { cards: 6, n: 1 } }
    expect(planOf({ seats: 2, contents })).toMatchObject({ error })
    expect(planOf({ seats: 2, contents, options: { spicy: 'on' } }).ok).toBe(true)
  })

  it('TG-19 shuffles all question cards again for a new match', () => {
    const { state, plan } = begin({ seats: 2 })
    for (let deal = 0; deal < 5; deal++) {
      const again = tofugott.deal(plan, fastRandom(deal))
      expect(again.pile.length + again.drawn.length).toBe(plan.cards.length)
      expect(again.used).toEqual([])
    }
    expect(tofugott.carry()).toEqual({})
    expect(state.pile).toHaveLength(28)
  })

  it('TG-20 plays three turns each with two or three seats, two with four or five, one with six', () => {
    const turns = [2, 3, 4, 5, 6].map((seats) => begin({ seats }).state.turnsEach)
    expect(turns).toEqual([3, 3, 2, 2, 1])
  })

  it('TG-20 is the usual match where the turns chosen are as many as by the seats', () => {
    const usual = [2, 3, 4, 5, 6].map((seats) =>
      [1, 2, 3, 4].filter((turns) => tofugott.asUsual({ turns }, seats).turns === 'seats'),
    )
    expect(usual).toEqual([[3], [3], [2], [2], [1]])
  })

  it('TG-30 is for 16 and older with spicy cards or any deck but ours, else for 12', () => {
    const isOwn = (id: string): boolean => id === 'tofugott/homemade'
    const badges = (spicy: 'off' | 'on', ...decks: string[]) => badgesOf({ spicy, decks }, isOwn)
    expect(badges('off', 'tofugott/box')).toEqual(['age-12'])
    expect(badges('on', 'tofugott/box')).toEqual(['age-16'])
    expect(badges('off', 'tofugott/homemade')).toEqual(['age-16'])
    expect(badges('off', 'tofugott/box', 'tofugott/homemade')).toEqual(['age-16'])
  })

  it('TG-33 seats two to six', () => {
    expect(tofugott.seatsWith()).toMatchObject({ min: 2, max: 6 })
    expect(tofugott.seats).toMatchObject({ min: 2, max: 6 })
  })

  it('TG-25 plays to the end with one guesser', () => {
    const running = begin({ seats: 2 })
    expect(ofKind(playOut(running), 'ended')).toHaveLength(1)
    expect(tofugott.outcome(running.state)?.ranks).toHaveLength(2)
  })
})

describe('the options of Tofugott', () => {
  it('all options have the defaults of the rules', () => {
    expect(optionsOf()).toEqual({
      spicy: 'off',
      turns: 'seats',
      floor: 'none',
      answerSeconds: 'none',
      guessSeconds: 'none',
      explainSeconds: 'none',
      waitingNames: 'off',
      decks: ['tofugott/box'],
    })
  })

  it('turns sets the number for every seat, whatever their number', () => {
    for (const turns of [1, 2, 3, 4] as const) {
      for (const seats of [2, 6]) {
        const running = begin({ seats, options: { turns } })
        const begun = ofKind(playOut(running), 'turnBegun')
        expect(begun).toHaveLength(seats * turns - 1)
        expect(running.state.used).toHaveLength(seats * turns)
      }
    }
  })

  it('spicy lets flagged cards of own decks in too, and keeps them out', () => {
    const flagged = ['tofugott/homemade/card-9', 'tofugott/homemade/card-10']
    const decks = ['tofugott/homemade']
    expect(cardsWith({ decks, spicy: 'on' })).toEqual(expect.arrayContaining(flagged))
    expect(cardsWith({ decks })).toHaveLength(8)
    expect(cardsWith({ decks }).some((id) => flagged.includes(id))).toBe(false)
  })

  it('decks are shuffled into one pile, and a card without the language is shown in its own', () => {
    expect(cardsWith({ decks: ['tofugott/box', 'tofugott/homemade'] })).toHaveLength(38)
    const running = begin({ seats: 2, options: { decks: ['tofugott/homemade'] } })
    for (const language of ['de', 'nl', 'en'] as const) {
      const [card] = look(running, 0, language).own?.cards ?? []
      expect(card).toMatchObject({ language: 'nl', questions: { length: 3 } })
      expect(card?.title).toMatch(/^nl /u)
    }
    const [card] = look(begin({ seats: 2 }), 0, 'de').own?.cards ?? []
    expect(card).toMatchObject({ language: 'de' })
  })

  it('answerSeconds, guessSeconds and explainSeconds take the steps of the rules alone', () => {
    const steps = {
      answerSeconds: [60, 120, 180],
      guessSeconds: [30, 60],
      explainSeconds: [30, 60, 90],
    }
    for (const [key, allowed] of Object.entries(steps)) {
      for (const seconds of allowed)
        expect(optionsOf({ [key]: seconds })).toMatchObject({ [key]: seconds })
      const refused = tofugott.parseOptions(
        { [key]: 45 },
        { language: 'en', catalogue: () => ['tofugott/box'] },
      )
      expect(refused).toMatchObject({ ok: false, error: { problem: 'value-not-allowed' } })
    }
  })
})

describe('what bots are handed', () => {
  it('knowledge names what cards ask for, and is the same wherever the cards lie', () => {
    const { plan, state } = begin({
      seats: 2,
      options: { decks: ['tofugott/box', 'tofugott/homemade'] },
    })
    const known = tofugott.knowledge(plan)
    expect(Object.keys(known.traits)).toHaveLength(30)
    expect(known.traits['tofugott/box/card-1']).toEqual([{ strong: 2 }, { strong: -1 }, {}])
    expect(Object.keys(known.kinds)).toHaveLength(30)
    expect(known.kinds['tofugott/box/card-1']).toEqual(['company', 'show', 'scene'])
    playOut({ plan, state, random: fastRandom('on') })
    expect(tofugott.knowledge(plan)).toEqual(known)
  })
})
