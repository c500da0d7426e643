// @vitest-environment happy-dom
// What the places of a table do themselves: how far they grow.
import { describe, expect, it, vi } from 'vitest'
import { nudgeAt } from '../../../src/renderer/stage/air/spotMotion'

/** By how many pixels a place of this size grows, across and down. */
function growthOf(width: number, height = 40): { across: number; down: number } {
  const box = document.createElement('div')
  const place = document.createElement('div')
  place.dataset['spot'] = 'seat-1'
  box.append(place)
  vi.spyOn(place, 'getBoundingClientRect').mockReturnValue(new DOMRect(8, 50, width, height))
  const animate = vi.fn<(frames: { scale: number }[]) => void>()
  Object.assign(place, { animate })
  nudgeAt(box, ['seat-1'], 300)
  const scales = animate.mock.calls[0]?.[0].map(({ scale }) => scale) ?? []
  const more = Math.max(...scales) - 1
  return { across: more * width, down: more * height }
}

describe('a place that breathes', () => {
  it('stays clear of the window’s edge however wide it is', () => {
    for (const width of [250, 470, 900]) {
      expect(growthOf(width).across).toBeGreaterThan(6)
      expect(growthOf(width).across).toBeLessThan(14)
    }
  })
  it('is seen to breathe though it is small', () => {
    expect(growthOf(60).across).toBeGreaterThan(4)
  })
  it('stays clear of what is above it however high it is', () => {
    for (const height of [170, 270, 400]) {
      expect(growthOf(116, height).down).toBeGreaterThan(5)
      expect(growthOf(116, height).down).toBeLessThan(9)
    }
  })
})
