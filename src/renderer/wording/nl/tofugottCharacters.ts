/** The characters of the bots of Tofugott, in Dutch. */
import type { TofugottCharactersWords } from '../de/tofugottCharacters'

/** Dutch words. */
export const tofugottCharacters: TofugottCharactersWords = {
  character: {
    practical: { name: 'Praktisch', line: 'Vraagt eerst waar je er iets aan hebt.' },
    dramatic: { name: 'Dramatisch', line: 'Maakt van elke krakende deur een derde bedrijf.' },
    'animal-lover': {
      name: 'Dierenvriend',
      line: 'Heeft een zwak voor alles wat loopt, kruipt of zwemt.',
    },
    gourmet: { name: 'Lekkerbek', line: 'Denkt bij elke vraag ook even aan het avondeten.' },
    tidy: { name: 'Netjes', line: 'Haalt er liever eerst nog een doekje over.' },
    romantic: { name: 'Romantisch', line: 'Zoekt in alles een schouder om tegenaan te leunen.' },
    joker: { name: 'Lolbroek', line: 'Kiest waar het hardst om gelachen wordt.' },
    loner: { name: 'Eenling', line: 'Houdt het meest van wie zwijgt en op zichzelf blijft.' },
    daredevil: { name: 'Waaghals', line: 'Kiest voor snelheid en een bonzend hart.' },
    schemer: { name: 'Gehaaid', line: 'Vertrouwt alleen slimmeriken, en zelfs die niet.' },
    faithful: { name: 'Trouw', line: 'Kiest voor wie er morgen ook nog is.' },
    underdog: { name: 'Voor de underdog', line: 'Duimt voor iedereen die anders wordt vergeten.' },
  },
}
