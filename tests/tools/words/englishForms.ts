/** The plain forms of English words by their kind: plurals of nouns, the forms of verbs, degrees of adjectives. */
import type { KindOfWord } from './ownLists'

/** BOX takes ES, BERRY IES. */
function withS(word: string): string {
  if (/[^aeiou]y$/u.test(word)) return word.replace(/y$/u, 'ies')
  return /(?:s|x|z|ch|sh)$/u.test(word) ? `${word}es` : `${word}s`
}

/** BAKE gives BAKING and BAKED, HOP gives HOPPING, CARRY gives CARRIED. */
function withEnding(word: string, ending: string): readonly string[] {
  if (word.endsWith('e')) return [word.replace(/e$/u, '') + ending]
  if (/[^aeiou]y$/u.test(word) && ending !== 'ing') return [word.replace(/y$/u, 'i') + ending]
  const doubled = word.replace(/([aeiou])([bdgklmnprt])$/u, '$1$2$2')
  const isShort = /^[^aeiou]*[aeiou][bdgklmnprt]$/u.test(word) || /qu[aeiou][bdgmnpt]$/u.test(word)
  return [(isShort ? doubled : word) + ending]
}

const ENDINGS: Readonly<Partial<Record<KindOfWord, readonly string[]>>> = {
  verb: ['ed', 'ing'],
  adjective: ['er', 'est'],
}

/** The word and its forms; whatever is in no list is left out elsewhere. */
export function englishForms(word: string, kind: KindOfWord): readonly string[] {
  const bent = (ENDINGS[kind] ?? []).flatMap((ending) => withEnding(word, ending))
  const isCounted = kind === 'noun' || kind === 'verb'
  return [word, ...(isCounted ? [withS(word)] : []), ...bent]
}
