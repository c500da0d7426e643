/** Dictionaries of a few words, for tests that need no real one. */
import type { DeckData } from '../../../src/games/buchstabenbluff/outside/packDictionary'

/** A hundred cards: one of each letter, the rest E; every letter is worth one point. */
export function deckOfOnes(letters: string): DeckData {
  const count = (letter: string): number => (letter === 'E' ? 101 - letters.length : 1)
  return Object.fromEntries(Array.from(letters, (letter) => [letter, [count(letter), 1]]))
}
