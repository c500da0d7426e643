/** Decks in words: what a cell is called, what is wrong with it and where. */
import type { CsvHead } from '../../engine/decks/csvDeck'
import type { DeckProblem, DeckWarning } from '../../engine/decks/deckDraft'
import {
  bareColumns,
  columnsOf,
  KEY_COLUMN,
  knownColumns,
  titleColumn,
  writtenFields,
  type DeckColumn,
  type DeckForm,
} from '../../engine/decks/deckForm'
import { LANGUAGES, type Language } from '../../engine/basics/language'
import type { DeckFolderView } from '../../protocol/deckFolder'
import type { Translate } from '../wording/translate'

/** What decks are put into words with. */
export interface DeckWordsContext {
  readonly t: Translate
  readonly form: DeckForm
  /** Where the game's words begin. */
  readonly words: string
  /** The columns of a table that is being read here: then nobody needs to know how a file names them. */
  readonly heads?: readonly CsvHead[]
}

/** What a column is called, its language named. */
export function columnLabel(column: DeckColumn, { t, words }: DeckWordsContext): string {
  const name = t(`${words}.deck.field.${column.field.key}`)
  const field =
    column.index === undefined ? name : t('decks.column', { field: name, n: column.index + 1 })
  if (column.language === undefined) return field
  const language = t(`app.settings.languages.${column.language}`)
  return t('decks.inLanguage', { field, language })
}

/** A column of texts with its language, and as it may also be called. */
export function exampleColumn(
  form: DeckForm,
  language: Language,
): { readonly bare: string; readonly whole: string } {
  const [, [bare, whole] = ['', '']] = [...bareColumns(form, language)]
  return { bare, whole }
}

/** What a field is called by its name in the file; the name itself where nobody knows it. */
function fieldLabel(name: string, context: DeckWordsContext): string {
  const { t, form } = context
  if (name === KEY_COLUMN) return t('decks.place.key')
  if (name === 'languages') return t('decks.place.languages')
  if (LANGUAGES.some((language) => titleColumn(language) === name)) return t('decks.place.title')
  const column = columnsOf(form, LANGUAGES).find((one) => one.name === name)
  return column ? columnLabel(column, context) : t('decks.quoted', { name })
}

/** The same with what its column is called where somebody has written the table, unless that is the same word. */
function placeLabel(name: string, context: DeckWordsContext): string {
  const label = fieldLabel(name, context)
  const written = context.heads?.find(({ column }) => column === name)?.written
  if (written === undefined || written === name) return label
  const isSaid = label.toLowerCase().startsWith(written.toLowerCase())
  return isSaid ? label : `${label} ${context.t('decks.asWritten', { name: written })}`
}

function placeText(place: DeckProblem | DeckWarning, context: DeckWordsContext): string {
  const { t } = context
  const { line, entry, field } = place
  return [
    ...(line === undefined ? [] : [t('decks.place.line', { line })]),
    ...(entry === undefined ? [] : [t('decks.place.entry', { entry })]),
    ...(field === undefined ? [] : [placeLabel(field, context)]),
  ].join(', ')
}

/** What is wrong, without its place. */
export function faultText(
  { fault, values }: Pick<DeckProblem, 'fault' | 'values'>,
  { t }: Pick<DeckWordsContext, 't'>,
): string {
  return t(`decks.fault.${fault}`, { ...values })
}

/** What is wrong with the columns of a table that is being read here. */
function columnFaultText({ fault }: DeckProblem, context: DeckWordsContext): string | undefined {
  const { t, form, heads } = context
  if (!heads) return undefined
  const [text] = writtenFields(form).filter(({ inText }) => inText)
  if (fault === 'unknown-field') return t('decks.preview.unknown')
  if (fault === 'missing-column') return t('decks.preview.missing')
  if (fault !== 'no-languages' || !text) return undefined
  return t('decks.preview.noTexts', { name: t(`${context.words}.deck.field.${text.key}`) })
}
/** What could stand there instead, as it is written in a file; empty where that needs no telling. */
function possibleIn(
  { fault, field = '' }: DeckProblem,
  { t, form, words, heads }: DeckWordsContext,
): readonly string[] {
  if (fault === 'missing-column') return [field]
  if (fault === 'unknown-field') {
    const known = knownColumns(form)
    const alike = known.filter((name) => name.startsWith(`${field}.`))
    return alike.length > 0 ? alike : known
  }
  if (fault !== 'not-one-of') return []
  const column = columnsOf(form, LANGUAGES).find(({ name }) => name === field)
  if (column?.field.kind !== 'choice') return []
  const { key, values } = column.field
  return heads ? values.map((value) => t(`${words}.deck.value.${key}.${value}`)) : values
}

/** What is wrong and where, and what could stand there. */
export function problemText(problem: DeckProblem, context: DeckWordsContext): string {
  const place = placeText(problem, context)
  const columns = columnFaultText(problem, context)
  if (columns !== undefined) return place === '' ? columns : `${place}: ${columns}`
  const possible = possibleIn(problem, context).join(', ')
  const text = faultText(problem, context)
  const told =
    possible === ''
      ? text
      : `${text} ${context.t(context.heads ? 'decks.preview.possible' : 'decks.possible', { possible })}`
  return place === '' ? told : `${place}: ${told}`
}

/** What to look at again and where. */
export function warningText(warning: DeckWarning, context: DeckWordsContext): string {
  const { doubt, other = 0 } = warning
  return `${placeText(warning, context)} ${context.t(`decks.doubt.${doubt}`, { other })}`
}

/** The files of a folder that are no sound deck of this form. */
export function brokenIn(
  folder: DeckFolderView | undefined,
  form: DeckForm | undefined,
): DeckFolderView['files'] {
  if (!folder || !form) return []
  return folder.files.filter(
    ({ id, file }) => id === undefined && file.startsWith(`${form.catalogue}/`),
  )
}

/** A card to go by, in this language, by column; its words stand under `deck.example` of the game's. */
export function exampleCells(
  form: DeckForm,
  language: Language,
  { t, words }: Pick<DeckWordsContext, 't' | 'words'>,
): Readonly<Record<string, string>> {
  const columns = columnsOf(form, [language]).filter(({ field }) => field.kind !== 'flag')
  return Object.fromEntries(
    columns.map(({ name, field, index }) => {
      const part = index === undefined ? field.key : `${field.key}${String(index + 1)}`
      return [name, t(`${words}.deck.example.${part}`)]
    }),
  )
}

/** What somebody has found who looked in the folder. */
export function lookedText(
  found: { readonly sound: number; readonly broken: number },
  t: Translate,
): string {
  const sound = t('decks.looked', { n: found.sound })
  return found.broken === 0 ? sound : `${sound} ${t('decks.lookedBroken', { n: found.broken })}`
}
