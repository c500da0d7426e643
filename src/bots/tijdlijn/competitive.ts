/** Laying in the competitive mode: the card and the gap that are most probably right. */
import { present } from '../../engine/invariant'
import type { TijdlijnMove, TijdlijnView } from '../../games/tijdlijn/outside/contract'
import { ownCards } from '../../games/tijdlijn/outside/check'
import { partBetween, type Belief } from './belief'

/** Equal years are right on both sides (TC-03): a gap is so much wider than the years between. */
const EDGE = 0.5

/** Years of the places, from the earliest to the latest. */
export function yearsOf({ line }: TijdlijnView): number[] {
  return line.map(({ cards }) => present(cards[0], 'a place holds a card').back.year)
}

/** How likely a card of this belief is right at a place (TC-03). */
export function chanceAt(view: TijdlijnView, gap: number, belief: Belief): number {
  const years = yearsOf(view)
  return partBetween(belief, (years[gap - 1] ?? -Infinity) - EDGE, (years[gap] ?? Infinity) + EDGE)
}

/** Where to lay which of the own cards. */
export function chooseLay(view: TijdlijnView, believe: (card: number) => Belief): TijdlijnMove {
  const bounds = [-Infinity, ...yearsOf(view), Infinity]
  let best: TijdlijnMove | undefined
  let highest = -1
  for (const { card } of ownCards(view)) {
    const belief = believe(card)
    for (let gap = 0; gap + 1 < bounds.length; gap++) {
      const from = bounds[gap] ?? -Infinity
      const to = bounds[gap + 1] ?? Infinity
      const chance = partBetween(belief, from - EDGE, to + EDGE)
      if (chance <= highest) continue
      highest = chance
      best = { kind: 'lay', card, gap }
    }
  }
  return present(best, 'who is to lay has a card')
}
