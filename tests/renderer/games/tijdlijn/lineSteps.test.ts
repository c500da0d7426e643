// How wide the cards of the line can be, and whether their words stand on them.
import { describe, expect, it } from 'vitest'
import box from '../../../../resources/content/tijdlijn/box.json' with { type: 'json' }
import { lineSteps, type StripRoom } from '../../../../src/renderer/games/tijdlijn/line/lineSteps'
import { partedWords } from '../../../../src/renderer/games/tijdlijn/cards/longWords'
import { fittingLetters } from '../../../../src/renderer/games/tijdlijn/cards/wordFit'

const LANGUAGES = ['de', 'nl', 'en'] as const
/** A computer of 1280 x 800, beside an open log and without one. */
const BESIDE_LOG: StripRoom = {
  wide: 928,
  card: { wide: 144, high: 144 },
  highest: 192,
  both: 217,
  gap: 55,
  leastGap: 26,
}
const WITHOUT_LOG: StripRoom = { ...BESIDE_LOG, wide: 1030 }
/** Two rows of cards that everybody plays together, as they lie in such a window, and in one of 1366 x 657. */
const TWO_ROWS = [
  {
    places: 10,
    where: 'at 1280 x 800',
    room: {
      wide: 1054,
      card: { wide: 168, high: 101 },
      highest: 101,
      both: 248,
      gap: 38,
      leastGap: 22,
    },
  },
  {
    places: 8,
    where: 'at 1366 x 657',
    room: {
      wide: 1054,
      card: { wide: 204, high: 78 },
      highest: 78,
      both: 201,
      gap: 29,
      leastGap: 22,
    },
  },
] as const
const CASES = LANGUAGES.flatMap((language) => [
  { language, places: 8, room: BESIDE_LOG, where: 'beside the log' },
  { language, places: 10, room: WITHOUT_LOG, where: 'without a log' },
])

describe('cards of the line', () => {
  it.each(CASES)(
    '$places in a row keep their words $where, in $language',
    ({ language, places, room }) => {
      const all = box.events.map(({ text }) => text[language].front)
      const lines = Array.from({ length: Math.floor(all.length / places) }, (_, at) =>
        all.slice(at * places, (at + 1) * places),
      )
      const wordless = lines.filter((fronts) => {
        const steps = lineSteps(room, {
          places,
          inRow: true,
          fronts: fronts.map((front) => partedWords(front)),
          narrowFronts: fronts.map((front) => partedWords(front, true)),
          hasEra: true,
        })
        return steps.find(({ name }) => name === 'fit')?.narrow?.shape === undefined
      })
      expect(wordless).toEqual([])
    },
  )
  it.each(
    LANGUAGES.flatMap((language) => [
      { language, places: 13, room: WITHOUT_LOG, where: 'without a log' },
      { language, places: 12, room: BESIDE_LOG, where: 'beside the log' },
    ]),
  )(
    '$places lie above and below the rail by turns with their words $where, in $language',
    ({ language, places, room }) => {
      const all = box.events.map(({ text }) => text[language].front)
      const lines = Array.from({ length: Math.floor(all.length / places) }, (_, at) =>
        all.slice(at * places, (at + 1) * places),
      )
      for (const line of lines) {
        const [fronts, narrowFronts] = [false, true].map((narrow) =>
          line.map((front) => partedWords(front, narrow)),
        )
        const extent = { places, inRow: true, hasEra: true, fronts: fronts ?? [] }
        const steps = lineSteps(room, { ...extent, narrowFronts: narrowFronts ?? [] })
        const fit = steps.find(({ name }) => name === 'fit')?.narrow
        expect(fit?.shape, line.join()).toBeDefined()
        const { gap = 0, high = 0, rail = 0 } = fit ?? {}
        if (rail === 0) continue
        expect(16 + places * 10 + (places + 1) * gap).toBeLessThanOrEqual(room.wide)
        expect(2 * high + rail).toBeLessThanOrEqual(room.both)
      }
    },
  )
  it.each(LANGUAGES.flatMap((language) => TWO_ROWS.map((row) => ({ language, ...row }))))(
    '$places places of two rows and what lies between them keep their words $where, in $language',
    ({ language, places, room }) => {
      const all = box.events.map(({ text }) => text[language].front)
      // Half of the gaps are taken.
      const cards = places + Math.floor(places / 2)
      const lines = Array.from({ length: Math.floor(all.length / cards) }, (_, at) =>
        all.slice(at * cards, (at + 1) * cards),
      )
      for (const line of lines) {
        const [fronts, narrowFronts] = [false, true].map((narrow) =>
          line.map((front) => partedWords(front, narrow)),
        )
        const extent = { places, inRow: false, hasEra: true, fronts: fronts ?? [] }
        const steps = lineSteps(room, { ...extent, narrowFronts: narrowFronts ?? [] })
        const fit = steps.find(({ name }) => name === 'fit')?.narrow
        expect(fit?.shape, line.join()).toBeDefined()
        const { wide = 0, gap = 0, high = 0 } = fit ?? {}
        expect(places * wide + (places - 1) * gap).toBeLessThanOrEqual(room.wide)
        expect(2 * high).toBeLessThanOrEqual(room.both)
      }
    },
  )
  it('are no higher than their words need', () => {
    const extent = { places: 10, inRow: true, hasEra: false }
    const highOf = (front: string): number | undefined =>
      lineSteps(WITHOUT_LOG, { ...extent, fronts: [front], narrowFronts: [front] }).find(
        ({ name }) => name === 'fit',
      )?.narrow?.high
    expect(highOf('Ein Dom')).toBe(WITHOUT_LOG.card.high)
    const long =
      'Ein Dom brennt nieder, wird in hundert Jahren nicht fertig und dann noch viel, viel höher und schöner'
    expect(highOf(long)).toBeGreaterThan(WITHOUT_LOG.card.high)
  })
  it('fill the table of a screen for a whole room, in letters as large as they fit', () => {
    const all = box.events.slice(0, 5).map(({ text }) => partedWords(text.de.front))
    const extent = { places: 5, inRow: true, hasEra: false, fronts: all, narrowFronts: all }
    const room = { ...WITHOUT_LOG, card: { wide: 352, high: 352 }, highest: 352, gap: 134 }
    const fit = lineSteps({ ...room, steep: 1.25 }, extent).find(({ name }) => name === 'fit')
    expect(fit?.wide).toBeGreaterThan(160)
    expect(fit?.narrow?.high).toBeLessThan(352)
    const letters = all.map((front) => fittingLetters(front, fit?.narrow?.shape ?? 0))
    expect(Math.min(...letters) * (fit?.wide ?? 0) * 0.92).toBeGreaterThanOrEqual(16)
  })
})
