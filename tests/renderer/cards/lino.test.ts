// Cuts are uneven, but always the same.
import { describe, expect, it } from 'vitest'
import { arc, block, cut, disc, gouge, rays, steadyHand } from '../../../src/renderer/cards/lino'

describe('lino', () => {
  it('cuts the same shape for the same seed and another one for another', () => {
    expect(block([0, 0], [80, 40], 7)).toBe(block([0, 0], [80, 40], 7))
    expect(block([0, 0], [80, 40], 7)).not.toBe(block([0, 0], [80, 40], 8))
  })
  it('stays within its wobble', () => {
    const numbers = cut(
      [
        [0, 0],
        [100, 0],
        [100, 100],
        [0, 100],
      ],
      3,
      2,
    )
      .match(/-?\d+(\.\d+)?/g)
      ?.map(Number)
    expect(numbers?.length).toBeGreaterThan(30)
    expect(Math.min(...(numbers ?? []))).toBeGreaterThanOrEqual(-2)
    expect(Math.max(...(numbers ?? []))).toBeLessThanOrEqual(102)
  })
  it('keeps a steady hand between -1 and 1, on both sides', () => {
    const hand = steadyHand(5)
    const moves = Array.from({ length: 2000 }, () => hand())
    expect(Math.max(...moves)).toBeLessThanOrEqual(1)
    expect(Math.min(...moves)).toBeGreaterThanOrEqual(-1)
    expect(Math.abs(moves.reduce((sum, move) => sum + move, 0) / 2000)).toBeLessThan(0.06)
  })
  it('draws closed paths without a number that is none', () => {
    const ray = rays({ centre: [0, 0], from: 2, to: 9, count: 5, width: 1, seed: 1 })
    for (const path of [disc([5, 5], 0, 1), gouge([3, 3], [3, 3], 1), ray]) {
      expect(path).toMatch(/^M.*Z$/)
      expect(path).not.toMatch(/NaN|Infinity/)
    }
    expect(ray.match(/M/g)).toHaveLength(5)
  })
  it('starts an arc at the top', () => {
    expect(arc([10, 10], [4, 6])[0]).toEqual([10, 4])
  })
})
