/** What portraits are cut from: shapes, holes, eyes, whiskers and clothes, on a ground of 100 by 100. */
import { arc, cut, disc, gouge, type Point } from '../cards/lino'

/** A shape of a portrait. */
export interface FigureLayer {
  readonly path: string
  /** Taken away: the ground shows. */
  readonly isCut?: true
}

let seed = 0

/** Every shape has a hand of its own, the same one at every start. */
function nextSeed(): number {
  seed += 1
  return seed
}
/** Points from a text like `20 44, 16 8`: x and y of each. */
function pointsOf(text: string): Point[] {
  return text.split(',').map((pair): Point => {
    const [x = 0, y = 0] = pair.trim().split(' ').map(Number)
    return [x, y]
  })
}
function mirrored(points: readonly Point[]): Point[] {
  return points.map(([x, y]): Point => [100 - x, y]).reverse()
}
function cutShape(points: readonly Point[]): FigureLayer {
  return { path: cut(points, nextSeed(), 0.45, 9) }
}
function taken(layer: FigureLayer): FigureLayer {
  return { ...layer, isCut: true }
}
/** A printed shape; points as `20 44, 16 8, 46 28`. */
export function shape(points: string): FigureLayer {
  return cutShape(pointsOf(points))
}
/** A shape that is taken away. */
export function hole(points: string): FigureLayer {
  return taken(shape(points))
}
/** The same shape on both sides. */
export function pair(points: string): FigureLayer[] {
  return [shape(points), cutShape(mirrored(pointsOf(points)))]
}
/** The same hole on both sides. */
export function holes(points: string): FigureLayer[] {
  return pair(points).map(taken)
}
/** A printed oval: its middle and half its width and height. */
export function oval(centre: Point, size: Point): FigureLayer {
  return { path: cut(arc(centre, size, [0, 360], 22), nextSeed(), 0.35, 99) }
}
/** An oval that is taken away. */
export function ovalHole(centre: Point, size: Point): FigureLayer {
  return taken(oval(centre, size))
}
/** The same oval on both sides. */
export function ovals([x, y]: Point, size: Point): FigureLayer[] {
  return [oval([x, y], size), oval([100 - x, y], size)]
}
/** The same oval hole on both sides. */
export function ovalHoles([x, y]: Point, size: Point): FigureLayer[] {
  return [ovalHole([x, y], size), ovalHole([100 - x, y], size)]
}
/** One cut of the gouge. */
export function stroke(from: Point, to: Point, width: number): FigureLayer {
  return { path: gouge(from, to, width), isCut: true }
}
/** The same cut on both sides. */
export function strokes(from: Point, to: Point, width: number): FigureLayer[] {
  return [stroke(from, to, width), stroke([100 - from[0], from[1]], [100 - to[0], to[1]], width)]
}
/** Two eyes: holes with a light in them. */
export function eyes([x, y]: Point, radius = 4.2): FigureLayer[] {
  return [x, 100 - x].flatMap((at) => [
    { path: disc([at, y], radius, nextSeed(), 0.2), isCut: true as const },
    { path: disc([at - 1.3, y - 1.4], radius * 0.36, nextSeed(), 0.1) },
  ])
}
/** Whiskers on both sides of a snout at this height. */
export function whiskers(y: number): FigureLayer[] {
  return [
    ...strokes([32, y], [12, y - 4], 1.1),
    ...strokes([32, y + 4], [12, y + 5], 1.1),
    ...strokes([33, y + 8], [16, y + 14], 1.1),
  ]
}

/** A scarf. */
export const SCARF: readonly FigureLayer[] = [
  shape('20 88, 80 88, 86 100, 14 100'),
  stroke([22, 93], [78, 93], 1.6),
]
/** Nothing but shoulders. */
export const SHOULDERS: readonly FigureLayer[] = [shape('30 84, 70 84, 92 100, 8 100')]
/** A tie. */
export const TIE: readonly FigureLayer[] = [
  ...SHOULDERS,
  hole('46 86, 54 86, 52 91, 55 100, 45 100, 48 91'),
]
/** A bow tie. */
export const BOW: readonly FigureLayer[] = [...SHOULDERS, ...holes('50 91, 36 85, 36 98')]
/** An open collar. */
export const COLLAR: readonly FigureLayer[] = [...SHOULDERS, ...holes('49 99, 33 86, 28 95, 37 99')]
/** A coat with buttons. */
export const BUTTONS: readonly FigureLayer[] = [
  ...SHOULDERS,
  ovalHole([50, 90], [2.4, 2.4]),
  ovalHole([50, 97], [2.4, 2.4]),
]
/** A striped jersey. */
export const STRIPES: readonly FigureLayer[] = [
  ...SHOULDERS,
  stroke([24, 90], [76, 90], 1.7),
  stroke([16, 95.5], [84, 95.5], 1.7),
]
