/** The four kinds of clocks, each in the middle of a card and known by its outline alone. */
import type { ClockKind } from '../../../../games/time-bluff/contract'
import { arc, block, cut, disc, gouge, hatch, rays, type Point } from '../../../cards/lino'
import type { Layer, Lettering } from '../../../cards/print'
import { dial } from './dials'

/** A clock's picture. */
export interface ClockPicture {
  /** The ground behind it, printed in the colour and carved. */
  readonly ground: readonly Layer[]
  readonly layers: readonly Layer[]
  readonly letters: readonly Lettering[]
}

/** The printed ground: a block with the two corners cut out where the numerals stand. */
export function groundBlock(seed: number): Layer {
  const outline: Point[] = [
    [67, 13],
    [188, 12],
    [187, 192],
    [133, 193],
    [133, 287],
    [12, 288],
    [13, 108],
    [67, 107],
  ]
  return { ink: 'accent', path: cut(outline, seed, 1.3, 13) }
}

const GRANDFATHER_BODY: Point[] = [
  [100, 22],
  [106, 34],
  [120, 40],
  [130, 36],
  [136, 50],
  [144, 54],
  [144, 62],
  [139, 66],
  [139, 138],
  [145, 142],
  [143, 150],
  [132, 154],
  [132, 226],
  [137, 232],
  [137, 262],
  [140, 266],
  [140, 278],
  [131, 277],
  [129, 273],
  [71, 273],
  [69, 277],
  [60, 278],
  [60, 266],
  [63, 262],
  [63, 232],
  [68, 226],
  [68, 154],
  [57, 150],
  [55, 142],
  [61, 138],
  [61, 66],
  [56, 62],
  [56, 54],
  [64, 50],
  [70, 36],
  [80, 40],
  [94, 34],
]

function grandfather(hour: number): ClockPicture {
  const grain = hatch({
    corner: [67, 236],
    size: [66, 25],
    count: 5,
    width: 1.1,
    seed: 8,
    run: 'lying',
  })
  const hood = hatch({
    corner: [74, 45],
    size: [52, 14],
    count: 3,
    width: 1,
    seed: 4,
    run: 'lying',
    ragged: 9,
  })
  const sides = hatch({
    corner: [70, 158],
    size: [7, 66],
    count: 2,
    width: 0.9,
    seed: 6,
    run: 'standing',
  })
  const sidesRight = hatch({
    corner: [123, 158],
    size: [7, 66],
    count: 2,
    width: 0.9,
    seed: 7,
    run: 'standing',
  })
  return {
    ground: [
      groundBlock(11),
      {
        ink: 'paper',
        path: hatch({
          corner: [12, 12],
          size: [178, 276],
          count: 15,
          width: 1.7,
          seed: 21,
          run: 'standing',
          ragged: 26,
        }),
      },
    ],
    layers: [
      { ink: 'key', path: cut(GRANDFATHER_BODY, 31, 0.6, 15), halo: 7 },
      { ink: 'paper', path: grain + hood + sides + sidesRight },
      { ink: 'accent', path: block([80, 160], [40, 62], 14, 0.8) },
      { ink: 'key', path: block([98.5, 158], [3, 42], 15, 0.3) },
      { ink: 'paper', path: disc([100, 206], 12.5, 16), halo: 2 },
      { ink: 'key', path: disc([100, 206], 8.5, 17) },
      { ink: 'accent', path: disc([100, 102], 38, 18) },
      ...dial({ centre: [100, 102], radius: 34, seed: 19, hour }),
    ],
    letters: [],
  }
}

function smartwatch(hour: number): ClockPicture {
  const strapTop = cut(
    [
      [72, 90],
      [78, 14],
      [122, 14],
      [128, 90],
    ],
    41,
    0.8,
  )
  const strapFoot = cut(
    [
      [72, 210],
      [77, 286],
      [123, 286],
      [128, 210],
    ],
    42,
    0.8,
  )
  const holes = [238, 252, 266].map((y) => disc([100, y], 3.6, y, 0.4)).join('')
  const body = cut(
    [
      [56, 98],
      [64, 86],
      [136, 86],
      [144, 98],
      [144, 202],
      [136, 214],
      [64, 214],
      [56, 202],
    ],
    43,
    0.7,
  )
  return {
    ground: [
      groundBlock(12),
      {
        ink: 'paper',
        path: [64, 86, 108, 130, 152].flatMap((radius, ring) => waves(radius, ring)).join(''),
      },
    ],
    layers: [
      { ink: 'key', path: strapTop + strapFoot, halo: 6 },
      {
        ink: 'paper',
        path:
          holes +
          hatch({
            corner: [80, 22],
            size: [40, 60],
            count: 6,
            width: 1,
            seed: 3,
            run: 'lying',
            ragged: 5,
          }),
      },
      { ink: 'key', path: block([142, 134], [11, 28], 44), halo: 5 },
      { ink: 'key', path: body, halo: 7 },
      { ink: 'accent', path: block([65, 96], [70, 108], 45, 0.7) },
      { ink: 'paper', path: block([68, 99], [64, 102], 46, 0.7) },
      ...dial({ centre: [100, 131], radius: 30, seed: 47, hour }),
    ],
    letters: [{ ink: 'key', text: `${String(hour)}:00`, x: 100, y: 194, size: 25 }],
  }
}

