/** Decks as tables: one line an entry, one column a field and language, the deck's title in the first line. */
import { LANGUAGES } from '../language'
import { formatCsv, guardCell, parseCsv, unguardCell, type CsvRow } from './csv'
import { cellOf, type DeckDraft, type DeckProblem, type DeckRow } from './deckDraft'
import { columnsOf, KEY_COLUMN, knownColumns, titleColumn, type DeckForm } from './deckForm'

/** A deck as it stands in a table, the lines of its entries, and what is wrong with the table itself. */
export interface CsvDeck {
  readonly draft?: DeckDraft
  /** Of each entry. */
  readonly lines: readonly number[]
  readonly problems: readonly DeckProblem[]
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

function rowOf({ cells }: CsvRow, head: readonly string[]): DeckRow {
  const named = head.flatMap((name, index) => {
    const cell = cells[index]
    return name === '' || cell === undefined ? [] : [[name, unguardCell(cell)] as const]
  })
  return { cells: Object.fromEntries(named), data: {} }
}

/** Reads a deck from a table; where it names no title, it is called `title`. */
export function readCsvDeck(text: string, form: DeckForm, title: string): CsvDeck {
  // The head, and one row more than there may be.
  const table = parseCsv(text, form.most + 2)
  if (!table.ok) {
    return { lines: [], problems: [{ fault: 'no-csv', line: table.error.line, values: {} }] }
  }
  const [first, ...entries] = table.value
  const head = (first?.cells ?? []).map((name) => name.trim())
  const languages = languagesIn(head, form)
  const rows = entries.map((entry) => rowOf(entry, head))
  const titles = languages.map((language) => {
    const written = rows.map((row) => cellOf(row, titleColumn(language)).trim())
    return [language, written.find((one) => one !== '') ?? title] as const
  })
  const draft = { title: Object.fromEntries(titles), languages, rows }
  const problems = [
    ...headProblems(head, form, first?.line ?? 1),
    ...missingColumns(head, draft, form),
  ]
  return { draft, lines: entries.map(({ line }) => line), problems }
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
