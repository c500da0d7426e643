/** An hourglass whose sand never ends: the Joker. */
import { block, cut, gouge, hatch, rays, type Point } from '../../../../cards/lino'
import type { Layer } from '../../../../cards/print'
import { captionBlock } from './captionBlock'
import { star } from '../shapes'

/** Layers on a ground of 200 by 300, the corner sign not included. */
export function drawJoker(): Layer[] {
  const glass: Point[] = [
    [64, 44],
    [152, 44],
    [151, 70],
    [142, 96],
    [117, 122],
    [117, 130],
    [142, 154],
    [152, 180],
    [152, 204],
    [64, 204],
    [64, 180],
    [74, 154],
    [99, 130],
    [99, 122],
    [74, 96],
    [65, 70],
  ]
  return [
    captionBlock(81),
    {
      ink: 'paper',
      path: rays({
        centre: [108, 126],
        from: 60,
        to: 152,
        count: 30,
        width: 2.4,
        seed: 82,
        ragged: 22,
      }),
    },
    { ink: 'key', path: cut(glass, 83, 0.7, 18), halo: 7 },
    {
      ink: 'paper',
      path: cut(
        [
          [73, 52],
          [143, 52],
          [142, 70],
          [133, 92],
          [110, 114],
          [106, 114],
          [83, 92],
          [74, 70],
        ],
        84,
        0.6,
      ),
    },
    {
      ink: 'paper',
      path: cut(
        [
          [73, 196],
          [143, 196],
          [142, 180],
          [133, 160],
          [110, 138],
          [106, 138],
          [83, 160],
          [74, 180],
        ],
        85,
        0.6,
      ),
    },
    {
      ink: 'accent',
      path: cut(
        [
          [79, 76],
          [92, 80],
          [108, 77],
          [124, 81],
          [138, 76],
          [131, 91],
          [109, 112],
          [107, 112],
          [85, 91],
        ],
        86,
        0.6,
      ),
    },
    {
      ink: 'accent',
      path:
        gouge([108, 112], [108, 178], 1.8) +
        cut(
          [
            [76, 195],
            [84, 184],
            [98, 176],
            [108, 168],
            [118, 176],
            [132, 184],
            [140, 195],
          ],
          87,
          0.7,
        ),
    },
    {
      ink: 'paper',
      path: hatch({
        corner: [90, 182],
        size: [36, 12],
        count: 3,
        width: 0.9,
        seed: 88,
        run: 'lying',
        ragged: 8,
      }),
    },
    { ink: 'key', path: block([56, 30], [104, 16], 89) + block([56, 203], [104, 15], 90), halo: 5 },
    { ink: 'paper', path: gouge([64, 38], [150, 37], 1.4) + gouge([66, 211], [148, 210], 1.4) },
    {
      ink: 'key',
      path:
        star([40, 110], 12, 5, 8) +
        star([40, 168], 9, 5, -12) +
        star([172, 84], 10, 5, 20) +
        star([170, 158], 12, 5, -6),
    },
  ]
}
