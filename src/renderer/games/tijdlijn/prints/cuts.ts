/** What the pictograms are cut from: shapes on a ground of 100 by 100, printed one after the other in one colour. */
import { arc, block, cut, disc, type Point } from '../../../cards/lino'
import type { Ink } from '../../../cards/print'

/** A shape of a pictogram; `paper` is what the knife took away. */
export interface PictogramCut {
  readonly ink: Extract<Ink, 'key' | 'paper'>
  readonly path: string
}

/** A picture in one colour on a ground of 100 by 100; later cuts lie on earlier ones. */
export type Pictogram = readonly PictogramCut[]

/** Shapes that are printed. */
export function key(...paths: readonly string[]): PictogramCut[] {
  return paths.map((path) => ({ ink: 'key', path }))
}

/** Shapes that are taken away. */
export function paper(...paths: readonly string[]): PictogramCut[] {
  return paths.map((path) => ({ ink: 'paper', path }))
}

/** A shape through points written as `x y x y …`; its straight edges are cut by hand. */
export function edge(points: string): string {
  const numbers = points.split(' ').map(Number)
  const corners = numbers.flatMap((x, index): Point[] => {
    const y = numbers[index + 1]
    return index % 2 === 0 && y !== undefined ? [[x, y]] : []
  })
  return cut(corners, numbers.length + (numbers[0] ?? 0), 0.7, 21)
}

/** A round shape. */
export function round(x: number, y: number, radius: number): string {
  return disc([x, y], radius, x + y, radius > 12 ? 0.6 : 0.2)
}

/** An oval with half its width and half its height. */
export function oval(x: number, y: number, wide: number, high: number): string {
  return cut(arc([x, y], [wide, high]), x + wide, 0.4, 999)
}

/** A rectangle from its upper left corner. */
export function box(x: number, y: number, wide: number, high: number): string {
  return block([x, y], [wide, high], x + y + wide, 0.6)
}

/** A straight bar between two points. */
export function bar(from: Point, to: Point, width: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const [nx, ny] = [((-dy / length) * width) / 2, ((dx / length) * width) / 2]
  const corners: Point[] = [
    [from[0] + nx, from[1] + ny],
    [to[0] + nx, to[1] + ny],
    [to[0] - nx, to[1] - ny],
    [from[0] - nx, from[1] - ny],
  ]
  return cut(corners, from[0] + to[1], 0.4, 21)
}

/** A point at a distance from the middle of the ground; degrees from the top, clockwise. */
export function around(degrees: number, distance: number): Point {
  const turn = (degrees * Math.PI) / 180
  return [50 + Math.sin(turn) * distance, 50 - Math.cos(turn) * distance]
}

/** A star with five points. */
export function fivePoints(radius: number): string {
  const corners = Array.from({ length: 10 }, (_, index) =>
    around(index * 36, index % 2 === 0 ? radius : radius * 0.42),
  )
  return cut(corners, radius, 0.5, 21)
}
