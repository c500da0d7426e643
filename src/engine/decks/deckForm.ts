/** How the own decks of a game are written: as data, so that one reader, one editor and one set of sentences serve every game. */
import { LANGUAGES, type Language } from '../basics/language'

interface FieldBase {
  /** The field of an entry, and its column. */
  readonly key: string
  /** It stands in the entry's `text` once for each language of the deck. */
  readonly inText?: true
  /** How people head it in tables of their own, besides what the form calls it, in each language. */
  readonly headedAs?: Readonly<Partial<Record<Language, readonly string[]>>>
}

/** One line of text. */
export interface LineField extends FieldBase {
  readonly kind: 'line'
  /** Graphemes at most. */
  readonly longest: number
  /** A list of exactly so many lines; absent: one line, no list. */
  readonly many?: number
  /** What stands there if nothing is written; absent: something must be. */
  readonly default?: string
}

/** A whole number, not 0: `-44`, or `44 BC` as people write it. */
export interface YearField extends FieldBase {
  readonly kind: 'year'
  readonly from: number
  readonly to: number
}

/** Any number. */
export interface NumberField extends FieldBase {
  readonly kind: 'number'
  readonly from: number
  readonly to: number
}

/** One of a few words. */
export interface ChoiceField extends FieldBase {
  readonly kind: 'choice'
  readonly values: readonly string[]
  /** What stands there if nothing is written; absent: something must be. */
  readonly default?: string
}

/** A name of small letters, digits and hyphens. */
export interface NameField extends FieldBase {
  readonly kind: 'name'
  readonly longest: number
  readonly default: string
}

/** Yes or no; nothing written means no. */
export interface FlagField extends FieldBase {
  readonly kind: 'flag'
}

/** Taken over from JSON as it is, for the game to judge; it has no column. */
export interface DataField extends FieldBase {
  readonly kind: 'data'
}

/** A field that people fill in. */
export type DeckField = LineField | YearField | NumberField | ChoiceField | NameField | FlagField

/** How the own decks of a game are written. */
export interface DeckForm {
  /** The catalogue that its decks belong to. */
  readonly catalogue: string
  /** The field of the file that holds the entries, e.g. `events`. */
  readonly list: string
  /** Entries at most. */
  readonly most: number
  readonly longestKey: number
  /** Graphemes of the title at most. */
  readonly longestTitle: number
  /** In the order in which they are asked for. */
  readonly fields: readonly (DeckField | DataField)[]
  /** Entries that say the same here are twins, and disputed if they differ in `settledBy`: nothing is refused, people are told. */
  readonly twins?: { readonly by: string; readonly settledBy?: string }
}

/** What any deck file may be at most. */
export const DECK_FILE_LIMITS = { bytes: 1_048_576, lines: 60_000, depth: 10 } as const

/** The formats of a deck file, which are the ends of its names. */
export const DECK_FORMATS = ['json', 'csv'] as const
/** A format of a deck file. */
export type DeckFormat = (typeof DECK_FORMATS)[number]

/** One cell of an entry: a field, in a language, at a place of its list. */
export interface DeckColumn {
  /** As CSV heads it: `year`, `front.de`, `questions.1.de`. */
  readonly name: string
  readonly field: DeckField
  readonly language?: Language
  /** Counts from 0. */
  readonly index?: number
}

/** The column of an entry's key. */
export const KEY_COLUMN = 'key'

/** The fields that people fill in. */
export function writtenFields({ fields }: DeckForm): readonly DeckField[] {
  return fields.flatMap((field) => (field.kind === 'data' ? [] : [field]))
}

function partsOf(field: DeckField): readonly Pick<DeckColumn, 'name' | 'index'>[] {
  const many = field.kind === 'line' ? field.many : undefined
  if (many === undefined) return [{ name: field.key }]
  return Array.from({ length: many }, (_, index) => ({
    name: `${field.key}.${String(index + 1)}`,
    index,
  }))
}

/** All columns of a deck in these languages, the key's left out, in the order in which they are asked for. */
export function columnsOf(form: DeckForm, languages: readonly Language[]): readonly DeckColumn[] {
  return writtenFields(form).flatMap((field) =>
    field.inText
      ? languages.flatMap((language) =>
          partsOf(field).map(({ name, ...part }) => ({
            ...part,
            name: `${name}.${language}`,
            field,
            language,
          })),
        )
      : partsOf(field).map((part) => ({ ...part, field })),
  )
}

/** The column of the deck's title in a language. */
export function titleColumn(language: Language): string {
  return `deck.${language}`
}

/** The columns of CSV that name no language although there is one for each, by what they are called: `front` for `front.de`; the title's too. */
export function bareColumns(form: DeckForm, language: Language): ReadonlyMap<string, string> {
  const whole = columnsOf(form, [language]).flatMap((column) =>
    column.language === undefined ? [] : [column.name],
  )
  return new Map(
    [titleColumn(language), ...whole].map((name) => [name.slice(0, -language.length - 1), name]),
  )
}

/** All columns that a file may have, in whatever languages. */
export function knownColumns(form: DeckForm): readonly string[] {
  const columns = columnsOf(form, LANGUAGES).map(({ name }) => name)
  return [...LANGUAGES.map(titleColumn), KEY_COLUMN, ...columns]
}
