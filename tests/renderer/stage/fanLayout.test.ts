// How a hand is laid out.
import { describe, expect, it } from 'vitest'
import {
  arrangeFan,
  arrangeWhole,
  HEIGHT_OF_CARD,
  levelFan,
  NARROWEST_STRIP,
  spreadOut,
} from '../../../src/renderer/stage/hand/fanLayout'

const phone = { width: 328, height: 129, touch: 44, gap: 8, widest: 160 }
const laptop = { width: 1100, height: 170, touch: 32, gap: 8, widest: 160 }

describe('arrangeFan', () => {
  it('lays few cards side by side without overlap, as large as the room allows', () => {
    const { cardWidth, rows, step, height } = arrangeFan({ ...laptop, cards: 5 })
    expect({ cardWidth, rows, step, height }).toEqual({
      cardWidth: 113,
      rows: 1,
      step: 121,
      height: 169.5,
    })
  })
  it('spreads a hand of 16 over the whole width before it begins a second row', () => {
    const { rows, step, cardWidth } = arrangeFan({ ...laptop, cards: 16 })
    expect(rows).toBe(1)
    expect(step * 15 + cardWidth).toBeGreaterThan(1080)
  })
  it('begins a second row before a strip gets narrower than a finger', () => {
    expect(arrangeFan({ ...phone, cards: 6 }).rows).toBe(1)
    expect(arrangeFan({ ...phone, cards: 8 }).rows).toBe(2)
  })
  it('leaves a part of every card that can be hit, whatever the hand', () => {
    for (const room of [phone, laptop]) {
      for (let cards = 1; cards <= 24; cards += 1) {
        const fan = arrangeFan({ ...room, cards })
        expect(fan.rows * fan.perRow).toBeGreaterThanOrEqual(cards)
        expect(fan.step * (fan.perRow - 1) + fan.cardWidth).toBeLessThanOrEqual(room.width)
        expect(fan.step).toBeGreaterThanOrEqual(NARROWEST_STRIP)
        if (fan.rows > 1) expect(fan.rowStep).toBeGreaterThanOrEqual(NARROWEST_STRIP)
      }
    }
  })
  it('makes cards narrower before they lie on each other, where their words have to be read', () => {
    const hand = { ...phone, cards: 4, narrowest: 72 }
    const { cardWidth, rows, step } = arrangeFan(hand)
    expect({ cardWidth, rows, step }).toEqual({ cardWidth: 76, rows: 1, step: 84 })
    expect(arrangeFan({ ...hand, cards: 5 })).toEqual(arrangeFan({ ...phone, cards: 5 }))
    expect(arrangeFan({ ...laptop, cards: 4, narrowest: 72 }).cardWidth).toBe(113)
  })
  it('keeps an empty hand harmless', () => {
    expect(arrangeFan({ ...phone, cards: 0 })).toMatchObject({ rows: 1, perRow: 1 })
  })
})

