/** A twin-bell alarm clock that has jumped off its spring. */
import { arc, cut, disc, pointer, rays, type Point } from '../../../../cards/lino'
import type { Layer } from '../../../../cards/print'
import { captionBlock } from './captionBlock'
import { dial } from '../dials'

/** Layers on a ground of 200 by 300, the corner sign not included. */
export function drawBroken(): Layer[] {
  const crack: Point[] = [
    [104, 58],
    [112, 84],
    [102, 98],
    [116, 116],
    [106, 134],
    [118, 152],
    [110, 176],
    [104, 152],
    [96, 138],
    [104, 118],
    [92, 100],
    [100, 84],
    [96, 60],
  ]
  const spring = Array.from({ length: 34 }, (_, index): Point => {
    const part = index / 33
    return [132 + part * 40 + Math.sin(part * 26) * 9, 92 - part * 56 + Math.cos(part * 26) * 7]
  })
  return [
    captionBlock(121),
    {
      ink: 'paper',
      path: rays({
        centre: [104, 126],
        from: 66,
        to: 150,
        count: 22,
        width: 3.2,
        seed: 122,
        ragged: 34,
      }),
    },
    {
      ink: 'key',
      path:
        cut(arc([66, 60], [26, 22], [-135, 45], 11), 123, 0.5, 99) +
        cut(arc([138, 54], [25, 22], [-25, 155], 11), 124, 0.5, 99),
      halo: 6,
    },
    {
      ink: 'key',
      path:
        cut(
          [
            [70, 172],
            [82, 182],
            [68, 208],
            [54, 203],
          ],
          125,
        ) +
        cut(
          [
            [138, 172],
            [128, 182],
            [146, 207],
            [156, 200],
          ],
          126,
        ),
      halo: 5,
    },
    { ink: 'key', path: disc([104, 126], 60, 127, 0.9), halo: 7 },
    ...dial({ centre: [104, 126], radius: 47, seed: 128 }),
    { ink: 'key', path: pointer([104, 128], 34, 6, 62) + pointer([96, 150], 28, 8, 148) },
    { ink: 'accent', path: cut(crack, 129, 0.5, 40), halo: 3 },
    {
      ink: 'paper',
      path: `M${spring.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`,
      line: 8,
    },
    {
      ink: 'key',
      path: `M${spring.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`,
      line: 3.4,
    },
  ]
}
