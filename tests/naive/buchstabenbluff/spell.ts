/** Card spelling a second time, written from the rules alone (BB-12, BB-34). */

/** The words of a table, for the naive model. */
export interface NaiveWords {
  readonly language: 'de' | 'nl' | 'en'
  readonly umlautCards: boolean
}

const UMLAUTS: Readonly<Record<string, string>> = { Ä: 'AE', Ö: 'OE', Ü: 'UE' }

/** The letters of the cards; undefined if the word cannot be spelled with cards at all. */
export function spell(word: string, { language, umlautCards }: NaiveWords): string | undefined {
  const capitals = word.normalize('NFC').replaceAll(/[ßẞ]/gu, 'SS').toUpperCase()
  const spelled = [...capitals.replaceAll('Ĳ', 'IJ')].map((letter) => {
    if (language === 'de' && letter in UMLAUTS) return umlautCards ? letter : UMLAUTS[letter]
    return letter.normalize('NFD').replaceAll(/\p{Mn}/gu, '')
  })
  const text = spelled.join('')
  const allowed = umlautCards && language === 'de' ? /^[A-ZÄÖÜ]+$/u : /^[A-Z]+$/u
  return allowed.test(text) && text.length >= 2 && text.length <= 10 ? text : undefined
}
