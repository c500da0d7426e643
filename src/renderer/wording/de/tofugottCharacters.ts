/** The characters of the bots of Tofugott, in German. Which one a bot has is never said: it is to be guessed. */
import type { Character } from '../../../games/tofugott/outside/characters'

/** What is said of the characters. */
export interface TofugottCharactersWords {
  /** Short, and one sentence about how such a player answers. */
  readonly character: Readonly<Record<Character, { readonly name: string; readonly line: string }>>
}

/** German words. */
export const tofugottCharacters: TofugottCharactersWords = {
  character: {
    practical: { name: 'Praktisch veranlagt', line: 'Fragt zuerst, wofür man es brauchen kann.' },
    dramatic: { name: 'Dramatisch', line: 'Macht aus jeder Tür, die knarrt, einen dritten Akt.' },
    'animal-lover': {
      name: 'Tierlieb',
      line: 'Hat ein Herz für alles, was läuft, krabbelt oder schwimmt.',
    },
    gourmet: { name: 'Genießerisch', line: 'Denkt bei jeder Frage auch ans Abendessen.' },
    tidy: { name: 'Ordentlich', line: 'Wischt gern einmal drüber, bevor geantwortet wird.' },
    romantic: { name: 'Romantisch', line: 'Sucht in allem etwas zum Anlehnen.' },
    joker: { name: 'Albern', line: 'Nimmt, worüber am lautesten gelacht wird.' },
    loner: {
      name: 'Eigenbrötlerisch',
      line: 'Mag am liebsten, wer den Mund hält und für sich bleibt.',
    },
    daredevil: { name: 'Waghalsig', line: 'Wählt, was schnell ist und Herzklopfen macht.' },
    schemer: { name: 'Durchtrieben', line: 'Traut nur den Schlauen, und auch denen nicht.' },
    faithful: { name: 'Treu', line: 'Nimmt, wer morgen auch noch da ist.' },
    underdog: {
      name: 'Für die Kleinen',
      line: 'Drückt allen die Daumen, die sonst übersehen werden.',
    },
  },
}