/** Broken arcs around the middle, as from something that sends. */
function waves(radius: number, ring: number): string[] {
  return [0, 1, 2, 3, 4, 5].map((part) => {
    const from = part * 60 + ring * 23
    const outer = arc([100, 150], [radius, radius], [from, from + 46], 8)
    const inner = arc([100, 150], [radius - 3.2, radius - 3.2], [from + 3, from + 43], 8).reverse()
    return cut([...outer, ...inner], ring * 7 + part, 0.4, 99)
  })
}

function radio(hour: number): ClockPicture {
  const box = cut(
    [
      [20, 112],
      [28, 106],
      [172, 106],
      [181, 113],
      [181, 186],
      [174, 194],
      [27, 194],
      [19, 187],
    ],
    51,
    0.7,
  )
  const feet = block([34, 193], [22, 9], 52) + block([144, 193], [22, 9], 53)
  const antenna = gouge([158, 112], [176, 30], 2.2, 0.2) + disc([176, 30], 5, 54)
  const keys =
    block([58, 97], [20, 12], 55) + block([84, 97], [32, 12], 56) + block([122, 97], [20, 12], 57)
  return {
    ground: [
      groundBlock(13),
      {
        ink: 'paper',
        path:
          hatch({
            corner: [70, 18],
            size: [116, 80],
            count: 8,
            width: 1.7,
            seed: 22,
            run: 'lying',
            ragged: 22,
          }) +
          hatch({
            corner: [14, 206],
            size: [118, 78],
            count: 8,
            width: 1.7,
            seed: 23,
            run: 'lying',
            ragged: 22,
          }),
      },
    ],
    layers: [
      { ink: 'key', path: antenna, halo: 5 },
      { ink: 'key', path: keys + feet, halo: 5 },
      { ink: 'key', path: box, halo: 7 },
      {
        ink: 'paper',
        path: hatch({
          corner: [28, 176],
          size: [145, 14],
          count: 3,
          width: 1.1,
          seed: 24,
          run: 'lying',
          ragged: 12,
        }),
      },
      { ink: 'accent', path: disc([60, 143], 34, 58) },
      ...dial({ centre: [60, 143], radius: 30, seed: 59, hour }),
      { ink: 'paper', path: block([100, 118], [72, 50], 60, 0.7) },
      { ink: 'accent', path: block([103, 121], [66, 44], 61, 0.7) },
    ],
    letters: [
      { ink: 'paper', text: `${String(hour)}:00`, x: 136, y: 153, size: hour > 9 ? 24 : 28 },
    ],
  }
}

function alarm(hour: number): ClockPicture {
  const bell = (lean: number): string =>
    cut(
      arc([100 + lean * 34, 94], [26, 25], [lean * 36 - 90, lean * 36 + 90], 13),
      60 + lean,
      0.6,
      99,
    )
  const legs =
    cut(
      [
        [64, 206],
        [76, 216],
        [62, 246],
        [50, 240],
      ],
      65,
    ) +
    cut(
      [
        [136, 206],
        [124, 216],
        [138, 246],
        [150, 240],
      ],
      66,
    )
  const posts =
    cut(
      [
        [74, 92],
        [80, 90],
        [88, 112],
        [80, 114],
      ],
      67,
    ) +
    cut(
      [
        [126, 92],
        [120, 90],
        [112, 112],
        [120, 114],
      ],
      68,
    )
  const hammer = block([97, 70], [6, 44], 69, 0.4) + block([88, 60], [24, 10], 70, 0.6)
  const handle: Layer = { ink: 'key', path: 'M82 62Q84 38 100 37Q117 38 118 62', line: 6.5 }
  return {
    ground: [
      groundBlock(14),
      {
        ink: 'paper',
        path: rays({
          centre: [100, 152],
          from: 76,
          to: 176,
          count: 34,
          width: 2.6,
          seed: 25,
          ragged: 20,
        }),
      },
    ],
    layers: [
      { ink: 'paper', path: handle.path, line: 14 },
      handle,
      { ink: 'key', path: legs + posts + hammer, halo: 6 },
      { ink: 'key', path: bell(-1) + bell(1), halo: 6 },
      {
        ink: 'paper',
        path: rays({
          centre: [66, 95],
          from: 7,
          to: 20,
          count: 6,
          width: 1.1,
          seed: 26,
          span: [-105, 20],
        }),
      },
      {
        ink: 'paper',
        path: rays({
          centre: [134, 95],
          from: 7,
          to: 20,
          count: 6,
          width: 1.1,
          seed: 27,
          span: [-20, 105],
        }),
      },
      { ink: 'key', path: disc([100, 168], 58, 71, 0.9), halo: 7 },
      {
        ink: 'paper',
        path: rays({ centre: [100, 168], from: 50.5, to: 56, count: 40, width: 0.8, seed: 28 }),
      },
      { ink: 'accent', path: disc([100, 168], 48, 72, 0.7) },
      ...dial({ centre: [100, 168], radius: 43, seed: 73, hour }),
    ],
    letters: [],
  }
}

/** Draws each kind of clock at an hour from 1 to 12. */
export const CLOCKS: Readonly<Record<ClockKind, (hour: number) => ClockPicture>> = {
  grandfather,
  smartwatch,
  radio,
  alarm,
}
