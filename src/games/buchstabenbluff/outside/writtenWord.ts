/** How people write a word that is known by its cards alone (BB-34). */
import { hasWord, type WordList } from './wordGraph'

const PAIRS: Readonly<Record<string, string>> = { AE: 'Ä', OE: 'Ö', UE: 'Ü' }

/** Every way to read a spelling, umlauts before two letters; `at`: where the rest begins. */
function* readingsOf(spelling: string, at = 0): Generator<string> {
  if (at >= spelling.length) {
    yield ''
    return
  }
  const umlaut = PAIRS[spelling.slice(at, at + 2)]
  if (umlaut !== undefined) {
    for (const rest of readingsOf(spelling, at + 2)) yield umlaut + rest
  }
  for (const rest of readingsOf(spelling, at + 1)) yield spelling.charAt(at) + rest
}

/** An announced word as it is shown: however it was typed, all begin with a capital and go on without. */
export function showWord(word: string): string {
  const [first = '', ...rest] = word
  return first.toUpperCase() + rest.join('').toLowerCase()
}

/**
 * A word in capitals as people write it, e.g. BÜRO for BUERO; STEUER stays, as it has no umlaut. `umlauts`: the listed words with cards
 * for Ä, Ö and Ü; without them, and where they have no such word, the spelling is given back.
 */
export function writtenWord(spelling: string, umlauts: WordList | undefined): string {
  if (!umlauts || hasWord(umlauts, spelling)) return spelling
  for (const reading of readingsOf(spelling)) if (hasWord(umlauts, reading)) return reading
  return spelling
}
