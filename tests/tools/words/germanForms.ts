/** The plain forms of German words by their kind: plurals of nouns, the present and the past of verbs, adjectives as they are bent. */
import type { EverydayWord, Listed } from './everydayForms'

const UMLAUT_OF: Readonly<Record<string, string>> = { A: 'Ä', O: 'Ö', U: 'Ü', AU: 'ÄU' }

/** HUND: HÜND. The same where no vowel changes. */
function withUmlaut(stem: string): string {
  return stem.replace(
    /(AU|[AOU])(?=[^AEIOUÄÖÜ]*(?:E[LNR])?$)/u,
    (vowel) => UMLAUT_OF[vowel] ?? vowel,
  )
}

/** A plural is told from other words by its dative, HUNDE by HUNDEN, and those in ER from who does something: a FILMER has FILMERS. */
function pluralsOn(stem: string, isNoun: Listed['noun']): readonly string[] {
  return ['E', 'ER'].flatMap((ending) => {
    const plural = stem + ending
    const dative = `${plural}N`
    return isNoun(plural) && isNoun(dative) && !(ending === 'ER' && isNoun(`${plural}S`))
      ? [plural, dative]
      : []
  })
}

function nounForms(word: string, isNoun: Listed['noun']): readonly string[] {
  const changed = withUmlaut(word)
  if (word.endsWith('E')) return [`${word}N`]
  if (/(?:[AOY]|[^AE][IU])$/u.test(word)) return [`${word}S`]
  if (word.endsWith('IN')) return [`${word}NEN`]
  if (/(?:UNG|HEIT|KEIT|SCHAFT|ION|ANT|IST)$/u.test(word)) return [`${word}EN`]
  if (/E[LR]$/u.test(word)) return [`${word}N`, `${word}S`, changed, `${changed}N`]
  if (/E(?:N|IN)$/u.test(word) && word.length > 4) return [`${word}S`, changed]
  const plurals = [...new Set([word, changed])].map((stem) => pluralsOn(stem, isNoun))
  // KÖPFE, and not the old KOPFE.
  const chosen = plurals.findLast((some) => some.length > 0)
  return chosen ?? [`${word}EN`]
}

/** Stems after which an ending needs an E: WARTET, RECHNEST. */
const NEEDS_E = /(?:[DT]|[^AEIOUÄÖÜHLMNR][MN])$/u

function weakForms(stem: string, link: string, isOther: Listed['other']): readonly string[] {
  const past = `${stem}${link}TE`
  if (!isOther(past) || !isOther(`${past}ST`)) return []
  return [past, `${past}N`, `GE${stem}${link}T`]
}

function verbForms(word: string, isOther: Listed['other']): readonly string[] {
  // GEBEN has GEBEND and is a verb as it is named, GINGEN is not; GIBT has a GIBST, GERANNT nothing.
  if (!isOther(`${word}D`))
    return /^(?!GE.{3}).*[^S]T$/u.test(word) ? [word.replace(/T$/u, 'ST')] : []
  const stem = word.replace(/E?N$/u, '')
  const link = NEEDS_E.test(stem) ? 'E' : ''
  const second = /(?:[SXZ])$/u.test(stem) ? 'T' : 'ST'
  const first = /E[LR]$/u.test(stem)
    ? stem.replace(/EL$/u, 'LE').replace(/ER$/u, 'ERE')
    : `${stem}E`
  return [first, `${stem}${link}${second}`, `${stem}${link}T`, ...weakForms(stem, link, isOther)]
}

const BENT = ['E', 'EN', 'ER', 'ES', 'EM']

function adjectiveForms(word: string, isOther: Listed['other']): readonly string[] {
  if (word.endsWith('E')) return ['N', 'R', 'S', 'M'].map((ending) => word + ending)
  const short = word.replace(/E(?=[LR]$)/u, '')
  const stem = isOther(`${short}E`) ? short : word
  if (!BENT.every((ending) => isOther(stem + ending))) return []
  return BENT.map((ending) => stem + ending)
}

/** The forms of a German word; small words and those that stand as they are have none. */
export function germanForms({ word, kind }: EverydayWord, listed: Listed): readonly string[] {
  if (kind === 'noun') return nounForms(word, listed.noun).filter(listed.noun)
  if (kind === 'verb') return verbForms(word, listed.other).filter(listed.other)
  if (kind === 'adjective') return adjectiveForms(word, listed.other).filter(listed.other)
  return []
}
