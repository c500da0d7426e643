/** A twin-bell alarm clock, ringing. */
import { arc, block, cut, disc, rays } from '../../../../cards/lino'
import type { Layer } from '../../../../cards/print'
import { groundBlock } from './groundBlock'
import type { ClockPicture } from './clockPicture'
import { dial } from '../dials'

/** At an hour from 1 to 12. */
export function drawAlarm(hour: number): ClockPicture {
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
