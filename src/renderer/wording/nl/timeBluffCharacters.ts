/** The characters of the bots of Tom’s Time Bluff, in Dutch. */
import type { TimeBluffCharactersWords } from '../de/timeBluffCharacters'

/** Dutch words. */
export const timeBluffCharacters: TimeBluffCharactersWords = {
  character: {
    wary: { name: 'Wantrouwig', line: 'Kijkt liever een keer te veel dan te weinig.' },
    trusting: { name: 'Goedgelovig', line: 'Laat bij twijfel de klok gewoon doortikken.' },
    daring: { name: 'Brutaal', line: 'Bluft met plezier, ook als er veel op het spel staat.' },
    careful: { name: 'Voorzichtig', line: 'Legt het liefst wat klopt.' },
    thrifty: { name: 'Zuinig', line: 'Bewaart jokers voor magere tijden.' },
    hasty: { name: 'Haastig', line: 'Wil van de laatste kaart af voor de koffie koud is.' },
  },
}
