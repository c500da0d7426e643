/** The letter cards of a language after how often its letters occur (rules, Material). */
import type { DeckData } from '../../../src/games/buchstabenbluff/outside/packDictionary'

const CARDS = 100
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** The last rank of each value, from 1: the class sizes of the German deck. */
const VALUES = [
  { lastRank: 7, value: 1 },
  { lastRank: 13, value: 2 },
  { lastRank: 18, value: 3 },
  { lastRank: 21, value: 4 },
  { lastRank: 23, value: 6 },
  { lastRank: 25, value: 8 },
  { lastRank: 26, value: 10 },
] as const

/** How often each letter occurs in the words, each word once. */
function countLetters(words: Iterable<string>): Map<string, number> {
  const counts = new Map(Array.from(LETTERS, (letter) => [letter, 0]))
  for (const word of words) {
    for (const letter of word) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  return counts
}

/** Letters by how often they occur, ties alphabetically. */
function byFrequency(counts: ReadonlyMap<string, number>): string[] {
  const often = (letter: string): number => counts.get(letter) ?? 0
  return Array.from(LETTERS).sort((a, b) => often(b) - often(a) || (a < b ? -1 : 1))
}

/** A hundred cards: one of each letter, every further one to the letter that has the most occurrences to a card. */
function dealCards(counts: ReadonlyMap<string, number>): Map<string, number> {
  const cards = new Map(Array.from(LETTERS, (letter) => [letter, 1]))
  const claim = (letter: string): number =>
    (counts.get(letter) ?? 0) / ((cards.get(letter) ?? 0) + 1)
  for (let dealt = LETTERS.length; dealt < CARDS; dealt++) {
    const next = Array.from(LETTERS).reduce((best, letter) =>
      claim(letter) > claim(best) ? letter : best,
    )
    cards.set(next, (cards.get(next) ?? 0) + 1)
  }
  return cards
}

/** The deck after these words in card spelling. */
export function deriveDeck(words: Iterable<string>): DeckData {
  const counts = countLetters(words)
  const cards = dealCards(counts)
  const ranks = new Map(byFrequency(counts).map((letter, index) => [letter, index + 1]))
  const valueOf = (letter: string): number =>
    VALUES.find(({ lastRank }) => (ranks.get(letter) ?? 0) <= lastRank)?.value ?? 0
  return Object.fromEntries(
    Array.from(LETTERS, (letter) => [letter, [cards.get(letter) ?? 0, valueOf(letter)]]),
  )
}
