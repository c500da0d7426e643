/** The cards of Time Bluff that stand as small pictures in the log. */
import { FACES, type Card } from '../../../../games/time-bluff/outside/cards'
import type { Translate } from '../../../wording/translate'
import { cardName } from './readableCard'
import { isClock } from '../rules'

/** All clocks by their names; what else lies is told by its name alone. */
export function logCards(t: Translate): ReadonlyMap<string, Card> {
  const clocks = Array.from({ length: FACES }, (_, card) => card).filter(isClock)
  return new Map(clocks.map((card) => [cardName(card, t), card]))
}
