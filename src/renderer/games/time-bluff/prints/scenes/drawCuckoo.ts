/** A house whose clock shows no hour and whose bird shows everything: the cuckoo. */
import { block, cut, disc, gouge, hatch, rays } from '../../../../cards/lino'
import type { Layer } from '../../../../cards/print'
import { captionBlock } from './captionBlock'
import { dial } from '../dials'
import { leaf, star } from '../shapes'

/** Layers on a ground of 200 by 300, the corner sign not included. */
export function drawCuckoo(): Layer[] {
  const house = cut(
    [
      [38, 108],
      [104, 44],
      [170, 108],
      [160, 116],
      [154, 110],
      [154, 196],
      [104, 214],
      [54, 196],
      [54, 110],
      [48, 116],
    ],
    101,
    0.8,
  )
  const bird = cut(
    [
      [78, 150],
      [84, 138],
      [94, 132],
      [98, 118],
      [108, 110],
      [120, 112],
      [126, 120],
      [142, 114],
      [131, 123],
      [142, 130],
      [126, 129],
      [122, 142],
      [112, 153],
      [96, 156],
    ],
    102,
    0.5,
    99,
  )
  return [
    captionBlock(103),
    {
      ink: 'paper',
      path: rays({
        centre: [104, 130],
        from: 74,
        to: 150,
        count: 30,
        width: 2.3,
        seed: 104,
        ragged: 24,
      }),
    },
    {
      ink: 'key',
      path: leaf([104, 50], [74, 22], 9) + leaf([104, 50], [134, 22], 9),
      hollow: true,
      halo: 4,
    },
    { ink: 'key', path: house, halo: 7 },
    { ink: 'paper', path: gouge([46, 108], [103, 54], 1.7) + gouge([162, 108], [105, 54], 1.7) },
    {
      ink: 'paper',
      path: hatch({
        corner: [57, 122],
        size: [94, 70],
        count: 6,
        width: 1,
        seed: 105,
        run: 'lying',
        ragged: 4,
      }),
    },
    {
      ink: 'accent',
      path: cut(
        [
          [70, 160],
          [70, 118],
          [86, 98],
          [104, 92],
          [122, 98],
          [138, 118],
          [138, 160],
        ],
        106,
        0.6,
      ),
      halo: 4,
    },
    {
      ink: 'paper',
      path: cut(
        [
          [77, 158],
          [77, 122],
          [88, 106],
          [104, 100],
          [120, 106],
          [131, 122],
          [131, 158],
        ],
        107,
        0.6,
      ),
    },
    { ink: 'key', path: bird, halo: 5 },
    {
      ink: 'accent',
      path: cut(
        [
          [88, 140],
          [104, 134],
          [108, 146],
          [98, 152],
        ],
        108,
        0.4,
      ),
    },
    { ink: 'paper', path: disc([112, 120], 2.6, 109, 0.2) },
    { ink: 'key', path: block([62, 157], [84, 7], 110, 0.5) },
    ...dial({ centre: [104, 184], radius: 17, seed: 111 }),
    { ink: 'accent', path: star([104, 184], 7, 6) },
  ]
}
