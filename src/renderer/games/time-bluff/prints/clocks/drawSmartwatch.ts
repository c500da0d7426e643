/** A smartwatch on its strap, sending. */
import { arc, block, cut, disc, hatch } from '../../../../cards/lino'
import { groundBlock } from './groundBlock'
import type { ClockPicture } from './clockPicture'
import { dial } from '../dials'

/** Broken arcs around the middle, as from something that sends. */
function waves(radius: number, ring: number): string[] {
  return [0, 1, 2, 3, 4, 5].map((part) => {
    const from = part * 60 + ring * 23
    const outer = arc([100, 150], [radius, radius], [from, from + 46], 8)
    const inner = arc([100, 150], [radius - 3.2, radius - 3.2], [from + 3, from + 43], 8).reverse()
    return cut([...outer, ...inner], ring * 7 + part, 0.4, 99)
  })
}

/** At an hour from 1 to 12. */
export function drawSmartwatch(hour: number): ClockPicture {
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
