/** The bots of Tijdlijn: a picture of history that holds no date, and play from views alone. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { blurEvents } from '../../src/bots/tijdlijn/blurEvents'
import { spreadOf } from '../../src/bots/tijdlijn/familiarity'
import { fingerprintOf } from '../../src/bots/tijdlijn/fingerprint'
import { clueIn } from '../../src/bots/tijdlijn/clues'
import { GUESSES } from '../../src/bots/tijdlijn/guesses'
import { BOTS } from '../../src/bots/registry'
import { registered, simulateMatch } from '../../src/cli/simulateMatches'
import { present } from '../../src/engine/basics/invariant'
import { toJson } from '../../src/engine/basics/json'
import type { DeckFile } from '../../src/games/tijdlijn/inside/deckFile'
import { beliefAnywhere, newMemory } from '../../src/bots/tijdlijn/picture'
import { BOT_LEVELS } from '../../src/protocol/terms'
import { playRung } from '../support/strength/ladder'
import { shippedContents } from '../support/match/shippedContents'
import { TIJDLIJN_CONTENTS } from '../games/tijdlijn/decks'
import { look, scene } from '../games/tijdlijn/scenario'

const FEW = { playouts: 6, hasTime: () => true }
const SHIPPED = { ...registered('tijdlijn', shippedContents()), budget: () => FEW }
/** Decks that no bot has heard of. */
const UNKNOWN = { ...registered('tijdlijn', TIJDLIJN_CONTENTS), budget: () => FEW }
const TOGETHER = { seats: [1, 2, 4, 5], options: { mode: 'co-operative', cards: 24 } } as const
const AGAINST = { seats: [2, 5, 8], options: { mode: 'competitive', hand: 6 } } as const

const deck: DeckFile = JSON.parse(readFileSync('resources/content/tijdlijn/box.json', 'utf8'))
const PLACES = { easy: 0, solid: 2, sharp: 4 } as const

