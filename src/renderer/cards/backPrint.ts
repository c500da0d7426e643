/** The back that all cards of the house share: a table from above, with its six chairs, in a trellis of cuts. */
import { block, cut, disc, gouge, rays, steadyHand, type Point } from './lino'
import type { Layer, Print } from './print'

function trellis(): string {
  const hand = steadyHand(7)
  const marks: string[] = []
  for (let row = 0; row < 15; row += 1) {
    for (let column = 0; column < 10; column += 1) {
      const x = 19 + column * 18 + (row % 2) * 9
      const y = 22 + row * 18.4
      if (x > 186) continue
      const lean = (row + column) % 2 === 0 ? 1 : -1
      marks.push(gouge([x - 6, y - 6 * lean + hand()], [x + 6, y + 6 * lean + hand()], 1.9))
    }
  }
  return marks.join('')
}

function chairs(radius: number, size: number): string {
  return Array.from({ length: 6 }, (_, index) => {
    const turn = ((index * 60 + 30) * Math.PI) / 180
    const centre: Point = [100 + Math.sin(turn) * radius, 150 - Math.cos(turn) * radius]
    return disc(centre, size, index + 3, 0.7)
  }).join('')
}

function drawBack(): Print {
  const layers: Layer[] = [
    { ink: 'key', path: block([10, 10], [180, 280], 3, 1.3) },
    { ink: 'paper', path: trellis() },
    { ink: 'key', path: disc([100, 150], 66, 4, 1), halo: 5 },
    { ink: 'paper', path: chairs(53, 10.5) },
    { ink: 'accent', path: chairs(53, 7.5) },
    { ink: 'paper', path: disc([100, 150], 41, 5) },
    { ink: 'accent', path: disc([100, 150], 37, 6) },
    {
      ink: 'paper',
      path: rays({
        centre: [100, 150],
        from: 9,
        to: 35,
        count: 22,
        width: 1.7,
        seed: 9,
        ragged: 8,
      }),
    },
    {
      ink: 'key',
      path: cut(
        [
          [100, 138],
          [112, 150],
          [100, 162],
          [88, 150],
        ],
        10,
        0.6,
      ),
    },
  ]
  return { inks: 'back', layers, letters: [] }
}

/** The back's print. */
export const BACK: Print = drawBack()
