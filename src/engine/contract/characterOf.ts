/** Which character each bot has. */
import { hashText } from '../basics/hash'

/** Hexadecimal digits of the hash that choose. */
const DIGITS = 8

/** The character that belongs to a name; undefined where all are alike. */
export function characterOf(characters: readonly string[], name: string): string | undefined {
  return characters[Number.parseInt(hashText(name).slice(0, DIGITS), 16) % characters.length]
}

/** The characters of all at one table, who stand in the order in which they choose: each has that of his name, or the next one that nobody has as far as there are enough. */
export function charactersOf(
  characters: readonly string[],
  names: readonly string[],
): readonly (string | undefined)[] {
  const given: (string | undefined)[] = []
  for (const name of names) {
    const own = characterOf(characters, name)
    const from = own === undefined ? 0 : characters.indexOf(own)
    const inOrder = [...characters.slice(from), ...characters.slice(0, from)]
    given.push(inOrder.find((character) => !given.includes(character)) ?? own)
  }
  return given
}
