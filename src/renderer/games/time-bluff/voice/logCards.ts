/** The cards of Time Bluff that stand as small pictures in the log. */
import { FACES, type Card } from '../../../../games/time-bluff/outside/cards'
import type { Translate } from '../../../wording/translate'
import { isClock } from '../rules'
import { cardInSentence, cardName } from './readableCard'

/** As a sentence goes on with it, without the article, which is no part of the picture; a clock has none. */
function nameInSentence(card: Card, t: Translate): string {
  const words = cardInSentence(card, t)
  return isClock(card) ? words : words.slice(words.indexOf(' ') + 1)
}

/** All cards by their names, alone and within a sentence. */
export function logCards(t: Translate): ReadonlyMap<string, Card> {
  const cards = Array.from({ length: FACES }, (_, card) => card)
  return new Map(
    cards.flatMap((card): [string, Card][] => [
      [cardName(card, t), card],
      [nameInSentence(card, t), card],
    ]),
  )
}
