/** The characters of the bots of Die Tafelrunde 2, in Dutch. */
import type { TafelrundeCharactersWords } from '../de/tafelrundeCharacters'

/** Dutch words. */
export const tafelrundeCharacters: TafelrundeCharactersWords = {
  character: {
    thrifty: { name: 'Zuinig', line: 'Geeft kaarten net iets minder snel uit dan anderen.' },
    raider: { name: 'Roofzuchtig', line: 'De mooiste kist staat altijd bij een ander.' },
    guardian: { name: 'Waaks', line: 'Slaapt met één oog open, voor de eigen kisten.' },
    daring: { name: 'Roekeloos', line: 'Eén puntje voor is ook voor.' },
    wary: { name: 'Argwanend', line: 'Is pas gerust als iedereen door de kaarten heen is.' },
    homebody: { name: 'Huiselijk', line: 'Komt niet graag met lege handen thuis.' },
  },
}
