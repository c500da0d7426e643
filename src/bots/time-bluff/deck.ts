/** How often each face is in the deck. */
import {
  COPIES_OF_JOKER_AND_VORTEX,
  FACES,
  FIRST_PAIR,
  JOKER,
  VORTEX,
} from '../../games/time-bluff/outside/cards'

function countDeck(pairCards: boolean): readonly number[] {
  return Array.from({ length: FACES }, (_, card) => {
    if (card === JOKER || card === VORTEX) return COPIES_OF_JOKER_AND_VORTEX
    return card < FIRST_PAIR || pairCards ? 1 : 0
  })
}

const WITH_PAIRS = countDeck(true)
const WITHOUT_PAIRS = countDeck(false)

/** How often each face is in the deck (TB-90, TB-06). */
export function deckCounts(pairCards: boolean): readonly number[] {
  return pairCards ? WITH_PAIRS : WITHOUT_PAIRS
}
