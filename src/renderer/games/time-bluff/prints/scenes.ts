/** The pictures of the faces that are no clocks: joker, vortex, cuckoo and the four effects. */
import type { ClockKind, PairEffect } from '../../../../games/time-bluff/contract'
import {
  arc,
  block,
  cut,
  disc,
  gouge,
  hatch,
  pointer,
  polygon,
  rays,
  steadyHand,
  type Point,
} from '../../../cards/lino'
import { moved, type Layer } from '../../../cards/print'
import { dial } from './dials'
import { CLOCK_SIGNS } from './signs'
import { leaf, snoozeLetter, star } from './shapes'

/** The printed ground of a face with a caption: one corner free for the sign, the foot free for words. */
function captionBlock(seed: number): Layer {
  const outline: Point[] = [
    [67, 13],
    [188, 12],
    [188, 222],
    [12, 223],
    [13, 76],
    [67, 75],
  ]
  return { ink: 'accent', path: cut(outline, seed, 1.3, 13) }
}

function joker(): Layer[] {
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

function vortex(): Layer[] {
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

function cuckoo(): Layer[] {
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

function broken(): Layer[] {
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

function jungle(): Layer[] {
  const back = leaf([30, 222], [36, 86], 24) + leaf([176, 222], [176, 84], 24)
  return [
    captionBlock(131),
    {
      ink: 'paper',
      path: hatch({
        corner: [70, 14],
        size: [116, 100],
        count: 11,
        width: 1.8,
        seed: 132,
        run: 'standing',
        ragged: 22,
      }),
    },
    { ink: 'key', path: back, hollow: true },
    ...moved(CLOCK_SIGNS.grandfather, 'translate(104 116) scale(4)').map((layer, index) =>
      index === 0 ? { ...layer, halo: 2 } : layer,
    ),
    ...dial({ centre: [104, 100], radius: 24, seed: 133 }),
    {
      ink: 'paper',
      path: leaf([60, 226], [18, 150], 21) + leaf([150, 226], [190, 146], 21),
      line: 5,
    },
    {
      ink: 'key',
      path: leaf([60, 226], [18, 150], 21) + leaf([150, 226], [190, 146], 21),
      hollow: true,
    },
    {
      ink: 'paper',
      path: leaf([70, 224], [58, 128], 19) + leaf([140, 224], [152, 124], 19),
      line: 5,
    },
    {
      ink: 'accent',
      path: leaf([70, 224], [58, 128], 19) + leaf([140, 224], [152, 124], 19),
      hollow: true,
    },
    { ink: 'paper', path: leaf([105, 226], [106, 144], 18), line: 6 },
    { ink: 'key', path: leaf([105, 226], [106, 144], 18), hollow: true },
  ]
}

function beam(): Layer[] {
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

function snooze(): Layer[] {
  return [
    captionBlock(151),
    {
      ink: 'paper',
      path: hatch({
        corner: [16, 80],
        size: [170, 140],
        count: 13,
        width: 1.6,
        seed: 152,
        run: 'lying',
        ragged: 40,
      }),
    },
    {
      ink: 'paper',
      path: cut(
        [...arc([156, 56], [27, 27], [20, 310], 18), ...arc([168, 46], [24, 24], [-75, -150], 7)],
        153,
        0.5,
        99,
      ),
    },
    { ink: 'paper', path: star([84, 36], 7, 5, 14) + star([120, 28], 5, 5, 4) },
    { ink: 'key', path: snoozeLetter([44, 92], 34, 36), halo: 6 },
    { ink: 'key', path: snoozeLetter([86, 66], 27, 29), halo: 6 },
    { ink: 'key', path: snoozeLetter([120, 48], 19, 21), halo: 6 },
    {
      ink: 'key',
      path: block([46, 200], [22, 10], 154) + block([140, 200], [22, 10], 155),
      halo: 5,
    },
    {
      ink: 'key',
      path: cut(
        [
          [34, 146],
          [42, 140],
          [166, 140],
          [174, 146],
          [174, 196],
          [167, 203],
          [41, 203],
          [34, 196],
        ],
        156,
        0.7,
      ),
      halo: 7,
    },
    { ink: 'accent', path: block([86, 128], [36, 13], 157, 0.6), halo: 5 },
    {
      ink: 'paper',
      path: hatch({
        corner: [42, 188],
        size: [124, 12],
        count: 2,
        width: 1.1,
        seed: 158,
        run: 'lying',
        ragged: 10,
      }),
    },
    { ink: 'paper', path: block([84, 150], [80, 36], 159, 0.6) },
    { ink: 'key', path: 'M96 166q8 8 16 0M128 166q8 8 16 0', line: 4.6 },
    { ink: 'accent', path: cut(arc([124, 177], [6, 4.5], [0, 360], 10), 160, 0.3, 99) },
    ...dial({ centre: [60, 169], radius: 18, seed: 161 }),
  ]
}

/** A picture that belongs to a face without an hour. */
export type Scene = PairEffect | 'joker' | 'vortex' | 'cuckoo'

/** Draws the picture of each face without an hour. */
export const SCENES: Readonly<Record<Scene, () => Layer[]>> = {
  joker,
  vortex,
  cuckoo,
  jungle,
  beam,
  snooze,
  broken,
}

/** The clock each effect belongs to is also its pair of inks. */
export const INKS_OF_EFFECT: Readonly<Record<PairEffect, ClockKind>> = {
  jungle: 'grandfather',
  beam: 'smartwatch',
  snooze: 'radio',
  broken: 'alarm',
}
