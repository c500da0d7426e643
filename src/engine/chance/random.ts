/** Randomness as a port: who deals or samples is handed a source and never makes one. */

/** A source of uniformly distributed whole numbers. */
export interface Random {
  /** A whole number from 0 to `bound` - 1, each equally likely; `bound` is 1 to 2^32. */
  below(bound: number): number
}

/** Puts `items` into a random order in place (Fisher-Yates); every order is equally likely. */
export function shuffle<Item>(items: Item[], random: Random): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random.below(last + 1)
    const moved = items[last]
    const chosen = items[other]
    if (moved === undefined || chosen === undefined) continue
    items[last] = chosen
    items[other] = moved
  }
}

/** One of `items`, each equally likely; undefined if there is none. */
export function pick<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items.length === 0 ? undefined : items[random.below(items.length)]
}

/** Chances are drawn this finely. */
const FINE = 1_000_000

/** True with this chance, which is 0 to 1. */
export function happens(chance: number, random: Random): boolean {
  return random.below(FINE) < chance * FINE
}

/** A place in `weights`, each as likely as what it weighs; what weighs nothing is never drawn. Undefined if nothing weighs anything. */
export function drawByWeight(weights: ArrayLike<number>, random: Random): number | undefined {
  let total = 0
  for (let place = 0; place < weights.length; place++) total += weights[place] ?? 0
  let left = ((random.below(FINE) + 0.5) / FINE) * total
  let last: number | undefined
  for (let place = 0; place < weights.length; place++) {
    const weight = weights[place] ?? 0
    if (weight <= 0) continue
    last = place
    left -= weight
    if (left < 0) break
  }
  return last
}
