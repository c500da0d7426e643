/** Which kind of player somebody of the house is. */
import { hashText } from './hash'

/** Hexadecimal digits of the hash that choose. */
const DIGITS = 8

/** The character that belongs to a name: the same at every table and in every match; undefined where all are alike. */
export function characterOf(characters: readonly string[], name: string): string | undefined {
  return characters[Number.parseInt(hashText(name).slice(0, DIGITS), 16) % characters.length]
}
