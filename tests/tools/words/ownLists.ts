/** Our own lists beside the packages: what they lack, what is none of the game, what nobody should have to read, what everybody knows. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../../src/engine/language'

/** The lists of a language. */
export interface OwnLists {
  readonly additions: readonly string[]
  readonly removals: readonly string[]
  /** With a star for any ending. */
  readonly unfit: readonly string[]
}

/** Words between blanks; a line that begins with # says what they are. */
export function readList(language: Language, name: string): string[] {
  const text = readFileSync(join('resources/words', language, `${name}.txt`), 'utf8')
  return text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(/\s+/u))
    .filter((word) => word !== '')
}

/** All lists of a language that change what a package holds. */
export function readOwnLists(language: Language): OwnLists {
  return {
    additions: readList(language, 'additions'),
    removals: readList(language, 'removals'),
    unfit: readList(language, 'unfit'),
  }
}

/** Whether a word is named by a list, capitals or not. */
export function namedBy(list: readonly string[]): (word: string) => boolean {
  const named = new RegExp(`^(?:${list.join('|').replaceAll('*', '.*')})$`, 'iu')
  return (word) => named.test(word)
}
