/** How probably a card finds a place in the line of those who play together. */
import type { TijdlijnView } from '../../games/tijdlijn/outside/contract'
import { partBetween, type Belief } from './belief'
import { yearsOf } from './competitive'

/** How probably a card finds a place. */
export function chanceOf(view: TijdlijnView, belief: Belief): number {
  const years = yearsOf(view)
  const taken = years.slice(1).reduce((sum, to, index) => {
    const isTaken = view.line[index]?.slot.length !== 0
    return isTaken ? sum + partBetween(belief, years[index] ?? to, to) : sum
  }, 0)
  return 1 - taken
}
