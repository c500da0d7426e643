/** A grandfather clock that has grown over. */
import { hatch } from '../../../../cards/lino'
import { moved, type Layer } from '../../../../cards/print'
import { captionBlock } from './captionBlock'
import { dial } from '../dials'
import { CLOCK_SIGNS } from '../signs'
import { leaf } from '../shapes'

/** Layers on a ground of 200 by 300, the corner sign not included. */
export function drawJungle(): Layer[] {
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
