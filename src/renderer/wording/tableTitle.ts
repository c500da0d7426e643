/** What a table is called: the name that was made for it is read in the reader's language, one that somebody chose as it stands. */
import { LANGUAGES, type Language } from '../../engine/basics/language'

/** How the table of somebody is called until somebody names it; `{name}` is whose it is. */
export const TABLE_OF: Readonly<Record<Language, string>> = {
  de: 'Tisch von {name}',
  nl: 'Tafel van {name}',
  en: '{name}’s table',
}

/** Whose table it is, if it has the name that was made for it in any language. */
function ownerIn(name: string): string | undefined {
  for (const language of LANGUAGES) {
    const [before = '', after = ''] = TABLE_OF[language].split('{name}')
    const isMade = name.startsWith(before) && name.endsWith(after)
    const owner = isMade ? name.slice(before.length, name.length - after.length) : ''
    if (owner !== '') return owner
  }
  return undefined
}

/** A table's name in the reader's language. */
export function tableTitle(name: string, language: Language): string {
  const owner = ownerIn(name)
  return owner === undefined ? name : TABLE_OF[language].replace('{name}', () => owner)
}
