/** A file that somebody has chosen, read as a deck. */
import { DECK_FILE_LIMITS, type DeckFormat } from '../../engine/decks/deckForm'
import type { DeckProblem } from '../../engine/decks/deckDraft'
import {
  decodeDeck,
  parseDeck,
  type DeckReading,
  type DeckText,
} from '../../engine/decks/parseDeck'
import type { Language } from '../../engine/basics/language'
import { decodeFile } from '../links/decodeFile'
import { guessColumn, languageOfHeads, tableWords, type ChosenColumns } from './columnWords'
import type { DeckWordsContext } from './deckWords'

const ENDING = /\.(?:json|csv|tsv|txt)$/iu

function refused(problem: DeckProblem): FileReading {
  return { problems: [problem], warnings: [], columns: {} }
}

/** How a file is read. */
export interface ReadWish {
  /** The language of columns that name none, as somebody has chosen it. */
  readonly language?: Language | undefined
  /** What columns are that the form does not know. */
  readonly columns?: ChosenColumns | undefined
}

/** A file read, and how. */
export interface FileReading extends DeckReading {
  readonly language?: Language | undefined
  readonly columns: ChosenColumns
}

function parse(file: DeckText, context: DeckWordsContext, wish: Required<ReadWish>): FileReading {
  const { form } = context
  const { reader = 'en' } = file
  const { language, columns } = wish
  const words = tableWords(context, reader, columns ?? {})
  return { ...parseDeck({ ...file, ...words, language }, form), language, columns: columns ?? {} }
}

/** Reads the file; one that is too large is not even loaded. `reader`: the language of whoever reads. A table that is headed in another one is in that. Where nobody has said it yet, the one column of texts is taken for what the card says first. */
export async function readDeckFile(
  file: File,
  context: DeckWordsContext,
  { language, columns, reader }: ReadWish & { readonly reader: Language },
): Promise<FileReading> {
  const { bytes: most } = DECK_FILE_LIMITS
  if (file.size > most) {
    const values = { most: most / 1024, size: Math.ceil(file.size / 1024) }
    return refused({ fault: 'too-large', values })
  }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const text = decodeDeck(bytes, decodeFile)
    if (!text.ok) return refused(text.error)
    const format: DeckFormat = file.name.toLowerCase().endsWith('.json') ? 'json' : 'csv'
    const title = file.name.replace(ENDING, '')
    const asked = { text: text.value, format, title, reader }
    const first = parse(asked, context, { language, columns })
    const written = languageOfHeads(first, context.form) ?? reader
    const wanted = { ...asked, reader: written }
    const reading = written === reader ? first : parse(wanted, context, { language, columns })
    const guess = columns ? undefined : guessColumn(reading, context.form, written)
    return guess ? parse(wanted, context, { language, columns: guess }) : reading
  } catch {
    return refused({ fault: 'not-readable', values: {} })
  }
}
