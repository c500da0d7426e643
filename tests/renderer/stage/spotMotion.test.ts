// @vitest-environment happy-dom
// What the places of a table do themselves: how far they grow.
import { describe, expect, it, vi } from 'vitest'
import { nudgeAt } from '../../../src/renderer/stage/spotMotion'

/** By how many pixels a place of this width grows at each side. */
function growthOf(width: number): number {
  const box = document.createElement('div')
  const place = document.createElement('div')
  place.dataset['spot'] = 'seat-1'
  box.append(place)
  vi.spyOn(place, 'getBoundingClientRect').mockReturnValue(new DOMRect(8, 50, width, 40))
  const animate = vi.fn<(frames: { scale: number }[]) => void>()
  Object.assign(place, { animate })
  nudgeAt(box, ['seat-1'], 300)
  const scales = animate.mock.calls[0]?.[0].map(({ scale }) => scale) ?? []
  return ((Math.max(...scales) - 1) * width) / 2
}

describe('a place that breathes', () => {
  it('stays clear of the window’s edge however wide it is', () => {
    for (const width of [250, 470, 900]) {
      expect(growthOf(width)).toBeGreaterThan(3)
      expect(growthOf(width)).toBeLessThan(7)
    }
  })
  it('is seen to breathe though it is small', () => {
    expect(growthOf(60)).toBeGreaterThan(2)
  })
})
