/** A grandfather clock with its pendulum. */
import { block, cut, disc, hatch, type Point } from '../../../../cards/lino'
import { groundBlock } from './groundBlock'
import type { ClockPicture } from './clockPicture'
import { dial } from '../dials'

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

/** At an hour from 1 to 12. */
export function drawGrandfather(hour: number): ClockPicture {
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
