/** Our own lists beside the packages: what they lack, what is none of the game, what nobody should have to read, what everybody knows. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../../src/engine/basics/language'

/** The lists of a language. */
export interface OwnLists {
  readonly additions: readonly string[]
  readonly removals: readonly string[]
  /** With a star for any ending. */
  readonly unfit: readonly string[]
}

function readLines(language: Language, name: string): string[] {
  return readFileSync(join('resources/words', language, `${name}.txt`), 'utf8').split('\n')
}

/** Words between blanks; a line that begins with # says what they are. */
export function readList(language: Language, name: string): string[] {
  return readLines(language, name)
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(/\s+/u))
    .filter((word) => word !== '')
}

/** What endings a word takes; a small word and one that stands as it is take none. */
export type KindOfWord = 'small' | 'noun' | 'verb' | 'adjective' | 'asItStands'

/** How the line before words of a kind begins. */
const HEADINGS: readonly (readonly [heading: string, kind: KindOfWord])[] = [
  ['# Small words', 'small'],
  ['# Nouns', 'noun'],
  ['# Verbs', 'verb'],
  ['# Adjectives', 'adjective'],
  ['# Words as they stand', 'asItStands'],
]

/** The everyday words of a language as they are written, each with the kind that it stands under; German ones with a capital are nouns. */
export function readEverydayWords(
  language: Language,
): readonly { readonly word: string; readonly kind: KindOfWord }[] {
  let kind: KindOfWord = 'asItStands'
  return readLines(language, 'everyday').flatMap((line) => {
    kind = HEADINGS.find(([heading]) => line.startsWith(heading))?.[1] ?? kind
    if (line.startsWith('#')) return []
    return line
      .split(/\s+/u)
      .filter((word) => word !== '')
      .map((word) => ({ word, kind: language === 'de' && /^\p{Lu}/u.test(word) ? 'noun' : kind }))
  })
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
