/** The shipped deck: enough for every table, spread over time and themes, and no front that tells its date. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LATEST_YEAR } from '../../../src/bots/tijdlijn/latestYear'
import { nameContent } from '../../../src/engine/contract/content'
import { isJson } from '../../../src/engine/basics/json'
import { LANGUAGES, type Language } from '../../../src/engine/basics/language'
import type { Deck, DeckEntry } from '../../../src/games/tijdlijn/inside/readContent'
import { readContent } from '../../../src/games/tijdlijn/inside/readContent'
import { ICONS } from '../../../src/games/tijdlijn/outside/contract'
import { eraOf, ERAS, THEMES } from '../../../src/games/tijdlijn/outside/eras'
import { SHIPPED_DECK } from '../../../src/games/tijdlijn/outside/options'
import { MATCH_ICONS } from '../../../src/renderer/games/tijdlijn/prints/matchIcons'
import { pictogramOf, PICTOGRAMS } from '../../../src/renderer/games/tijdlijn/prints/pictograms'
import { GAME_WORDS } from '../../../src/renderer/wording/catalogue'
import { NEARBY_EVENTS } from './nearbyEvents'

/** Letters that a card has room for. */
const FRONT = 70
const EXPLANATION = 200
const SOURCE = 100
/** Events with the year of another one; more would make the same-year rule common. */
const MOST_SHARED_YEARS = 12
const DATE_WORDS =
  /\p{Nd}|\b(?:bc|ad|bce|ce)\b|\b(?:years?|centur\w*|decades?|millenni\w*|medieval|antiquity|middle ages)\b|jahr|antike|mittelalter|v\. chr|\b(?:jaar|jaren|jaartal|eeuw\w*|decennia|decennium|middeleeuw\w*|oudheid)\b/iu

function readShipped(): Deck {
  const data: unknown = JSON.parse(readFileSync('resources/content/tijdlijn/box.json', 'utf8'))
  if (!isJson(data)) throw new Error('the shipped deck is no JSON')
  const deck = readContent(nameContent(SHIPPED_DECK, data))
  if (!deck.ok) throw new Error(deck.error)
  return deck.value
}

const { entries, title } = readShipped()

interface Side {
  readonly name: string
  readonly language: Language
  readonly front: string
  readonly explanation: string
}

const SIDES = entries.flatMap(({ name, faces }) =>
  LANGUAGES.map((language): Side => ({ name, language, ...faces[language] })),
)

/** Longer words of a sentence, in small letters. */
function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{L}{5,}/gu) ?? [])
}