describe('arrangeWhole', () => {
  it('keeps one size for a hand that grows, and covers only so much of a card', () => {
    const room = { ...laptop, width: 680, covered: 0.22 }
    const full = arrangeWhole({ ...room, cards: 10 })
    expect(full).toMatchObject({ rows: 1, cardWidth: 84 })
    expect(full.step).toBeGreaterThanOrEqual(Math.floor(full.cardWidth * 0.78))
    expect(full.step * 9 + full.cardWidth).toBeLessThanOrEqual(room.width)
    for (let cards = 0; cards <= 10; cards += 1) {
      const fan = spreadOut(full, { ...room, cards })
      expect(fan.cardWidth).toBe(84)
      expect(fan.step).toBe(cards > 7 ? Math.floor((680 - 84) / (cards - 1)) : 92)
    }
  })
  it('covers no card, in as many rows as make them largest, and keeps its height', () => {
    const room = { ...phone, width: 350, height: 170 }
    for (let cards = 1; cards <= 10; cards += 1) {
      const { cardWidth, rows, perRow, step, rowStep, height } = arrangeWhole({ ...room, cards })
      expect(rows * perRow).toBeGreaterThanOrEqual(cards)
      expect(step).toBe(cardWidth + room.gap)
      expect(step * (perRow - 1) + cardWidth).toBeLessThanOrEqual(room.width)
      expect(rowStep).toBe(cardWidth * HEIGHT_OF_CARD + room.gap)
      expect(rowStep * (rows - 1) + cardWidth * HEIGHT_OF_CARD).toBeLessThanOrEqual(height)
      expect(height).toBe(room.height)
      // Wide enough for a finger.
      expect(cardWidth).toBeGreaterThanOrEqual(room.touch)
    }
    expect(arrangeWhole({ ...room, cards: 5 })).toMatchObject({ rows: 1, cardWidth: 63 })
    expect(arrangeWhole({ ...room, cards: 10 })).toMatchObject({ rows: 2, cardWidth: 54 })
  })
  it('lays a hand in two rows before a card leaves less to a finger than it would there', () => {
    const room = { ...phone, width: 328, height: 123, covered: 0.22, touch: 32 }
    expect(arrangeWhole({ ...room, cards: 10 })).toMatchObject({ rows: 2 })
    expect(arrangeWhole({ ...room, covered: 0.17, cards: 7 })).toMatchObject({ rows: 1 })
  })
  it('lets a row lie on the foot of the one above before its cards get narrower than a finger', () => {
    for (const height of [90, 116, 123, 131]) {
      const room = { ...phone, width: 328, height, covered: 0.22, touch: 32 }
      const { cardWidth, rows, rowStep } = arrangeWhole({ ...room, cards: 10 })
      const cardHeight = cardWidth * HEIGHT_OF_CARD
      expect(rows).toBe(2)
      // Letter and value stand above the foot.
      expect(rowStep).toBeGreaterThanOrEqual(0.7 * cardHeight - 1)
      expect(rowStep + cardHeight).toBeLessThanOrEqual(height)
      expect(cardWidth).toBe(Math.floor(Math.min(44, height / (1.7 * HEIGHT_OF_CARD))))
    }
  })
  it('keeps an empty and an endless hand harmless', () => {
    expect(arrangeWhole({ ...phone, cards: 0 })).toMatchObject({ rows: 1, perRow: 1 })
    expect(arrangeWhole({ ...phone, cards: 99 }).cardWidth).toBe(NARROWEST_STRIP)
  })
})

describe('levelFan', () => {
  it('keeps the height of the full hand while cards go, and makes what is left wider', () => {
    const room = { width: 358, height: 174, touch: 44, gap: 8, widest: 160, narrowest: 72 }
    const full = arrangeFan({ ...room, cards: 4 })
    const fans = [4, 3, 2, 1, 0].map((cards) => levelFan({ ...room, cards }, full))
    expect(new Set(fans.map(({ height }) => height))).toEqual(new Set([140]))
    expect(fans.map(({ cardWidth }) => cardWidth)).toEqual([83, 114, 116, 116, 116])
  })
  it('is wider than its cards are by themselves where they cannot be high enough to be read', () => {
    const onItsSide = { width: 600, height: 116, touch: 44, gap: 8, widest: 160, narrowest: 72 }
    const full = arrangeFan({ ...onItsSide, cards: 4 })
    const fans = [4, 2].map((cards) => levelFan({ ...onItsSide, cards }, full))
    expect(fans.map(({ cardWidth, step }) => [cardWidth, step])).toEqual([
      [116, 124],
      [116, 124],
    ])
  })
  it('is the plain fan where its height is what limits it', () => {
    const full = arrangeFan({ ...laptop, cards: 4, narrowest: 72 })
    const level = levelFan({ ...laptop, cards: 3, narrowest: 72 }, full)
    expect(level).toEqual({ ...arrangeFan({ ...laptop, cards: 3, narrowest: 72 }), height: 169.5 })
  })
})
