/** The plain forms of Dutch words by their kind: plurals and small ones of nouns, the present and the past of verbs, adjectives as they are bent. */
import type { EverydayWord, Listed } from './everydayForms'

const LONG_VOWELS: Readonly<Record<string, string>> = { A: 'AA', E: 'EE', O: 'OO', U: 'UU' }
const VOICED: Readonly<Record<string, string>> = { S: 'Z', F: 'V' }
const UNVOICED: Readonly<Record<string, string>> = { Z: 'S', V: 'F' }

/** What stands before an ending that begins with a vowel: BOOM: BOM, KAT: KATT, HUIS: HUIZ; the likelier first. */
function beforeVowel(word: string): readonly string[] {
  const short = word.replace(/([AEOU])\1(?=[^AEIOU]$)/u, '$1')
  const voiced = short.replace(/[SF]$/u, (end) => VOICED[end] ?? end)
  const doubled = word.replace(/(?<=(?:^|[^AEIOU])[AEIOU])([BDFGKLMNPRST])$/u, '$1$1')
  return doubled === word ? [voiced, short] : [doubled, voiced, short]
}

/** The first of several ways to spell a form that is listed. */
function firstListed(
  forms: readonly string[],
  isListed: (word: string) => boolean,
): readonly string[] {
  const found = forms.find(isListed)
  return found === undefined ? [] : [found]
}

const SMALL_ENDINGS = ['JE', 'TJE', 'PJE', 'ETJE']
/** Nouns that only have a plural with S. */
const PLURAL_WITH_S = /(?:E[LNR]|EM|AAR|IE|E)$/u

function nounForms(word: string, isListed: Listed['noun']): readonly string[] {
  const withS = PLURAL_WITH_S.test(word) && !/(?:^[^AEIOU]*|[AEIOU])E[LNMR]$/u.test(word)
  const plural = withS
    ? [`${word}S`]
    : firstListed(
        beforeVowel(word).map((stem) => `${stem}EN`),
        isListed,
      )
  const small = firstListed(
    SMALL_ENDINGS.map((ending) => word + ending),
    isListed,
  )
  return [...plural, ...small]
}

/** MAKEN: MAAK. BAKKEN: BAK. LEZEN: LEES. WANDELEN: WANDEL. */
function stemOf(infinitive: string, isListed: Listed['other']): string {
  const bare = infinitive.replace(/EN$/u, '')
  const single = bare
    .replace(/([^AEIOU])\1$/u, '$1')
    .replace(/[ZV]$/u, (end) => UNVOICED[end] ?? end)
  if (single.length < bare.length) return single
  const long = single.replace(
    /(?<![AEIOU])([AEOU])(?=[^AEIOU]$)/u,
    (vowel) => LONG_VOWELS[vowel] ?? vowel,
  )
  return isListed(long) ? long : single
}

function verbForms(word: string, isListed: Listed['other']): readonly string[] {
  // LOPEN has LOPEND and is a verb as it is named, LIEPEN is not.
  if (!word.endsWith('EN') || !isListed(`${word}D`)) return []
  const stem = stemOf(word, isListed)
  // A past has the ending that the last sound asks for.
  const last = word.replace(/EN$/u, '')
  const ending = /(?:[TKFSPX]|CH)$/u.test(last) ? 'T' : 'D'
  const past = `${stem}${ending}E`
  const weak = isListed(past)
    ? [past, `${past}N`, `GE${stem}${stem.endsWith(ending) ? '' : ending}`]
    : []
  return [stem, stem.endsWith('T') ? stem : `${stem}T`, ...weak]
}

function adjectiveForms(word: string, isListed: Listed['other']): readonly string[] {
  const bent = firstListed(
    beforeVowel(word).map((stem) => `${stem}E`),
    isListed,
  )
  if (!isListed(`${word}ST`) && !word.endsWith('S')) return bent
  const more = word.endsWith('R') ? [`${word}DER`] : bent.map((form) => `${form}R`)
  const most = word.endsWith('S') ? `${word}T` : `${word}ST`
  return [...bent, ...more, most, `${most}E`]
}

/** The forms of a Dutch word; small words and those that stand as they are have none. */
export function dutchForms({ word, kind }: EverydayWord, listed: Listed): readonly string[] {
  if (kind === 'noun') return nounForms(word, listed.noun).filter(listed.noun)
  if (kind === 'verb') return verbForms(word, listed.other).filter(listed.other)
  if (kind === 'adjective') return adjectiveForms(word, listed.other).filter(listed.other)
  return []
}
