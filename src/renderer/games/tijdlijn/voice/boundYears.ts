/** Years and their eras, which no line parts. */

/** As they are written in the events and in the three languages: `AD 9`, `44 BC`, `9 v. Chr.`, `9 na Chr.`. */
const WITH_ERA = /\bAD \d+|\d+ (?:BCE?|AD|CE)\b|\d+ (?:v|n|na)\. ?Chr\.|\d+ na Chr\./gu

/** A text in which every year stands on one line with its era. */
export function boundYears(text: string): string {
  return text.replace(WITH_ERA, (year) => year.replaceAll(' ', '\u00a0'))
}
