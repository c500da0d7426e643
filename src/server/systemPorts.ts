/** The operating system's randomness and language. */
import { randomBytes } from 'node:crypto'
import { LANGUAGES, type Language } from '../engine/basics/language'
import type { Entropy } from '../engine/basics/ports'

/** Randomness of the operating system. */
export const systemEntropy: Entropy = { bytes: (count) => new Uint8Array(randomBytes(count)) }

/** The language of this computer; English if it is none that the program speaks. */
export function systemLanguage(): Language {
  const [spoken] = Intl.DateTimeFormat().resolvedOptions().locale.split('-')
  return LANGUAGES.find((language) => language === spoken) ?? 'en'
}
