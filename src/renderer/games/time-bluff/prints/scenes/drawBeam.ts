/** A smartwatch that is halfway somewhere else. */
import { arc, block, cut, hatch, rays } from '../../../../cards/lino'
import { moved, type Layer } from '../../../../cards/print'
import { captionBlock } from './captionBlock'
import { CLOCK_SIGNS } from '../signs'
import { star } from '../shapes'

/** Layers on a ground of 200 by 300, the corner sign not included. */
export function drawBeam(): Layer[] {
  const column = cut(
    [
      [74, 40],
      [134, 40],
      [150, 196],
      [58, 196],
    ],
    141,
    0.8,
  )
  const bits = [
    [88, 60],
    [118, 70],
    [96, 84],
    [124, 48],
    [84, 178],
    [126, 172],
    [106, 186],
  ] as const
  return [
    captionBlock(142),
    { ink: 'paper', path: column },
    {
      ink: 'accent',
      path: hatch({
        corner: [66, 44],
        size: [76, 150],
        count: 7,
        width: 1.6,
        seed: 143,
        run: 'standing',
        ragged: 26,
      }),
    },
    {
      ink: 'key',
      path:
        cut(arc([104, 198], [58, 15], [0, 360], 22), 144, 0.6, 99) +
        cut(arc([104, 34], [42, 12], [0, 360], 20), 145, 0.6, 99),
      halo: 5,
    },
    {
      ink: 'accent',
      path:
        cut(arc([104, 196], [40, 7], [0, 360], 18), 146, 0.4, 99) +
        cut(arc([104, 36], [27, 5], [0, 360], 14), 147, 0.4, 99),
    },
    ...moved(CLOCK_SIGNS.smartwatch, 'translate(104 122) scale(2.7)').map((layer) =>
      layer.ink === 'key' ? { ...layer, halo: 2 } : layer,
    ),
    { ink: 'accent', path: star([104, 122], 13, 4) },
    {
      ink: 'key',
      path: bits.map(([x, y], index) => block([x, y], [7, 7], index + 1, 0.5)).join(''),
    },
    {
      ink: 'paper',
      path:
        rays({
          centre: [104, 122],
          from: 66,
          to: 108,
          count: 14,
          width: 2.4,
          seed: 148,
          span: [40, 150],
          ragged: 10,
        }) +
        rays({
          centre: [104, 122],
          from: 66,
          to: 108,
          count: 14,
          width: 2.4,
          seed: 149,
          span: [215, 325],
          ragged: 10,
        }),
    },
  ]
}
