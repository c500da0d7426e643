/** The characters of the bots of Tijdlijn, in English. */
import type { TijdlijnCharactersWords } from '../de/tijdlijnCharacters'

/** English words. */
export const tijdlijnCharacters: TijdlijnCharactersWords = {
  character: {
    antiquary: { name: 'Old-fashioned', line: 'Knows pharaohs better than pop stars.' },
    modern: { name: 'Modern', line: 'Whatever came before the radio is all equally long ago.' },
    daring: { name: 'Daring', line: 'The narrowest gap is just wide enough.' },
    careful: { name: 'Careful', line: 'Wonders before every card what could go wrong.' },
    talkative: { name: 'Talkative', line: 'Has something to say about every card.' },
    listener: { name: 'Attentive', line: 'Likes to hear first what the others think.' },
  },
}
