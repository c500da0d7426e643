// How a hand is spread.
import { describe, expect, it } from 'vitest'
import { arrangeFan } from '../../../src/renderer/table/fanLayout'

const phone = { width: 358, cardWidth: 66, touch: 46, gap: 10 }

describe('arrangeFan', () => {
  it('lays few cards side by side without overlap', () => {
    expect(arrangeFan({ ...phone, cards: 4 })).toEqual({ rows: 1, perRow: 4, step: 76 })
  })
  it('overlaps as long as every card keeps a strip for the finger', () => {
    expect(arrangeFan({ ...phone, cards: 7 })).toEqual({ rows: 1, perRow: 7, step: 48 })
  })
  it('begins a second row before a strip gets narrower than a finger', () => {
    expect(arrangeFan({ ...phone, cards: 8 })).toEqual({ rows: 2, perRow: 4, step: 76 })
  })
  it('never spreads beyond the width nor below the strip, whatever the hand', () => {
    for (let cards = 1; cards <= 59; cards += 1) {
      const { rows, perRow, step } = arrangeFan({ ...phone, cards })
      expect(rows * perRow).toBeGreaterThanOrEqual(cards)
      expect(step * (perRow - 1) + phone.cardWidth).toBeLessThanOrEqual(phone.width)
      expect(step).toBeGreaterThanOrEqual(phone.touch)
    }
  })
  it('keeps an empty hand harmless', () => {
    expect(arrangeFan({ ...phone, cards: 0 })).toEqual({ rows: 1, perRow: 1, step: 76 })
  })
})
