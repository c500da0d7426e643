/** The faces of the cards, and counting letters. */
import { invariant } from '../../../engine/invariant'
import { err, ok, type Result } from '../../../engine/result'
import type { Card } from './contract'

/** The letter of each face, in the order of their numbers. */
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ?'
/** How many different faces there are. */
export const FACES = LETTERS.length
/** The question mark's face (BB-14). */
export const QUESTION_MARK: Card = FACES - 1

/** The letter on a card, `?` for the question mark. */
export function formatCard(card: Card): string {
  const letter = LETTERS[card]
  invariant(letter !== undefined, `${String(card)} is a card`)
  return letter
}

/** The card with this letter; the error is a sentence for developers. */
export function parseCard(letter: string): Result<Card, string> {
  const card = letter.length === 1 ? LETTERS.indexOf(letter) : -1
  return card < 0 ? err(`no card reads "${letter}"`) : ok(card)
}

/** The letters of a word in card spelling as faces, in the order of the word; it has no other letters than the cards. */
export function facesOf(spelling: string): Card[] {
  const letters = new Array<Card>(spelling.length)
  for (let at = 0; at < spelling.length; at++) letters[at] = LETTERS.indexOf(spelling.charAt(at))
  return letters
}
