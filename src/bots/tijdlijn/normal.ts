/** The normal distribution, as far as bots need it. */
import type { Random } from '../../engine/chance/random'

const RANGE = 2 ** 32

/** A number of the standard normal distribution (Box and Muller). */
export function drawNormal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log((random.below(RANGE) + 1) / (RANGE + 1)))
  return radius * Math.cos((2 * Math.PI * random.below(RANGE)) / RANGE)
}

/** Values of the standard normal distribution in the middle of equally likely parts, from small to large (after Tukey, to 0.02). */
export function normalPoints(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => {
    const part = (index + 0.5) / count
    return (part ** 0.135 - (1 - part) ** 0.135) / 0.1975
  })
}
