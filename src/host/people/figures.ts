/** Portraits for who has chosen none. */
import { FIGURES, type Figure } from '../../protocol/terms'

/** The portrait that belongs to a text for ever, e.g. to the name of a bot or to a person's id. */
export function figureFor(text: string): Figure {
  const [first] = FIGURES
  const sum = [...text].reduce((at, letter) => (at * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7)
  return FIGURES[sum % FIGURES.length] ?? first
}
