/** Decks as tables: one line an entry, one column a field and language, the deck's title in the first line. */
import { LANGUAGES, type Language } from '../basics/language'
import { formatCsv, guardCell, parseCsv, unguardCell, type CsvRow } from './csv'
import { cellOf, type DeckDraft, type DeckProblem, type DeckRow } from './deckDraft'
import {
  bareColumns,
  columnsOf,
  KEY_COLUMN,
  knownColumns,
  titleColumn,
  type DeckForm,
} from './deckForm'

/** A deck as it stands in a table, the lines of its entries, and what is wrong with the table itself. */
export interface CsvDeck {
  readonly draft?: DeckDraft
  /** Of each entry. */
  readonly lines: readonly number[]
  readonly problems: readonly DeckProblem[]
  /** The language as which columns that name none were read; absent where there are none. */
  readonly bare?: Language
  /** Its columns in their order; absent: it is no table. */
  readonly heads?: readonly CsvHead[]
}

/** A column of a table. */
export interface CsvHead {
  /** As its head has it. */
  readonly written: string
  /** As it was read, `front.de`; what is written where that is not known, empty where it is left out. */
  readonly column: string
}

/** What a table does not say itself. */
export interface CsvHints {
  /** What the deck is called where no column names its title. */
  readonly title: string
  /** The language of columns that name none, as somebody has chosen it. */
  readonly language?: Language | undefined
  /** The language of whoever reads the table; theirs is guessed with it where nobody has chosen. Without both such columns are not known. */
  readonly reader?: Language | undefined
  /** What a column is called in a file that people head in their own words, empty to leave it out; undefined: as it is written. */
  readonly columnOf?: ((written: string) => string | undefined) | undefined
  /** The value of a field that somebody has written in his own words; undefined: as it is written. */
  readonly valueIn?: ((column: string, written: string) => string | undefined) | undefined
}

/** Names of columns that are told at most: a table of something else is full of them. */
const MOST_ODD = 10

function headProblems(head: readonly string[], form: DeckForm, line: number): DeckProblem[] {
  const known = knownColumns(form)
  const odd = head.filter((name) => name !== '' && !known.includes(name)).slice(0, MOST_ODD)
  const twin = head.find((name, index) => name !== '' && head.indexOf(name) !== index)
  return [
    ...odd.map((name) => ({ fault: 'unknown-field' as const, field: name.slice(0, 40) })),
    ...(twin === undefined ? [] : [{ fault: 'twin-column' as const, field: twin }]),
  ].map((problem) => ({ ...problem, line, values: {} }))
}

function languagesIn(head: readonly string[], form: DeckForm): DeckDraft['languages'] {
  return LANGUAGES.filter((language) =>
    columnsOf(form, [language]).some(
      (column) => column.language === language && head.includes(column.name),
    ),
  )
}

/**
 * The language of columns that name none: as chosen; else one that other columns name and that lacks them, else the reader's, else
 * one that lacks them.
 */
function bareLanguage(
  head: readonly string[],
  form: DeckForm,
  { language, reader }: CsvHints,
): Language | undefined {
  const wish = language ?? reader
  if (wish === undefined) return undefined
  const bare = [...bareColumns(form, wish).keys()].filter((name) => head.includes(name))
  if (bare.length === 0 || language !== undefined) return bare.length === 0 ? undefined : language
  const isFree = (one: Language): boolean => bare.every((name) => !head.includes(`${name}.${one}`))
  return [...languagesIn(head, form), wish, ...LANGUAGES].find(isFree) ?? wish
}

/** Columns without which no line can be sound. */
function missingColumns(head: readonly string[], draft: DeckDraft, form: DeckForm): DeckProblem[] {
  const asked = columnsOf(form, draft.languages).filter(
    ({ field }) => field.kind !== 'flag' && !('default' in field),
  )
  return asked.flatMap(({ name }) =>
    head.includes(name)
      ? []
      : [{ fault: 'missing-column' as const, field: name, line: 1, values: {} }],
  )
}

function rowOf(
  { cells }: CsvRow,
  head: readonly string[],
  valueIn: CsvHints['valueIn'] = () => undefined,
): DeckRow {
  const named = head.flatMap((name, index) => {
    const cell = cells[index]
    if (name === '' || cell === undefined) return []
    return [[name, valueIn(name, cell) ?? unguardCell(cell)] as const]
  })
  return { cells: Object.fromEntries(named), data: {} }
}

/** Lines with more cells than there are columns: a separator stands in a text, and what comes after it is in the wrong column. */
function surplusProblems(entries: readonly CsvRow[], columns: number): DeckProblem[] {
  return entries.flatMap(({ line, cells }, index): DeckProblem[] =>
    cells.slice(columns).some((cell) => cell.trim() !== '')
      ? [
          {
            fault: 'surplus-cells',
            line,
            entry: index + 1,
            values: { columns, count: cells.length },
          },
        ]
      : [],
  )
}

/** Reads a deck from a table. */
export function readCsvDeck(text: string, form: DeckForm, hints: CsvHints): CsvDeck {
  // The head, and one row more than there may be.
  const table = parseCsv(text, form.most + 2)
  if (!table.ok) {
    return { lines: [], problems: [{ fault: 'no-csv', line: table.error.line, values: {} }] }
  }
  const [first, ...entries] = table.value
  const heads = (first?.cells ?? []).map((name) => name.trim())
  const written = heads.map((name) => hints.columnOf?.(name) ?? name)
  const bare = bareLanguage(written, form, hints)
  const whole = bare === undefined ? undefined : bareColumns(form, bare)
  const head = written.map((name) => whole?.get(name) ?? name)
  const languages = languagesIn(head, form)
  const rows = entries.map((entry) => rowOf(entry, head, hints.valueIn))
  const titles = languages.map((language) => {
    const cells = rows.map((row) => cellOf(row, titleColumn(language)).trim())
    return [language, cells.find((one) => one !== '') ?? hints.title] as const
  })
  const draft = { title: Object.fromEntries(titles), languages, rows }
  const problems = [
    ...headProblems(head, form, first?.line ?? 1),
    ...missingColumns(head, draft, form),
    ...surplusProblems(entries, head.length),
  ]
  return {
    draft,
    lines: entries.map(({ line }) => line),
    problems,
    heads: heads.map((name, index) => ({ written: name, column: head[index] ?? '' })),
    ...(bare === undefined ? {} : { bare }),
  }
}

/** The table of a deck; fields without a column are left out. */
export function formatCsvDeck({ title, languages, rows }: DeckDraft, form: DeckForm): string {
  const columns = columnsOf(form, languages)
  const head = [...languages.map(titleColumn), KEY_COLUMN, ...columns.map(({ name }) => name)]
  const lines = rows.map((row, index) => [
    ...languages.map((language) => (index === 0 ? guardCell(title[language] ?? '') : '')),
    cellOf(row, KEY_COLUMN),
    ...columns.map(({ name, field }) => {
      const cell = cellOf(row, name)
      return field.kind === 'line' ? guardCell(cell) : cell
    }),
  ])
  return formatCsv([head, ...lines])
}
