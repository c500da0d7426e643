/** Which letters question marks stood for (BB-14). */
import { facesOf, QUESTION_MARK } from '../../../../games/buchstabenbluff/outside/cards'
import type { Card } from '../../../../games/buchstabenbluff/outside/contract'
import { compareLetters } from '../../../../games/buchstabenbluff/outside/fit'

/**
 * By place: the letter of each question mark among the cards of a true word, its own place's letter where no card has that, otherwise
 * the next one that is left. Of a bluff nobody can say it: more letters are missing than question marks lie there.
 */
export function stoodFor(cards: readonly Card[], spelling: string): ReadonlyMap<number, Card> {
  const word = facesOf(spelling)
  const { excess, lacking } = compareLetters(cards, word)
  if (excess.length > 0) return new Map()
  const left = [...lacking]
  const take = (face: Card | undefined): Card | undefined => {
    const at = face === undefined ? -1 : left.indexOf(face)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const blanks = [...cards.keys()].filter((at) => cards[at] === QUESTION_MARK)
  const letters = new Map<number, Card>()
  for (const isOwnPlace of [true, false]) {
    for (const at of blanks.filter((place) => !letters.has(place))) {
      const letter = take(isOwnPlace ? word[at] : left[0])
      if (letter !== undefined) letters.set(at, letter)
    }
  }
  return letters
}
