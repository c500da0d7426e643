/** Whether cards spell a word (BB-09). */
import { FACES, QUESTION_MARK } from './cards'
import type { Card, Judgement } from './contract'

/** How often each face is found, by face. */
export function countFaces(cards: readonly Card[]): number[] {
  const counts = new Array<number>(FACES).fill(0)
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1
  return counts
}

function addCopies(face: Card, copies: number, into: Card[]): void {
  for (let copy = 0; copy < copies; copy++) into.push(face)
}

/**
 * What laid cards are beside a word with the same number of letters: letters too many, and letters that no letter card stands for
 * (BB-09, BB-14). Both are counted whatever the cards are.
 */
export function compareLetters(
  cards: readonly Card[],
  word: readonly Card[],
): Pick<Judgement, 'excess' | 'lacking'> {
  const balance = countFaces(cards)
  for (const face of word) balance[face] = (balance[face] ?? 0) - 1
  const excess: Card[] = []
  const lacking: Card[] = []
  for (let face = 0; face < QUESTION_MARK; face++) {
    const difference = balance[face] ?? 0
    if (difference > 0) addCopies(face, difference, excess)
    else if (difference < 0) addCopies(face, -difference, lacking)
  }
  return { excess, lacking }
}

/** Whether all of these cards may stand for letters of the word, question marks for any (BB-30). */
export function areContained(cards: readonly Card[], word: readonly Card[]): boolean {
  return cards.length <= word.length && compareLetters(cards, word).excess.length === 0
}
