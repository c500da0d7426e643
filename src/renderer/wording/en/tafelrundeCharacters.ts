/** The characters of the bots of Die Tafelrunde 2, in English. */
import type { TafelrundeCharactersWords } from '../de/tafelrundeCharacters'

/** English words. */
export const tafelrundeCharacters: TafelrundeCharactersWords = {
  character: {
    thrifty: { name: 'Thrifty', line: 'Parts with cards a little less readily than most.' },
    raider: { name: 'Light-fingered', line: 'Finds that other people’s chests shine brighter.' },
    guardian: { name: 'Watchful', line: 'Sleeps with one eye on the chests at home.' },
    daring: { name: 'Daring', line: 'Reckons that a small lead will surely do.' },
    wary: { name: 'Wary', line: 'Trusts no lead while anyone has cards left.' },
    homebody: { name: 'Homebody', line: 'Hates to come home without a chest.' },
  },
}
