/** The characters of the bots of Tom’s Time Bluff, in German. */
import type { Character } from '../../../games/time-bluff/outside/characters'

/** What is said of the characters. */
export interface TimeBluffCharactersWords {
  /** Short, and one sentence about how such a player lays or doubts. */
  readonly character: Readonly<Record<Character, { readonly name: string; readonly line: string }>>
}

/** German words. */
export const timeBluffCharacters: TimeBluffCharactersWords = {
  character: {
    wary: { name: 'Misstrauisch', line: 'Schaut lieber einmal öfter nach.' },
    trusting: { name: 'Gutgläubig', line: 'Lässt im Zweifel die Uhr weiterticken.' },
    daring: { name: 'Dreist', line: 'Blufft mit Vergnügen, auch wenn es teuer werden kann.' },
    careful: { name: 'Vorsichtig', line: 'Legt gern, was stimmt.' },
    thrifty: { name: 'Sparsam', line: 'Hebt Joker für schlechte Zeiten auf.' },
    hasty: { name: 'Eilig', line: 'Will die letzte Karte los sein, bevor der Kaffee kalt wird.' },
  },
}
