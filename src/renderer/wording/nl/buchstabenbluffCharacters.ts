/** The characters of the bots of Buchstabenbluff, in Dutch. */
import type { BuchstabenbluffCharactersWords } from '../de/buchstabenbluffCharacters'

/** Dutch words. */
export const buchstabenbluffCharacters: BuchstabenbluffCharactersWords = {
  character: {
    trusting: { name: 'Goedgelovig', line: 'Gelooft graag wat mooi klinkt.' },
    suspicious: { name: 'Argwanend', line: 'Telt bij elk woord stiekem de letters na.' },
    rascal: { name: 'Schelm', line: 'Leent graag een letter die er niet is.' },
    upright: { name: 'Eerlijk', line: 'Krijgt van bluffen een rode kop.' },
    gambler: { name: 'Durfal', line: 'Bluffen of twijfelen, als het maar spannend is.' },
    peaceable: { name: 'Vreedzaam', line: 'Wil gewoon rustig mooie woorden leggen.' },
  },
}
