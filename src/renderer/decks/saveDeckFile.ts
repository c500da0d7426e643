/** Hands a deck out as a file. */
import type { DeckDraft } from '../../engine/decks/deckDraft'
import type { DeckForm, DeckFormat } from '../../engine/decks/deckForm'
import { formatDeck } from '../../engine/decks/parseDeck'
import { saveFile } from '../links/saveFile'

const TYPES = { json: 'application/json', csv: 'text/csv' } as const

/** Saves it under the name that its id ends with; what the file is called. */
export function saveDeckFile(
  id: string,
  draft: DeckDraft,
  { form, format }: { readonly form: DeckForm; readonly format: DeckFormat },
): string {
  const [, name = id] = id.split('/')
  const file = `${name}.${format}`
  saveFile(file, formatDeck(draft, form, format), TYPES[format])
  return file
}
