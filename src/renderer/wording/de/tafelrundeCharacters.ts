/** The characters of the bots of Die Tafelrunde 2, in German. */
import type { Character } from '../../../games/tafelrunde/outside/characters'

/** What is said of the characters. */
export interface TafelrundeCharactersWords {
  /** Short, and one sentence about how such a player raids. */
  readonly character: Readonly<Record<Character, { readonly name: string; readonly line: string }>>
}

/** German words. */
export const tafelrundeCharacters: TafelrundeCharactersWords = {
  character: {
    thrifty: { name: 'Sparsam', line: 'Gibt Karten etwas zögerlicher her als andere.' },
    raider: { name: 'Raublustig', line: 'Fremde Truhen glänzen immer etwas schöner.' },
    guardian: { name: 'Wachsam', line: 'Hat immer ein Auge auf die eigenen Truhen.' },
    daring: { name: 'Verwegen', line: 'Ein kleiner Vorsprung wird schon reichen.' },
    wary: { name: 'Misstrauisch', line: 'Traut keinem Vorsprung, solange jemand Karten hat.' },
    homebody: { name: 'Häuslich', line: 'Kommt ungern ohne Truhe nach Hause.' },
  },
}
