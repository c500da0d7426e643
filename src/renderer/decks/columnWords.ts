/** Tables that people head in their own words: what their columns and values are, as the form calls them or as somebody has said. */
import {
  bareColumns,
  columnsOf,
  knownColumns,
  writtenFields,
  type DeckColumn,
  type DeckForm,
} from '../../engine/decks/deckForm'
import type { CsvHead, CsvHints } from '../../engine/decks/csvDeck'
import type { DeckReading } from '../../engine/decks/parseDeck'
import { LANGUAGES, type Language } from '../../engine/basics/language'
import type { Option } from '../design/option'
import { columnLabel, type DeckWordsContext } from './deckWords'

/** What somebody has said of columns, by what they are called in the file; empty: left out. */
export type ChosenColumns = Readonly<Record<string, string>>

/** A column of which nobody has said what it is. */
export const UNCHOSEN = '?'
/** Columns that can be asked about at most: a table of something else is full of them. */
const MOST_ASKED = 10

/** As it is written, capitals aside. */
function plain(text: string): string {
  return text.trim().toLowerCase()
}

/** What people call a column in these languages. */
function headsOf({ field }: DeckColumn, languages: readonly Language[]): readonly string[] {
  return languages.flatMap((language) => field.headedAs?.[language] ?? [])
}

/** The language in which a table is headed; undefined where no language has more of its heads than the others. */
export function languageOfHeads(
  { heads = [] }: Pick<DeckReading, 'heads'>,
  form: DeckForm,
): Language | undefined {
  const written = new Set(heads.map((head) => plain(head.written)))
  const counts = LANGUAGES.map((language) => {
    const words = new Set(
      columnsOf(form, [language]).flatMap((one) => headsOf(one, [language]).map(plain)),
    )
    return { language, count: [...words].filter((word) => written.has(word)).length }
  }).sort((one, other) => other.count - one.count)
  const [most, next] = counts
  return most && most.count > (next?.count ?? 0) ? most.language : undefined
}

function columnNames(context: DeckWordsContext, language: Language): ReadonlyMap<string, string> {
  const { form } = context
  const bare = [...bareColumns(form, language)]
  const whole = columnsOf(form, LANGUAGES).map((one) => [columnLabel(one, context), one.name])
  // Without its language, as the file may leave it out too.
  const short = columnsOf(form, [language]).flatMap((column) => {
    const name = bare.find(([, full]) => full === column.name)?.[0] ?? column.name
    const { language: _language, ...rest } = column
    const heads = [columnLabel(rest, context), ...headsOf(column, LANGUAGES)]
    return heads.map((head) => [head, name])
  })
  const own = [...knownColumns(form), ...bare.map(([name]) => name)].map((name) => [name, name])
  const pairs = [...whole, ...short, ...own]
  return new Map(pairs.map(([said = '', name = '']) => [plain(said), name]))
}

function valueNames({ t, form, words }: DeckWordsContext): ReadonlyMap<string, string> {
  const choices = writtenFields(form).flatMap((field) =>
    field.kind === 'choice' ? field.values.map((value) => [field.key, value] as const) : [],
  )
  return new Map(
    choices.map(([key, value]) => [
      `${key} ${plain(t(`${words}.deck.value.${key}.${value}`))}`,
      value,
    ]),
  )
}

/** How the columns and values of a table are to be read. */
export function tableWords(
  context: DeckWordsContext,
  language: Language,
  chosen: ChosenColumns,
): Pick<CsvHints, 'columnOf' | 'valueIn'> {
  const columns = columnNames(context, language)
  const values = valueNames(context)
  return {
    columnOf: (written) =>
      Object.hasOwn(chosen, written) ? chosen[written] : columns.get(plain(written)),
    valueIn: (column, written) => values.get(`${column} ${plain(written)}`),
  }
}

/** The columns that somebody has to say something of, or has. */
export function askedColumns(
  { heads = [] }: DeckReading,
  form: DeckForm,
  chosen: ChosenColumns,
): readonly CsvHead[] {
  const known = new Set(knownColumns(form))
  return heads
    .filter(
      ({ written, column }) =>
        written !== '' && (Object.hasOwn(chosen, written) || !known.has(column)),
    )
    .slice(0, MOST_ASKED)
}

/** The one column of texts in a table that names no language: it is what the card says first, in the reader's language. */
export function guessColumn(
  reading: DeckReading,
  form: DeckForm,
  language: Language,
): ChosenColumns | undefined {
  const [asked, ...more] = askedColumns(reading, form, {})
  const [first] = columnsOf(form, [language]).filter(({ field }) => field.inText)
  const hasTexts = (reading.draft?.languages.length ?? 0) > 0
  if (!asked || more.length > 0 || !first || hasTexts) return undefined
  return { [asked.written]: first.name }
}

/** What a column may be: one of the form, those in this language first, or none. */
export function columnOptions(
  context: DeckWordsContext,
  language: Language,
): readonly Option<string>[] {
  const { t, form } = context
  const option = (column: DeckColumn): Option<string> => ({
    value: column.name,
    label: columnLabel(column, context),
  })
  const others = columnsOf(
    form,
    LANGUAGES.filter((one) => one !== language),
  ).filter((column) => column.language !== undefined)
  return [
    { value: UNCHOSEN, label: t('decks.preview.unchosen') },
    ...columnsOf(form, [language]).map(option),
    ...others.map(option),
    { value: '', label: t('decks.preview.leaveOut') },
  ]
}
