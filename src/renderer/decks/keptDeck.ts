/** What somebody has begun to write and not saved: kept while this window is open, whatever page is gone to and also if it is loaded anew. */
import type { DeckDraft } from '../../engine/decks/deckDraft'
import { isRecord, toJson } from '../../engine/basics/json'
import { keepTabValue, readTabValue } from '../stores/tabValue'

/** A deck that is being written. */
export interface KeptDeck {
  /** The game that it is for. */
  readonly game: string
  /** Absent: a new one. */
  readonly id?: string | undefined
  readonly draft: DeckDraft
}

const PLACE = 'stammtisch.deck'

function isDraft(value: unknown): value is DeckDraft {
  if (!isRecord(value) || !isRecord(value['title'])) return false
  const { languages, rows } = value
  const isRow = (row: unknown): boolean =>
    isRecord(row) && isRecord(row['cells']) && isRecord(row['data'])
  return Array.isArray(languages) && Array.isArray(rows) && rows.every(isRow)
}

/** Keeps it; undefined: there is nothing to keep any more. */
export function keepDeck(kept: KeptDeck | undefined): void {
  keepTabValue(PLACE, kept && toJson(kept))
}

/** What was kept. */
export function keptDeck(): KeptDeck | undefined {
  const kept = readTabValue(PLACE)
  if (!isRecord(kept)) return undefined
  const { game, id, draft } = kept
  if (typeof game !== 'string' || !isDraft(draft)) return undefined
  return { game, draft, ...(typeof id === 'string' ? { id } : {}) }
}
