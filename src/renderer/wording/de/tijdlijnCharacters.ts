/** The characters of the bots of Tijdlijn, in German. */
import type { Character } from '../../../games/tijdlijn/outside/characters'

/** What is said of the characters. */
export interface TijdlijnCharactersWords {
  /** Short, and one sentence about how such a player knows history or deals with the others. */
  readonly character: Readonly<Record<Character, { readonly name: string; readonly line: string }>>
}

/** German words. */
export const tijdlijnCharacters: TijdlijnCharactersWords = {
  character: {
    antiquary: { name: 'Altmodisch', line: 'Kennt Pharaonen besser als Popstars.' },
    modern: { name: 'Modern', line: 'Was vor dem Radio war, ist alles gleich lange her.' },
    daring: { name: 'Wagemutig', line: 'Die schmalste Lücke ist gerade breit genug.' },
    careful: { name: 'Vorsichtig', line: 'Fragt sich vor jeder Karte, was schiefgehen kann.' },
    talkative: { name: 'Mitteilsam', line: 'Weiß zu jeder Karte noch etwas zu sagen.' },
    listener: { name: 'Aufmerksam', line: 'Hört erst einmal, was die anderen meinen.' },
  },
}
