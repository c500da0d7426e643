/** The characters of the bots of Buchstabenbluff, in German. */
import type { Character } from '../../../games/buchstabenbluff/outside/characters'

/** What is said of the characters. */
export interface BuchstabenbluffCharactersWords {
  /** Short, and one sentence about how such a player bluffs and doubts. */
  readonly character: Readonly<Record<Character, { readonly name: string; readonly line: string }>>
}

/** German words. */
export const buchstabenbluffCharacters: BuchstabenbluffCharactersWords = {
  character: {
    trusting: { name: 'Gutgläubig', line: 'Glaubt gern, was gut klingt.' },
    suspicious: { name: 'Argwöhnisch', line: 'Zählt bei jedem Wort heimlich die Buchstaben nach.' },
    rascal: {
      name: 'Schlitzohrig',
      line: 'Leiht sich gern einen Buchstaben, der gar nicht da ist.',
    },
    upright: { name: 'Grundehrlich', line: 'Wird beim Bluffen ein bisschen rot.' },
    gambler: { name: 'Draufgängerisch', line: 'Bluffen oder zweifeln, Hauptsache, es knistert.' },
    peaceable: { name: 'Friedlich', line: 'Will nur in Ruhe schöne Wörter legen.' },
  },
}
