/** Shapes as a knife cuts them into linoleum: edges a little uneven, lines that taper; the same seed gives the same cut. */

/** A point of a drawing. */
export type Point = readonly [x: number, y: number]

/** A source of small irregularities from -1 to 1 that repeats itself for the same seed. */
export function steadyHand(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2147483648 - 1
  }
}

/** Coordinates to one decimal, as paths want them. */
function at([x, y]: Point): string {
  return `${String(Math.round(x * 10) / 10)} ${String(Math.round(y * 10) / 10)}`
}

/** A closed path straight through the points. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}Z`
}

/** A closed shape whose straight edges are cut by hand: one small step every `step` units, off by up to `wobble`. */
export function cut(points: readonly Point[], seed: number, wobble = 0.9, step = 17): string {
  const hand = steadyHand(seed)
  const rough = points.flatMap((from, index): Point[] => {
    const to = points[(index + 1) % points.length] ?? from
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const pieces = Math.max(1, Math.round(length / step))
    return Array.from({ length: pieces }, (_, piece): Point => {
      const part = piece / pieces
      return [
        from[0] + (to[0] - from[0]) * part + hand() * wobble,
        from[1] + (to[1] - from[1]) * part + hand() * wobble,
      ]
    })
  })
  return polygon(rough)
}

/** Points on an ellipse, from the top clockwise; `from` and `to` in degrees. */
export function arc(
  [x, y]: Point,
  [wide, high]: Point,
  [from, to]: Point = [0, 360],
  count = 26,
): Point[] {
  const whole = to - from >= 360
  return Array.from({ length: count }, (_, index): Point => {
    const turn = ((from + ((to - from) * index) / (whole ? count : count - 1)) * Math.PI) / 180
    return [x + Math.sin(turn) * wide, y - Math.cos(turn) * high]
  })
}

/** A round shape cut by hand. */
export function disc(centre: Point, radius: number, seed: number, wobble = 0.8): string {
  const count = Math.max(10, Math.min(34, Math.round(radius * 1.1)))
  return cut(arc(centre, [radius, radius], [0, 360], count), seed, wobble, 999)
}

/** A rectangle cut by hand. */
export function block([x, y]: Point, [wide, high]: Point, seed: number, wobble = 0.9): string {
  const corners: Point[] = [
    [x, y],
    [x + wide, y],
    [x + wide, y + high],
    [x, y + high],
  ]
  return cut(corners, seed, wobble)
}

/** One stroke of the gouge: pointed at both ends, `width` in the middle. */
export function gouge(from: Point, to: Point, width: number, lean = 0.45): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const [nx, ny] = [(-dy / length) * width, (dx / length) * width]
  const [mx, my] = [from[0] + dx * lean, from[1] + dy * lean]
  return `M${at(from)}Q${at([mx + nx, my + ny])} ${at(to)}Q${at([mx - nx, my - ny])} ${at(from)}Z`
}

/** A ring of gouges around a centre. */
export interface RayShape {
  readonly centre: Point
  readonly from: number
  readonly to: number
  readonly count: number
  readonly width: number
  readonly seed: number
  /** How far a single ray may fall short, in units. */
  readonly ragged?: number
  /** Degrees of the first and the last ray. */
  readonly span?: Point
}

/** Gouges that run outwards from a centre. */
export function rays(shape: RayShape): string {
  const hand = steadyHand(shape.seed)
  const ragged = shape.ragged ?? 0
  const [first, last] = shape.span ?? [0, 360]
  return Array.from({ length: shape.count }, (_, index) => {
    const turn =
      ((first + ((last - first) * (index + hand() * 0.18)) / shape.count) * Math.PI) / 180
    const [sin, cos] = [Math.sin(turn), -Math.cos(turn)]
    const from = shape.from + Math.abs(hand()) * ragged
    const to = shape.to - Math.abs(hand()) * ragged
    const [x, y] = shape.centre
    return gouge(
      [x + sin * from, y + cos * from],
      [x + sin * to, y + cos * to],
      shape.width * (1 + hand() * 0.25),
      0.62,
    )
  }).join('')
}

/** A field of gouges side by side. */
export interface HatchShape {
  readonly corner: Point
  readonly size: Point
  readonly count: number
  readonly width: number
  readonly seed: number
  /** Whether the gouges lie or stand. */
  readonly run: 'lying' | 'standing'
  readonly ragged?: number
}

/** Gouges side by side in a rectangle. */
export function hatch(shape: HatchShape): string {
  const hand = steadyHand(shape.seed)
  const [x, y] = shape.corner
  const [wide, high] = shape.size
  const ragged = shape.ragged ?? 6
  return Array.from({ length: shape.count }, (_, index) => {
    const part = (index + 0.5 + hand() * 0.16) / shape.count
    const [short, long] = [Math.abs(hand()) * ragged, Math.abs(hand()) * ragged]
    const drift = hand() * 0.9
    return shape.run === 'lying'
      ? gouge([x + short, y + high * part], [x + wide - long, y + high * part + drift], shape.width)
      : gouge([x + wide * part, y + short], [x + wide * part + drift, y + high - long], shape.width)
  }).join('')
}

/** A pointer from a centre outwards, with a short tail; `turn` in degrees from the top. */
export function pointer(centre: Point, length: number, width: number, turn: number): string {
  const angle = (turn * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), -Math.cos(angle)]
  const along = (forward: number, aside: number): Point => [
    centre[0] + sin * forward - cos * aside,
    centre[1] + cos * forward + sin * aside,
  ]
  return polygon([
    along(-length * 0.18, width * 0.42),
    along(length * 0.55, width * 0.62),
    along(length, width * 0.12),
    along(length, -width * 0.12),
    along(length * 0.58, -width * 0.55),
    along(-length * 0.18, -width * 0.46),
  ])
}
