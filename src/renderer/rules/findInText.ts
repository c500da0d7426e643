/** Looking for words in a text: letters alone count, neither capitals nor accents. */

/** A stretch of a text, found or not. */
export interface TextPart {
  readonly text: string
  readonly isHit: boolean
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()
}

function wordsOf(wanted: string): string[] {
  return plain(wanted)
    .split(/\s+/u)
    .filter((word) => word !== '')
}

/** Whether every word that is looked for stands somewhere in these texts. */
export function isFound(wanted: string, ...texts: readonly string[]): boolean {
  const text = plain(texts.join(' '))
  return wordsOf(wanted).every((word) => text.includes(word))
}

/** The text with the words that are looked for apart from the rest; together the parts are the text. */
export function foundParts(text: string, wanted: string): readonly TextPart[] {
  const signs = Array.from(text)
  // Of which sign each letter of the plain text is.
  const signOf = signs.flatMap((sign, at) => Array.from(plain(sign), () => at))
  const letters = signs.map(plain).join('')
  const isHit = signs.map(() => false)
  for (const word of wordsOf(wanted)) {
    const length = Array.from(word).length
    for (let from = letters.indexOf(word); from !== -1; from = letters.indexOf(word, from + 1)) {
      const first = Array.from(letters.slice(0, from)).length
      for (const at of signOf.slice(first, first + length)) isHit[at] = true
    }
  }
  const parts: { text: string; isHit: boolean }[] = []
  signs.forEach((sign, at) => {
    const last = parts.at(-1)
    if (last && last.isHit === isHit[at]) last.text += sign
    else parts.push({ text: sign, isHit: isHit[at] === true })
  })
  return parts
}
