/** The rules by which a saved page has its type within itself. */

/** Each face as an address that holds all of it. */
export interface KeepsakeFaces {
  readonly upright: string
  readonly italic: string
  readonly numerals: string
}

function face(family: string, weight: string, style: string, data: string): string {
  return `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};src:url(${data}) format('woff2')}\n`
}

/** Every face, as rules of a style. */
export function faceRules({ upright, italic, numerals }: KeepsakeFaces): string {
  return [
    face('Vollkorn', '400 900', 'normal', upright),
    face('Vollkorn', '400 900', 'italic', italic),
    face('Alfa Slab One', '400', 'normal', numerals),
  ].join('')
}
