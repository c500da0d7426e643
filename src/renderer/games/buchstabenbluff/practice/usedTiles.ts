/** Which tiles of a hand a word uses up while it is being written. */
import { LETTERS, QUESTION_MARK } from '../../../../games/buchstabenbluff/outside/cards'
import { parseWord } from '../../../../games/buchstabenbluff/outside/cardSpelling'
import type { Card } from '../../../../games/buchstabenbluff/outside/contract'
import type { Language } from '../../../../engine/basics/language'
import { tilesOf } from '../hand/tiles'

/** The keys of the tiles; letters that the hand does not have take question marks, as far as there are some. */
export function usedTiles(
  cards: readonly Card[],
  text: string,
  language: Language,
): ReadonlySet<string> {
  const word = parseWord(text, { language, umlautCards: false })
  // A single letter is no word yet.
  const letters = word.ok ? word.value : text.length === 1 ? text.toUpperCase() : ''
  const left = [...tilesOf(cards)]
  const used = new Set<string>()
  for (const letter of letters) {
    const own = left.findIndex(({ card }) => card === LETTERS.indexOf(letter))
    const at = own < 0 ? left.findIndex(({ card }) => card === QUESTION_MARK) : own
    const [tile] = at < 0 ? [] : left.splice(at, 1)
    if (tile) used.add(tile.key)
  }
  return used
}
