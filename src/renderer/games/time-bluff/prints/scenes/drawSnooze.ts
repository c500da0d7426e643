/** A radio alarm that will not be woken. */
import { arc, block, cut, hatch } from '../../../../cards/lino'
import type { Layer } from '../../../../cards/print'
import { captionBlock } from './captionBlock'
import { dial } from '../dials'
import { snoozeLetter, star } from '../shapes'

/** Layers on a ground of 200 by 300, the corner sign not included. */
export function drawSnooze(): Layer[] {
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
