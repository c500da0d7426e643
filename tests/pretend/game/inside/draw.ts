/** Taking things from the pile. */
import { present } from '../../../../src/engine/basics/invariant'
import type { Random } from '../../../../src/engine/chance/random'

/** Any thing of the pile, each equally likely; it is in the pile no more. */
export function takeAny(pile: string[], random: Random): string {
  const [thing] = pile.splice(random.below(pile.length), 1)
  return present(thing, 'the plan has counted the things')
}
