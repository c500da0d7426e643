/** The end of a match: gems, then cards in hand (TR-36). */
import type { MatchEnd } from '../outside/contract'
import { sumOfGems } from '../outside/faces'
import type { TafelrundeState } from './state'
import type { Step } from './step'

/** The gems that each seat has secured (TR-36). */
export function gemsBySeat(state: TafelrundeState): number[] {
  return state.players.map(({ secured }) => sumOfGems(secured))
}

/** The place of each seat: 1 and one more for everybody who is better. */
function ranksOf(gems: readonly number[], hands: readonly number[]): number[] {
  const isBetter = (one: number, other: number): boolean => {
    const more = (gems[one] ?? 0) - (gems[other] ?? 0)
    return more === 0 ? (hands[one] ?? 0) > (hands[other] ?? 0) : more > 0
  }
  return gems.map((_, seat) => 1 + gems.filter((_gems, other) => isBetter(other, seat)).length)
}

/** Ends the match; open chests count nothing (TR-07). */
export function endMatch({ state, events }: Step, end: MatchEnd): void {
  const gems = gemsBySeat(state)
  const hands = state.players.map(({ hand }) => hand.length)
  const ranks = ranksOf(gems, hands)
  state.phase = { kind: 'over', end, ranks }
  events.push({ kind: 'matchEnded', end, ranks: [...ranks], gems, hands })
}
