/** A file that somebody has chosen, read as a deck. */
import { DECK_FILE_LIMITS, type DeckForm, type DeckFormat } from '../../engine/decks/deckForm'
import type { DeckProblem } from '../../engine/decks/deckDraft'
import {
  decodeDeck,
  parseDeck,
  type DeckReading,
  type DeckText,
} from '../../engine/decks/parseDeck'

const ENDING = /\.(?:json|csv)$/iu

function refused(problem: DeckProblem): DeckReading {
  return { problems: [problem], warnings: [] }
}

/** Reads the file; one that is too large is not even loaded. `languages`: what columns of a table that name none are in. */
export async function readDeckFile(
  file: File,
  form: DeckForm,
  languages: Pick<DeckText, 'language' | 'reader'>,
): Promise<DeckReading> {
  const { bytes: most } = DECK_FILE_LIMITS
  if (file.size > most) {
    const values = { most: most / 1024, size: Math.ceil(file.size / 1024) }
    return refused({ fault: 'too-large', values })
  }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const decoder = new TextDecoder('utf-8', { fatal: true })
    const text = decodeDeck(bytes, (all) => decoder.decode(all))
    if (!text.ok) return refused(text.error)
    const format: DeckFormat = file.name.toLowerCase().endsWith('.csv') ? 'csv' : 'json'
    const title = file.name.replace(ENDING, '')
    return parseDeck({ text: text.value, format, title, ...languages }, form)
  } catch {
    return refused({ fault: 'not-readable', values: {} })
  }
}
