/** Shapes that several pictures share. */
import { gouge, polygon, type Point } from '../../../cards/lino'

/** A leaf from its stem to its tip, `wide` units to each side, with its vein and slits left open. */
export function leaf(stem: Point, tip: Point, wide: number): string {
  const [dx, dy] = [tip[0] - stem[0], tip[1] - stem[1]]
  const length = Math.hypot(dx, dy) || 1
  const [ux, uy] = [dx / length, dy / length]
  const place = (along: number, aside: number): Point => [
    stem[0] + ux * along * length - uy * aside,
    stem[1] + uy * along * length + ux * aside,
  ]
  const rim: readonly Point[] = [
    [0, 0.05],
    [0.07, 0.4],
    [0.2, 0.74],
    [0.38, 0.95],
    [0.55, 0.94],
    [0.72, 0.72],
    [0.87, 0.38],
    [1, 0],
  ]
  const right = rim.map(([along, aside]) => place(along, aside * wide))
  const left = rim.map(([along, aside]) => place(along, -aside * wide)).reverse()
  const slits = [0.2, 0.36, 0.52, 0.68].flatMap((along, index) =>
    [1, -1].map((side) => {
      const reach = (index === 3 ? 0.5 : 0.78) * side * wide
      return gouge(place(along, 0.16 * side * wide), place(along + 0.13, reach), wide * 0.075)
    }),
  )
  const vein = gouge(place(0.06, 0), place(0.9, 0), wide * 0.07)
  return polygon([...right, ...left]) + vein + slits.join('')
}

/** The letter of sleep, from its upper left corner. */
export function snoozeLetter([x, y]: Point, wide: number, high: number): string {
  const bar = high * 0.26
  return polygon([
    [x, y],
    [x + wide, y - 0.6],
    [x + wide + 0.4, y + bar],
    [x + wide * 0.48, y + high - bar],
    [x + wide, y + high - bar - 0.4],
    [x + wide - 0.3, y + high],
    [x - 0.4, y + high + 0.3],
    [x, y + high - bar],
    [x + wide * 0.5, y + bar],
    [x, y + bar + 0.3],
  ])
}

/** A star with uneven points. */
export function star([x, y]: Point, outer: number, points = 5, lean = 0): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, index): Point => {
      const turn = ((index * 180) / points + lean) * (Math.PI / 180)
      const radius = index % 2 === 0 ? outer : outer * 0.42
      return [x + Math.sin(turn) * radius, y - Math.cos(turn) * radius]
    }),
  )
}
