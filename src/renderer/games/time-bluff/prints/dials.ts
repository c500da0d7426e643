/** Dials: the round part of a clock that shows an hour. */
import { disc, gouge, pointer, steadyHand, type Point } from '../../../cards/lino'
import type { Layer } from '../../../cards/print'

/** A dial. */
export interface DialShape {
  readonly centre: Point
  readonly radius: number
  readonly seed: number
  /** 1-12; absent: no hands, the clock tells no hour. */
  readonly hour?: number | undefined
}

function marks({ centre, radius, seed }: DialShape): string {
  const hand = steadyHand(seed)
  return Array.from({ length: 12 }, (_, index) => {
    const turn = (index * 30 * Math.PI) / 180
    const [sin, cos] = [Math.sin(turn), -Math.cos(turn)]
    const inner = radius * (index % 3 === 0 ? 0.66 : 0.78) + hand() * 0.5
    const outer = radius * 0.93
    const width = radius * (index % 3 === 0 ? 0.075 : 0.04)
    const from: Point = [centre[0] + sin * inner, centre[1] + cos * inner]
    const to: Point = [centre[0] + sin * outer, centre[1] + cos * outer]
    return gouge(from, to, width + 0.5)
  }).join('')
}

/** A paper dial with marks and, where there is an hour, two hands. */
export function dial(shape: DialShape): Layer[] {
  const { centre, radius, seed, hour } = shape
  const face: Layer[] = [
    { ink: 'paper', path: disc(centre, radius, seed) },
    { ink: 'key', path: marks(shape) },
  ]
  if (hour === undefined) return face
  return [
    ...face,
    { ink: 'accent', path: pointer(centre, radius * 0.84, radius * 0.13, 0) },
    { ink: 'key', path: pointer(centre, radius * 0.62, radius * 0.27, hour * 30) },
    { ink: 'key', path: disc(centre, radius * 0.13, seed + 3, 0.3) },
  ]
}
