/** Where the cards of a word lie rightly. */

/**
 * The places of the lying letters that are in the word no matter where they lie (BB-09): first those in their own places, then all
 * others, each as often as the word has it. Nothing lies where it is undefined.
 */
export function placesThatFit(
  letters: readonly string[],
  laid: readonly (string | undefined)[],
): ReadonlySet<number> {
  const fitting = new Set([...laid.keys()].filter((at) => laid[at] === letters[at]))
  const left = letters.filter((_, at) => !fitting.has(at))
  for (const [at, letter] of laid.entries()) {
    const isLeft = !fitting.has(at) && letter !== undefined && left.includes(letter)
    if (!isLeft) continue
    left.splice(left.indexOf(letter), 1)
    fitting.add(at)
  }
  return fitting
}
