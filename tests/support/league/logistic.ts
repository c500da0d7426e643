/** How likely something is by what is seen of it: logistic regression on few features. */

/** One observation. */
export interface Observation {
  readonly features: readonly number[]
  readonly happened: boolean
}

/** A number as features: 1 for the part between bounds in which it lies, 0 for the others. */
export function oneOf(bounds: readonly number[], value: number): number[] {
  const at = bounds.findIndex((bound) => value < bound)
  const own = at < 0 ? bounds.length : at
  return Array.from({ length: bounds.length + 1 }, (_, index) => (index === own ? 1 : 0))
}

/** Passes over all observations, the first step, and how strongly numbers are held near zero. */
const PASSES = 6
const STEP = 0.15
const HELD = 1e-4

/** The chance that numbers say for features. */
export function chanceBy(numbers: readonly number[], features: readonly number[]): number {
  let sum = 0
  for (let index = 0; index < features.length; index++) {
    sum += (numbers[index] ?? 0) * (features[index] ?? 0)
  }
  return 1 / (1 + Math.exp(-sum))
}

/** Numbers on the way, and how far each has been moved. */
interface Fit {
  readonly numbers: number[]
  readonly moved: number[]
}

/** Steps towards one observation; steps shrink with what a number has already moved (Adagrad). */
function learn({ numbers, moved }: Fit, { features, happened }: Observation): void {
  const error = (happened ? 1 : 0) - chanceBy(numbers, features)
  features.forEach((feature, index) => {
    if (feature === 0) return
    const slope = error * feature - HELD * (numbers[index] ?? 0)
    const way = (moved[index] ?? 0) + slope * slope
    moved[index] = way
    numbers[index] = (numbers[index] ?? 0) + (STEP * slope) / Math.sqrt(way)
  })
}

/** The numbers that foretell the observations best, one a feature. */
export function fitLogistic(observations: readonly Observation[], size: number): number[] {
  const fit = {
    numbers: new Array<number>(size).fill(0),
    moved: new Array<number>(size).fill(1e-3),
  }
  for (let pass = 0; pass < PASSES; pass++) for (const one of observations) learn(fit, one)
  return fit.numbers
}
