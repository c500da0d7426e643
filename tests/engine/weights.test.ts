/** Drawing by chance and by weight: what bots and imagined worlds stand on. */
import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import { drawByWeight, happens, type Random } from '../../src/engine/chance/random'

const DRAWS = 40_000
/** Five standard deviations of the most uneven count there is. */
const SLACK = 5 * Math.sqrt(DRAWS / 4)

/** The least and the highest that a source can give. */
const LEAST: Random = { below: () => 0 }
const HIGHEST: Random = { below: (bound) => bound - 1 }

describe('drawing by weight', () => {
  it('draws each place as often as it weighs, and never one that weighs nothing', () => {
    const weights = [3, 0, 1, 0.5, 0, 5.5]
    const random = fastRandom('weights')
    const counts = weights.map(() => 0)
    for (let draw = 0; draw < DRAWS; draw++) {
      const place = drawByWeight(weights, random) ?? -1
      counts[place] = (counts[place] ?? 0) + 1
    }
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(DRAWS)
    weights.forEach((weight, place) => {
      if (weight === 0) expect(counts[place]).toBe(0)
      else expect(Math.abs((counts[place] ?? 0) - (DRAWS * weight) / 10)).toBeLessThan(SLACK)
    })
  })

  it('draws a place that weighs something at both ends of the source', () => {
    expect(drawByWeight([0, 0, 2, 0.1, 0], LEAST)).toBe(2)
    expect(drawByWeight([0, 0, 2, 0.1, 0], HIGHEST)).toBe(3)
    expect(drawByWeight(new Float64Array(3).fill(1 / 3), HIGHEST)).toBe(2)
  })

  it('draws nothing where nothing weighs anything', () => {
    expect(drawByWeight([], LEAST)).toBeUndefined()
    expect(drawByWeight([0, 0], HIGHEST)).toBeUndefined()
  })
})

describe('a chance', () => {
  it('happens as often as it says, never with none and always with a whole one', () => {
    const random = fastRandom('chance')
    let times = 0
    for (let draw = 0; draw < DRAWS; draw++) if (happens(0.2, random)) times += 1
    expect(Math.abs(times - DRAWS * 0.2)).toBeLessThan(SLACK)
    expect(happens(0, LEAST)).toBe(false)
    expect(happens(1, HIGHEST)).toBe(true)
  })
})
