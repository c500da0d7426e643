/** The faces of the cards, and counting letters. */
import { err, ok, type Result } from '../../../engine/basics/result'
import type { Card } from './contract'

/** The letter of each face, in the order of their numbers. */
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ?'
/** How many different faces there are. */
export const FACES = LETTERS.length
/** The question mark's face (BB-14). */
export const QUESTION_MARK: Card = FACES - 1

/** The letter on a card, `?` for the question mark. */
export function formatCard(card: Card): string {
  return LETTERS.charAt(card)
}

/** The card with this letter; the error is a sentence for developers. */
export function parseCard(letter: string): Result<Card, string> {
  const card = letter.length === 1 ? LETTERS.indexOf(letter) : -1
  return card < 0 ? err(`no card reads "${letter}"`) : ok(card)
}

const CODE_OF_A = 65
/** The face by the letter's distance from A; the umlauts lie further off. */
const FACE_BY_CODE: readonly Card[] = Array.from({ length: 256 - CODE_OF_A }, (_, distance) =>
  LETTERS.indexOf(String.fromCharCode(CODE_OF_A + distance)),
)

/** The letters of a word in card spelling as faces, in the order of the word; it has no other letters than the cards. */
export function facesOf(spelling: string): Card[] {
  const faces = new Array<Card>(spelling.length)
  for (let at = 0; at < spelling.length; at++) {
    faces[at] = FACE_BY_CODE[spelling.charCodeAt(at) - CODE_OF_A] ?? QUESTION_MARK
  }
  return faces
}
