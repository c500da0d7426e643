/** What one seat keeps in mind of a match beyond what stands in the view: how hands were drawn before words were laid. */
import {
  LARGEST_HAND,
  type BuchstabenbluffView,
} from '../../games/buchstabenbluff/outside/contract'
import type { Manner } from './manners'
import type { Vocabulary } from './vocabulary'

/** What one seat knows and remembers. */
export interface Memory {
  readonly vocabulary: Vocabulary
  /** What kind of player it is. */
  readonly manner: Manner
  /** By number of the word, as it stands in the view: whether its player had stopped drawing though he might have gone on. */
  readonly stoppedShort: Map<number, boolean>
}

/** Notes how the hand of a word came about as long as it waits for answers; afterwards the refill hides it. */
export function rememberDrawing(
  { stoppedShort }: Memory,
  { words, players, drawPile, discards }: BuchstabenbluffView,
): void {
  const word = words.at(-1)
  if (word?.fate !== 'pending') return
  const hand = (players[word.seat]?.hand ?? 0) + word.count
  stoppedShort.set(words.length - 1, hand < LARGEST_HAND && drawPile + discards.length > 0)
}
