/** A digital radio alarm with its aerial. */
import { block, cut, disc, gouge, hatch } from '../../../../cards/lino'
import { groundBlock } from './groundBlock'
import type { ClockPicture } from './clockPicture'
import { dial } from '../dials'

/** At an hour from 1 to 12. */
export function drawRadio(hour: number): ClockPicture {
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