function countBy(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

function twice(values: readonly string[]): string[] {
  return [...countBy(values)].filter(([, count]) => count > 1).map(([value]) => value)
}

describe('the shipped deck', () => {
  it('has a name and every text in three languages', () => {
    expect(Object.keys(title).sort()).toEqual([...LANGUAGES].sort())
    const borrowed = entries.filter(({ faces }) =>
      LANGUAGES.some((language) => faces[language].language !== undefined),
    )
    expect(borrowed.map(({ name }) => name)).toEqual([])
  })

  it('holds no event that is later than bots think an event can be', () => {
    expect(Math.max(...entries.map(({ year }) => year))).toBeLessThanOrEqual(LATEST_YEAR)
  })

  it('holds enough events, in every era and of every theme', () => {
    expect(entries.length).toBeGreaterThanOrEqual(252)
    const eras = countBy(entries.map(({ year }) => eraOf(year)))
    for (const era of ERAS) expect(eras.get(era) ?? 0, era).toBeGreaterThanOrEqual(30)
    const themes = countBy(entries.map(({ theme }) => theme))
    for (const theme of THEMES) expect(themes.get(theme) ?? 0, theme).toBeGreaterThanOrEqual(24)
  })

  it('has events of each theme in each era', () => {
    const mixed = countBy(entries.map(({ year, theme }) => `${eraOf(year)} ${theme}`))
    const thin = ERAS.flatMap((era) => THEMES.map((theme) => `${era} ${theme}`)).filter(
      (pair) => (mixed.get(pair) ?? 0) < 3,
    )
    expect(thin).toEqual([])
  })

  it('takes a good third of its events from the five countries where it is played', () => {
    const known = new Set(entries.map(({ name }) => name))
    expect(NEARBY_EVENTS.filter((name) => !known.has(name))).toEqual([])
    expect(twice(NEARBY_EVENTS)).toEqual([])
    expect(NEARBY_EVENTS.length * 3).toBeGreaterThanOrEqual(entries.length)
  })

  it('gives nearly every event a year of its own, and no year to three', () => {
    const years = countBy(entries.map(({ year }) => String(year)))
    const shared = [...years].filter(([, count]) => count > 1)
    expect(shared.length).toBeLessThanOrEqual(MOST_SHARED_YEARS)
    expect(shared.filter(([, count]) => count > 2)).toEqual([])
  })
})

describe('the years of the shipped deck', () => {
  const years = Object.fromEntries(entries.map(({ name, year }) => [name, year]))

  it('TL-28 were read a second time, from the fronts alone, with the same result', () => {
    const second: unknown = JSON.parse(
      readFileSync('tests/games/tijdlijn/secondReading.json', 'utf8'),
    )
    expect(years).toEqual(second)
  })

  it('TL-28 are those that docs/dates.md explains', () => {
    const rows = readFileSync('docs/dates.md', 'utf8').matchAll(
      /^\| `([\w-]+)` (?:\\\*)? *\| (?:(\d+) BC|(?:AD )?(\d+)) +\|/gmu,
    )
    const told = [...rows].map(([, name = '', before, after]) => [
      name,
      before === undefined ? Number(after) : -Number(before),
    ])
    expect(told.length).toBeGreaterThan(20)
    expect(Object.fromEntries(told)).toEqual(
      Object.fromEntries(told.map(([name = '']) => [name, years[name]])),
    )
  })
})

describe('the texts of the shipped deck', () => {
  const lengths: [string, number, (side: Side) => string][] = [
    ['front', FRONT, ({ front }) => front],
    ['explanation', EXPLANATION, ({ explanation }) => explanation],
  ]

  it.each(lengths)('fit on a card: %s', (_, most, textOf) => {
    expect(SIDES.filter((side) => textOf(side).length > most)).toEqual([])
  })

  it('name a source that fits on a card', () => {
    const sources = entries.flatMap((entry) => Object.values(entry.sources))
    expect(sources.filter((source) => source === '' || source.length > SOURCE)).toEqual([])
  })

  it('name it in the words of each language', () => {
    const english =
      /university archives|Journal of|history of|[Bb]ook \d|Committee|Diary of|Letters of|Vatican Museums/u
    for (const { sources } of entries) {
      expect(sources.de).not.toMatch(english)
      expect(sources.nl).not.toMatch(english)
    }
  })

  it('tell no date on the front', () => {
    expect(SIDES.filter(({ front }) => DATE_WORDS.test(front))).toEqual([])
  })

  it.each(['Im Jahr darauf', 'Na tien jaar', 'In the last century', 'Anno 1492', 'Im Mittelalter'])(
    'would be caught telling a date: %s',
    (front) => {
      expect(DATE_WORDS.test(front)).toBe(true)
    },
  )

  it('are different on every front', () => {
    for (const language of LANGUAGES) {
      const fronts = SIDES.filter((side) => side.language === language)
      expect(twice(fronts.map(({ front }) => front))).toEqual([])
    }
  })

  it('TL-28 name the one year of the card in every explanation', () => {
    const years = new Map(entries.map(({ name, year }) => [name, String(Math.abs(year))]))
    const silent = SIDES.filter(({ name, explanation }) => {
      const numbers: readonly string[] = explanation.match(/\d+/gu) ?? []
      return !numbers.includes(years.get(name) ?? '')
    })
    expect(silent).toEqual([])
  })

  it('say before Christ in every language, or in none', () => {
    const isBefore = ({ explanation }: Side): boolean => /\bBC\b|v\. ?Chr\./u.test(explanation)
    const early = new Set(entries.filter(({ year }) => year < 0).map(({ name }) => name))
    expect(SIDES.filter((side) => isBefore(side) !== early.has(side.name))).toEqual([])
  })

  it('tell something new on the side with the date', () => {
    const repeating = SIDES.filter(({ front, explanation }) => {
      const told = wordsOf(explanation)
      const words = [...wordsOf(front)]
      return words.filter((word) => told.has(word)).length * 2 > words.length
    })
    expect(repeating).toEqual([])
  })

  it('use the typographic signs of their language', () => {
    const wrong: Record<Language, RegExp> = { de: /["'‘“](?=\p{L})/u, nl: /["'„“]/u, en: /["'„]/u }
    const odd = SIDES.filter(({ language, front, explanation }) =>
      wrong[language].test(`${front} ${explanation}`),
    )
    expect(odd).toEqual([])
  })
})

describe('the pictures of the shipped deck', () => {
  const byPicture = new Map<string, DeckEntry[]>()
  for (const entry of entries) {
    byPicture.set(entry.picture, [...(byPicture.get(entry.picture) ?? []), entry])
  }

  it('are all drawn, and all drawings are used', () => {
    expect([...byPicture.keys()].sort()).toEqual([...PICTOGRAMS.keys()].sort())
    for (const [name, cuts] of PICTOGRAMS) expect(cuts.length, name).toBeGreaterThan(0)
  })

  it('are never what an icon of the co-operative cards shows or is called', async () => {
    const drawn = new Set([...PICTOGRAMS.values()].map((cuts) => JSON.stringify(cuts)))
    for (const icon of ICONS) {
      expect(PICTOGRAMS.has(icon), icon).toBe(false)
      expect(drawn.has(JSON.stringify(MATCH_ICONS[icon])), icon).toBe(false)
    }
    for (const language of LANGUAGES) {
      const { tijdlijn, tijdlijnTable } = await GAME_WORDS.tijdlijn[language]()
      const pictures = Object.values(tijdlijn.deck.value.picture).map((word) => word.toLowerCase())
      const icons = Object.values(tijdlijnTable.icon).map((word) => word.toLowerCase())
      expect(icons.filter((word) => pictures.includes(word))).toEqual([])
    }
  })

  it('stand in for a name that an own deck made up', () => {
    expect(pictogramOf('ship')).toBe(PICTOGRAMS.get('ship'))
    expect(pictogramOf('unheard-of')).toBe(PICTOGRAMS.get('scroll'))
  })

  it('give no era away: each is seen in two eras at least', () => {
    const telling = [...byPicture].filter(
      ([, shown]) => new Set(shown.map(({ year }) => eraOf(year))).size < 2,
    )
    expect(telling.map(([name]) => name)).toEqual([])
  })
})
