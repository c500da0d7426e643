/** From which age a table with these options is meant for (TG-30). */
import { SHIPPED_DECK, type TofugottOptions } from './contract'

const AGE_OF_OUR_TEXTS = 12
const AGE_OF_ALL_ELSE = 16

/** In years: 16 with spicy cards or with any deck that is not the shipped one, else 12. */
export function ageOf({ spicy, decks }: Pick<TofugottOptions, 'spicy' | 'decks'>): 12 | 16 {
  const isOurs = decks.every((deck) => deck === SHIPPED_DECK)
  return spicy === 'off' && isOurs ? AGE_OF_OUR_TEXTS : AGE_OF_ALL_ELSE
}
