/** The characters of the bots of Tijdlijn, in Dutch. */
import type { TijdlijnCharactersWords } from '../de/tijdlijnCharacters'

/** Dutch words. */
export const tijdlijnCharacters: TijdlijnCharactersWords = {
  character: {
    antiquary: { name: 'Ouderwets', line: 'Kent farao’s beter dan popsterren.' },
    modern: { name: 'Modern', line: 'Alles van voor de radio is even lang geleden.' },
    daring: { name: 'Vermetel', line: 'Het smalste gat is precies breed genoeg.' },
    careful: { name: 'Voorzichtig', line: 'Bedenkt bij elke kaart wat er mis kan gaan.' },
    talkative: { name: 'Spraakzaam', line: 'Heeft bij elke kaart wel iets te vertellen.' },
    listener: { name: 'Aandachtig', line: 'Hoort eerst graag wat de anderen ervan vinden.' },
  },
}
