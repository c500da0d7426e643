/** The one place that throws: a broken promise of our own code, never of a player's input. */

/** Throws with `sentence` if `condition` does not hold; for bugs only. */
export function invariant(condition: unknown, sentence: string): asserts condition {
  if (!condition) throw new Error(`invariant broken: ${sentence}`)
}

/** The value itself; throws with `sentence` if it is absent; for bugs only. */
export function present<Value>(value: Value | undefined, sentence: string): Value {
  invariant(value !== undefined, sentence)
  return value
}
