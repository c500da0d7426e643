/** A deck as people write it: a table of cells, sound or not yet, and what is wrong with it. */
import type { Json } from '../basics/json'
import type { Language } from '../basics/language'

/** One entry. */
export interface DeckRow {
  /** What is written, by column; an absent cell is empty. */
  readonly cells: Readonly<Record<string, string>>
  /** Fields that are taken over as they are, by field. */
  readonly data: Readonly<Record<string, Json>>
}

/** A deck as it is written. */
export interface DeckDraft {
  readonly title: Readonly<Partial<Record<Language, string>>>
  /** Each once, in the order in which the deck has them. */
  readonly languages: readonly Language[]
  readonly rows: readonly DeckRow[]
}

/** What can be wrong with a deck file. */
export const DECK_FAULTS = [
  'too-large',
  'empty-file',
  'wrong-encoding',
  'too-many-lines',
  'too-deep',
  'no-json',
  'no-csv',
  'no-deck',
  'no-languages',
  'no-rows',
  'too-many-rows',
  'missing-column',
  'unknown-field',
  'twin-column',
  'surplus-cells',
  'wrong-shape',
  'missing',
  'too-long',
  'not-a-line',
  'not-a-name',
  'not-a-year',
  'not-a-number',
  'out-of-bounds',
  'year-zero',
  'not-one-of',
  'not-yes-or-no',
  'twin-key',
  'not-readable',
  'name-not-possible',
] as const
/** What is wrong with a deck file. */
export type DeckFault = (typeof DECK_FAULTS)[number]

/** What people are told of a sound deck: two entries say the same, or say the same and differ in what settles it, or one is like a shipped one. */
export const DECK_DOUBTS = ['twin', 'disputed', 'shipped'] as const
/** What people are told of a sound deck. */
export type DeckDoubt = (typeof DECK_DOUBTS)[number]

/** Where something stands. */
export interface DeckPlace {
  /** Counts from 1; absent: the deck as a whole. */
  readonly entry?: number
  /** A column as CSV heads it, or the name of a field that is not known; absent: the entry as a whole. */
  readonly field?: string
  /** Line of the file, from 1; absent in the editor. */
  readonly line?: number
}

/** Something that is wrong, where, and the numbers that the sentence needs. */
export interface DeckProblem extends DeckPlace {
  readonly fault: DeckFault
  readonly values: Readonly<Record<string, number>>
}

/** Something to look at again. */
export interface DeckWarning extends DeckPlace {
  readonly doubt: DeckDoubt
  /** The earlier entry, from 1; absent where the other one stands in a shipped deck. */
  readonly other?: number
}

/** Problems of one deck that are told at most; more help nobody. */
export const MOST_PROBLEMS = 100

/** The cell of a column; empty where nothing is written. */
export function cellOf(row: DeckRow, column: string): string {
  return Object.hasOwn(row.cells, column) ? (row.cells[column] ?? '') : ''
}
