/** The languages of the shell's own words: menu and message boxes. */

/** A language of the app. */
export type SystemLanguage = 'de' | 'nl' | 'en'

/** The language for a locale such as `de-DE`; unknown locales read English. */
export function systemLanguage(locale: string): SystemLanguage {
  const start = locale.slice(0, 2).toLowerCase()
  return start === 'de' || start === 'nl' ? start : 'en'
}
