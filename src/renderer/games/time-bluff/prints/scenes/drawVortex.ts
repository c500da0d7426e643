/** Clocks that are carried off by a spiral: the vortex. */
import { disc, polygon, rays, steadyHand, type Point } from '../../../../cards/lino'
import type { Layer } from '../../../../cards/print'
import { captionBlock } from './captionBlock'
import { dial } from '../dials'

function spiralBand(turns: number, reach: number, thick: number): string {
  const side = (offset: number): Point[] =>
    Array.from({ length: 64 }, (_, index): Point => {
      const part = index / 63
      const turn = part * Math.PI * 2 * turns
      const radius = 5 + part ** 1.25 * reach + offset * (1 + part * thick)
      return [104 + Math.sin(turn) * radius * 0.94, 120 - Math.cos(turn) * radius]
    })
  return polygon([...side(1), ...side(-1).reverse()])
}

/** Layers on a ground of 200 by 300, the corner sign not included. */
export function drawVortex(): Layer[] {
  const hand = steadyHand(4)
  const clocks = [0.36, 0.5, 0.62, 0.73, 0.83, 0.92].flatMap((part, index) => {
    const turn = part * Math.PI * 2 * 2.6 + 0.62
    const radius = 7 + part ** 1.25 * 92
    const centre: Point = [104 + Math.sin(turn) * radius * 0.94, 120 - Math.cos(turn) * radius]
    const size = 5 + part * 15
    return [
      { ink: 'key', path: disc(centre, size + 3, index + 5, 0.6), halo: 3 } as const,
      ...dial({
        centre,
        radius: size,
        seed: index + 9,
        hour: 1 + Math.round(Math.abs(hand()) * 11),
      }),
    ]
  })
  return [
    captionBlock(91),
    {
      ink: 'paper',
      path: rays({
        centre: [104, 120],
        from: 24,
        to: 168,
        count: 46,
        width: 2,
        seed: 92,
        ragged: 34,
      }),
    },
    { ink: 'key', path: spiralBand(2.6, 98, 8.5), halo: 4 },
    ...clocks,
  ]
}