/** How far beside the year each event of the deck lies, and how wide its range is. */
function errorsOf(level: 'easy' | 'solid' | 'sharp') {
  return deck.events.map(({ year, theme, text }) => {
    const ranges = present(GUESSES[fingerprintOf(text.en?.front ?? '')], 'every front is known')
    return { error: (ranges[PLACES[level]] ?? 0) - year, spread: spreadOf(level, year, theme) }
  })
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

describe("the bots' picture of history", () => {
  it('is made from the deck that is shipped: npm run guesses:tijdlijn', () => {
    expect(GUESSES).toEqual(blurEvents(deck.events))
  })

  it.each(['easy', 'solid', 'sharp'] as const)('errs honestly and shows no year: %s', (level) => {
    const errors = errorsOf(level)
    const parts = errors.map(({ error, spread }) => error / spread)
    expect(Math.abs(mean(parts))).toBeLessThan(3 / Math.sqrt(parts.length))
    const variance = mean(parts.map((part) => part * part))
    expect(variance).toBeGreaterThan(0.75)
    expect(variance).toBeLessThan(1.3)
    // A middle is rounded to a year: this is how often it hits by chance.
    const chances = errors.map(({ spread }) => Math.min(1, 1 / (spread * Math.sqrt(2 * Math.PI))))
    const expected = chances.reduce((sum, chance) => sum + chance, 0)
    const hits = errors.filter(({ error }) => error === 0).length
    expect(hits).toBeLessThan(expected + 3 * Math.sqrt(expected))
  })

  it('says no more with all levels together than the best says alone', () => {
    const sharp = errorsOf('sharp')
    const further = errorsOf('solid').map(({ error }, index) => error - (sharp[index]?.error ?? 0))
    const products = sharp.map(
      ({ error, spread }, index) => ((error / spread) * (further[index] ?? 0)) / spread,
    )
    const width = Math.sqrt(mean(products.map((product) => product * product)))
    expect(Math.abs(mean(products))).toBeLessThan((3 * width) / Math.sqrt(products.length))
  })
})

describe('what a bot thinks of cards that nobody has seen', () => {
  it('follows the cards that were turned of an unknown deck, not those of the shipped one', () => {
    const view = look(scene({ line: '1492 1789', players: ['79', '1000'], pile: '' }), 0)
    const turned = (fronts: readonly string[]) => {
      const memory = newMemory()
      for (const front of fronts) memory.turned.set(fingerprintOf(front), 1963)
      return beliefAnywhere(memory, view)
    }
    const around = (belief: readonly number[]): number =>
      belief.filter((year) => Math.abs(year - 1963) <= 3).length
    const shipped = deck.events.slice(0, 8).map(({ text }) => text.en?.front ?? '')
    const unknown = shipped.map((front) => `${front}, in our family`)
    expect(turned(shipped)).toEqual(turned([]))
    expect(around(turned(unknown))).toBeGreaterThan(around(turned([])) + 20)
    expect(turned(unknown.slice(0, 5))).toEqual(turned([]))
  })
})

describe('what the words of a front say that nobody knows', () => {
  it.each([
    ['The king of Norway crosses the Atlantic by train', 1885],
    ['Die erste elektrische Straßenbahn fährt', 1885],
    ['The Romans build a road', -50],
    ['Ein römischer Feldherr siegt', -50],
    ['De Romeinen bouwen een brug', -50],
    ['Paus en keizer sluiten vrede', 1500],
    ['The app is downloaded a million times', 2005],
  ])('is when such things happened: %s', (front, middle) => {
    expect(clueIn(front)?.middle).toBe(middle)
  })

  it.each([
    'Der Roman „Die Verwandlung“ erscheint',
    'Das Erscheinen des ersten Romans',
    'Die Romantik beginnt',
    'An apple falls on Newton',
    'Der Apparat wird vorgestellt',
    'The author publishes her letters',
    'Der Autor stirbt',
    'Das erste Trainingslager',
    'Trainers go on strike',
    'The US Senate votes',
    'A monkey is cloned',
    'Die Pause wird eingeführt',
    'Kernseife kommt in den Handel',
    'Marie Curie entdeckt die Radioaktivität',
  ])('is nothing where one only begins like it: %s', (front) => {
    expect(clueIn(front)).toBeUndefined()
  })
})

describe('the time that a bot of Tijdlijn takes', () => {
  /** Its own four cards are unknown to it: there is something to think about. */
  const view = toJson(
    look(
      scene({
        line: '1492(1550) 1789 1969',
        players: ['79 1000 1642 1900', '1001 1002', '1755', '1871'],
        pile: '1848 1850 1860',
      }),
      0,
    ),
  )

  /** Decides with a clock that says no at the `last`th look; how often it was looked at. */
  function looksUntil(level: 'solid' | 'sharp', last: number): number {
    const bot = BOTS.tijdlijn.study(null)({ level, seed: 'clock', say: () => undefined })
    bot.observe([], view)
    let looks = 0
    const hasTime = (): boolean => {
      looks += 1
      return looks < last
    }
    expect(bot.decide({ playouts: 5000, hasTime })).toMatchObject({ card: expect.any(Number) })
    return looks
  }

  it.each(['solid', 'sharp'] as const)('ends with the first look that says so: %s', (level) => {
    for (const last of [1, 2, 3, 7, 20, 81]) expect(looksUntil(level, last)).toBe(last)
  })

  it('is looked at before every imagined match but those of the first world', () => {
    const looks = looksUntil('sharp', Infinity)
    expect(looks).toBeGreaterThan(300)
    expect(looks).toBeLessThanOrEqual(80 * 8)
  })
})

describe('a safe discard', () => {
  const MUCH_LEFT = { others: ['200 2001', '300 2002', '400 2003'], pile: '100 2004 2005 2006' }
  const NOTHING_LEFT = { others: ['200! 2001!'], pile: '' }

  /** Only one card in front may still be played, and the rest of the match hangs on it (TL-15); all are unknown. */
  function decide(level: 'solid' | 'sharp', rest: typeof MUCH_LEFT, seed: number): unknown {
    const stuck = '1450!:wheel/key 1550!:wheel/key 1600!:wheel/key'
    const table = scene({
      line: '1400(1500) 1800 1900 1969',
      players: [`1001:sun/key ${stuck}`, ...rest.others],
      discard: '1500:key/sun',
      pile: rest.pile,
    })
    const bot = BOTS.tijdlijn.study(null)({ level, seed: String(seed), say: () => undefined })
    bot.observe([], toJson(look(table, 0)))
    return bot.decide({ playouts: 24, hasTime: () => true })
  }

  it.each(['solid', 'sharp'] as const)(
    'TL-15 TL-18 is not passed over for a try that may end the match: %s',
    (level) => {
      for (let bot = 0; bot < 12; bot++) {
        expect(decide(level, MUCH_LEFT, bot)).toMatchObject({ kind: 'discard' })
        expect(decide(level, NOTHING_LEFT, bot)).toMatchObject({ kind: 'play' })
      }
    },
  )
})

describe('bots of Tijdlijn', () => {
  it.each([TOGETHER, AGAINST])(
    'play legal matches to the end, with known and unknown decks: $options',
    ({ seats, options }) => {
      for (const level of BOT_LEVELS) {
        for (const count of seats) {
          for (const played of [SHIPPED, UNKNOWN]) {
            const request = { ...played, seats: count, seed: level, options, levels: [level] }
            expect(simulateMatch(request, 0).outcome.kind).not.toBe('none')
          }
        }
      }
    },
    120_000,
  )

  it('play the same match for the same seed, another one for another', () => {
    const play = (seed: string): string =>
      simulateMatch({ ...SHIPPED, seats: 3, seed, options: {}, levels: ['sharp', 'easy'] }, 0)
        .record
    expect(play('one')).toEqual(play('one'))
    expect(play('one')).not.toEqual(play('other'))
  }, 60_000)

  it.each([
    ['sharp', 'solid', 40, 0.5],
    ['solid', 'easy', 40, 0.55],
  ] as const)(
    'win more often the more they know: %s against %s',
    (better, worse, matches, least) => {
      const request = { ...SHIPPED, seats: 2, seed: 'ladder', options: AGAINST.options }
      const rungs = Array.from({ length: matches }, (_, number) =>
        playRung({ request, better, worse }, number),
      )
      expect(mean(rungs.map((rung) => rung?.value ?? 0))).toBeGreaterThan(least)
    },
    120_000,
  )
})

describe('easy and gentle ones together', () => {
  it.each(['easy', 'gentle'] as const)('TL-15 keep a line open: %s', (level) => {
    const table = { ...registered('tijdlijn', shippedContents()), seats: 4, seed: 'open' }
    const scores = [0, 1, 2].map((match) => {
      const options = { mode: 'co-operative', cards: 24 }
      const { outcome } = simulateMatch({ ...table, options, levels: [level] }, match)
      return outcome.kind === 'team' ? outcome.score : NaN
    })
    expect(mean(scores)).toBeGreaterThan(6)
  })
})
