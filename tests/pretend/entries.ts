/** What a host tells of the decks of Whisper. */
import type { CatalogueEntry } from '../../src/engine/contract/content'
import { LANGUAGES } from '../../src/engine/basics/language'
import { DECKS } from './game/outside/options'

function entry(id: string, title: string): CatalogueEntry {
  return {
    id,
    own: false,
    title: { de: title, nl: title, en: title },
    languages: LANGUAGES,
    count: 12,
  }
}

/** Both decks. */
export const WHISPER_ENTRIES: Readonly<Record<string, readonly CatalogueEntry[]>> = {
  [DECKS]: [entry('farm', 'The farm'), entry('attic', 'The attic')],
}
