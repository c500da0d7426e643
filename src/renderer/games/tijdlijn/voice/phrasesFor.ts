/** Which phrases make sense at a card, by where it lies; the rules let all of them be said of any card (TL-27). */
import {
  PHRASES,
  type CardHandle,
  type Phrase,
  type TijdlijnView,
} from '../../../../games/tijdlijn/outside/contract'
import { cardsOfLine } from './names'

/** It can only be discarded any more. */
const OF_STUCK = ['this', 'not-this'] as const
/** Its year is known. */
const OF_LINE = ['what-is-this', 'i-know-this'] as const

/** What can be said of this card where it lies; nothing of one that is out of the game. */
export function phrasesFor(view: TijdlijnView, handle: CardHandle): readonly Phrase[] {
  const isIt = ({ card }: { readonly card: CardHandle }): boolean => card === handle
  if (view.discard.some(isIt)) return []
  if (cardsOfLine(view).some(isIt)) return OF_LINE
  const inFront = view.players.flatMap(({ cards }) => cards).find(isIt)
  return inFront?.stuck ? OF_STUCK : PHRASES
}
