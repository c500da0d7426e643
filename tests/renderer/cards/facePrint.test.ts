// Every face is drawn, each differently, each readable.
import { describe, expect, it } from 'vitest'
import { faceOf } from '../../../src/games/time-bluff/outside/faces'
import { FACES, type Card } from '../../../src/games/time-bluff/outside/cards'
import { BACK } from '../../../src/renderer/cards/backPrint'
import { facePrint, shownFace } from '../../../src/renderer/games/time-bluff/prints/facePrint'
import { cardCaption, cardName } from '../../../src/renderer/games/time-bluff/voice/readableCard'

const every: Card[] = Array.from({ length: FACES }, (_, card) => card)
const text = (card: Card): string => JSON.stringify(facePrint(card))

describe('facePrint', () => {
  it('shows what the rules mean by each number', () => {
    expect(every.map(shownFace)).toEqual(every.map(faceOf))
  })
  it('draws every face differently, and none like the back', () => {
    expect(new Set([...every.map(text), JSON.stringify(BACK)]).size).toBe(FACES + 1)
  })
  it('draws no broken number', () => {
    expect(every.filter((card) => /NaN|Infinity|null|undefined/.test(text(card)))).toEqual([])
  })
  it('prints the hour of a clock in two corners, upright and upside down', () => {
    for (const card of every) {
      const face = shownFace(card)
      if (face.kind !== 'clock') continue
      const corners = facePrint(card).letters.filter(
        (letters) => letters.text === String(face.hour),
      )
      expect(corners.map(({ move }) => move)).toEqual([undefined, 'rotate(180 100 150)'])
    }
  })
  it('shows digital clocks their time in digits too, and only them', () => {
    const digital = every.filter((card) =>
      facePrint(card).letters.some((letters) => letters.text.endsWith(':00')),
    )
    expect(digital).toEqual(Array.from({ length: 24 }, (_, index) => 12 + index))
  })
  it('gives a pair card the inks of its clock', () => {
    expect([51, 52, 53, 54].map((card) => facePrint(card).inks)).toEqual(
      [0, 12, 24, 36].map((card) => facePrint(card).inks),
    )
  })
  it('draws a face once', () => {
    expect(facePrint(17)).toBe(facePrint(17))
  })
})

describe('readable cards', () => {
  const t = (key: string, named?: Record<string, unknown>): string =>
    `${key}${JSON.stringify(named ?? {})}`
  it('have a name each', () => {
    expect(new Set(every.map((card) => cardName(card, t))).size).toBe(FACES)
  })
  it('say what they do, unless they are plain clocks', () => {
    expect(every.filter((card) => cardCaption(card, t))).toEqual([48, 49, 50, 51, 52, 53, 54])
  })
})
