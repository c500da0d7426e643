/** Corner signs: what is left of a picture at the size of a thumbnail, on a ground of 40 by 40 around the origin. */
import type { ClockKind } from '../../../../games/time-bluff/outside/cards'
import { block, cut, disc, gouge, polygon, type Point } from '../../../cards/lino'
import { moved, type Layer } from '../../../cards/print'
import { leaf, snoozeLetter } from './shapes'

function ringed(radius: number, seed: number): Layer[] {
  return [
    { ink: 'key', path: disc([0, 0], radius, seed, 0.5) },
    { ink: 'paper', path: disc([0, 0], radius * 0.66, seed + 1, 0.4) },
  ]
}

/** The four clocks as small outlines. */
export const CLOCK_SIGNS: Readonly<Record<ClockKind, readonly Layer[]>> = {
  grandfather: [
    {
      ink: 'key',
      path: cut(
        [
          [0, -20],
          [9, -12],
          [9, 4],
          [6, 6],
          [6, 13],
          [10, 15],
          [10, 20],
          [-10, 20],
          [-10, 15],
          [-6, 13],
          [-6, 6],
          [-9, 4],
          [-9, -12],
        ],
        3,
        0.3,
        99,
      ),
    },
    { ink: 'paper', path: disc([0, -4], 5.2, 4, 0.3) },
  ],
  smartwatch: [
    {
      ink: 'key',
      path: polygon([
        [-7, -20],
        [7, -20],
        [9, -11],
        [9, 11],
        [7, 20],
        [-7, 20],
        [-9, 11],
        [-9, -11],
      ]),
    },
    { ink: 'key', path: block([-12, -12], [24, 24], 5, 0.4) },
    { ink: 'paper', path: block([-7, -7], [14, 14], 6, 0.3) },
  ],
  radio: [
    {
      ink: 'key',
      path: `${block([-19, -9], [38, 22], 7, 0.4)}${gouge([12, -8], [17, -21], 2.2, 0.3)}`,
    },
    { ink: 'paper', path: disc([-9, 2], 6, 8, 0.3) },
    { ink: 'paper', path: block([2, -3], [13, 10], 9, 0.3) },
  ],
  alarm: [
    { ink: 'key', path: disc([-10, -13], 7, 10, 0.4) + disc([10, -13], 7, 11, 0.4) },
    {
      ink: 'key',
      path:
        polygon([
          [-12, 10],
          [-8, 14],
          [-14, 20],
          [-17, 17],
        ]) +
        polygon([
          [12, 10],
          [8, 14],
          [14, 20],
          [17, 17],
        ]),
    },
    ...moved(ringed(16, 12), 'translate(0 1)'),
  ],
}

const SPIRAL = ((): string => {
  const side = (offset: number): Point[] =>
    Array.from({ length: 30 }, (_, index): Point => {
      const turn = (index / 29) * Math.PI * 4.3
      const radius = 2 + (index / 29) * 17 + offset * (0.8 + (index / 29) * 2.2)
      return [Math.sin(turn) * radius, -Math.cos(turn) * radius]
    })
  return polygon([...side(1), ...side(-1).reverse()])
})()

/** The sign of each other face. */
export const SIGNS = {
  joker: [
    { ink: 'key', path: block([-14, -20], [28, 6], 13, 0.4) + block([-14, 14], [28, 6], 14, 0.4) },
    {
      ink: 'key',
      path: polygon([
        [-11, -14],
        [11, -14],
        [2, 0],
        [11, 14],
        [-11, 14],
        [-2, 0],
      ]),
    },
    {
      ink: 'accent',
      path:
        polygon([
          [-5.5, -9],
          [5.5, -9],
          [0, -2],
        ]) +
        polygon([
          [-7, 13],
          [7, 13],
          [0, 6],
        ]),
    },
  ],
  vortex: [{ ink: 'key', path: SPIRAL }],
  cuckoo: [
    {
      ink: 'key',
      path: cut(
        [
          [-20, 4],
          [-13, -2],
          [-6, -3],
          [-2, -12],
          [6, -17],
          [13, -14],
          [15, -9],
          [21, -12],
          [17, -6],
          [21, -3],
          [14, -4],
          [12, 6],
          [4, 14],
          [-5, 14],
          [-10, 8],
        ],
        15,
        0.3,
        99,
      ),
    },
    { ink: 'paper', path: disc([9, -10], 2.2, 16, 0.2) },
    {
      ink: 'accent',
      path: polygon([
        [-6, 3],
        [6, 0],
        [2, 10],
        [-3, 10],
      ]),
    },
  ],
  jungle: [
    { ink: 'key', path: leaf([0, 20], [-15, -13], 10), hollow: true },
    { ink: 'key', path: leaf([2, 20], [16, -15], 10), hollow: true },
    { ink: 'accent', path: leaf([0, 20], [0, -20], 9), hollow: true },
  ],
  beam: [
    {
      ink: 'key',
      path: polygon([
        [4, -21],
        [-12, 3],
        [-2, 3],
        [-6, 21],
        [12, -5],
        [2, -5],
      ]),
    },
    { ink: 'accent', path: gouge([-19, -12], [-19, 12], 2.4) + gouge([19, -12], [19, 12], 2.4) },
  ],
  snooze: [
    { ink: 'key', path: snoozeLetter([-17, -2], 19, 19) },
    { ink: 'accent', path: snoozeLetter([4, -19], 14, 14) },
  ],
  broken: [
    { ink: 'key', path: disc([0, 0], 19, 18, 0.5) },
    { ink: 'paper', path: disc([0, 0], 13.5, 19, 0.4) },
    {
      ink: 'accent',
      path: polygon([
        [1, -22],
        [7, -8],
        [0, -3],
        [5, 5],
        [-3, 11],
        [0, 22],
        [-9, 10],
        [-1, 4],
        [-6, -4],
        [1, -9],
        [-4, -21],
      ]),
    },
  ],
} as const satisfies Readonly<Record<string, readonly Layer[]>>
