/** From the bytes of a deck file to a deck, or to everything that is wrong with it. */
import { isJson, isRecord, type Json } from '../basics/json'
import type { Language } from '../basics/language'
import { err, ok, type Result } from '../basics/result'
import { draftProblems, draftWarnings } from './checkDraft'
import { formatCsvDeck, readCsvDeck, type CsvHead, type CsvHints } from './csvDeck'
import { deckDataOf, draftOfData } from './deckData'
import {
  MOST_PROBLEMS,
  type DeckDraft,
  type DeckPlace,
  type DeckProblem,
  type DeckWarning,
} from './deckDraft'
import { columnsOf, DECK_FILE_LIMITS, type DeckForm, type DeckFormat } from './deckForm'
import { jsonDepth, jsonLines } from './jsonLines'

/** A deck file as text. */
export interface DeckText extends CsvHints {
  readonly text: string
  readonly format: DeckFormat
}

/** A deck file read. */
export interface DeckReading {
  /** As it is written; absent if it cannot be taken apart at all. */
  readonly draft?: DeckDraft
  /** What a game reads; only where nothing is wrong. */
  readonly data?: Json
  /** In the order of the file, MOST_PROBLEMS at most. */
  readonly problems: readonly DeckProblem[]
  readonly warnings: readonly DeckWarning[]
  /** The language as which columns of a table that name none were read; absent where there are none. */
  readonly bare?: Language
  /** The columns of a table in their order; absent where it is none. */
  readonly heads?: readonly CsvHead[]
  /** The line of an entry, both from 1; absent as the draft is. */
  lineOf?(entry: number): number
}

function refuse(problem: DeckProblem): DeckReading {
  return { problems: [problem], warnings: [] }
}

/** The text of a file in UTF-8; `decode` throws where the bytes are none. */
export function decodeDeck(
  bytes: Uint8Array,
  decode: (bytes: Uint8Array) => string,
): Result<string, DeckProblem> {
  const most = DECK_FILE_LIMITS.bytes
  if (bytes.length > most) {
    return err({
      fault: 'too-large',
      values: { most: most / 1024, size: Math.ceil(bytes.length / 1024) },
    })
  }
  try {
    const text = decode(bytes)
    // UTF-16 without a mark is sound UTF-8 full of zeros.
    if (!text.includes('\0')) return ok(text.replace(/^\ufeff/u, ''))
  } catch {
    // told below, as for zeros
  }
  return err({ fault: 'wrong-encoding', values: {} })
}

/** The path of a place in the file, from the whole to the part. */
function pathOf({ entry, field }: DeckPlace, form: DeckForm, draft: DeckDraft): string {
  const at = entry === undefined ? [] : [form.list, String(entry - 1)]
  const column = columnsOf(form, draft.languages).find(({ name }) => name === field)
  if (!column) {
    const [head, language] = (field ?? '').split('.')
    return [
      ...at,
      ...(head === 'deck' && language !== undefined ? ['title', language] : [field ?? '']),
    ].join('/')
  }
  const inside = column.language === undefined ? [] : ['text', column.language]
  const index = column.index === undefined ? [] : [String(column.index)]
  return [...at, ...inside, column.field.key, ...index].join('/')
}

/** The line of a path, else of what it would lie in. */
function lineAt(path: string, lines: ReadonlyMap<string, number>): number {
  let rest = path
  for (;;) {
    const line = lines.get(rest)
    if (line !== undefined) return line
    if (rest === '') return 1
    rest = rest.includes('/') ? rest.slice(0, rest.lastIndexOf('/')) : ''
  }
}

function parseJsonText(text: string): Result<Json, DeckProblem> {
  const deepest = DECK_FILE_LIMITS.depth
  if (jsonDepth(text) > deepest) return err({ fault: 'too-deep', values: { most: deepest } })
  try {
    const data: unknown = JSON.parse(text)
    if (isJson(data)) return ok(data)
  } catch (error) {
    return err({ fault: 'no-json', values: {}, ...lineOfFault(text, error) })
  }
  return err({ fault: 'no-json', values: {} })
}

/** Engines say where they stopped; others say nothing, and then nor do we. */
function lineOfFault(text: string, error: unknown): { readonly line?: number } {
  const sentence = isRecord(error) && typeof error.message === 'string' ? error.message : ''
  const position = / position (?<at>\d+)/u.exec(sentence)?.groups?.at
  return position === undefined ? {} : { line: text.slice(0, Number(position)).split('\n').length }
}

interface Located {
  readonly draft: DeckDraft
  /** Of the file itself. */
  readonly problems: readonly DeckProblem[]
  readonly bare?: Language
  readonly heads?: readonly CsvHead[]
  lineOf(place: DeckPlace): number
}

function locateJson(text: string, form: DeckForm): Result<Located, readonly DeckProblem[]> {
  const data = parseJsonText(text)
  if (!data.ok) return err([data.error])
  const { draft, problems } = draftOfData(data.value, form)
  if (!draft) return err(problems)
  let lines: ReadonlyMap<string, number> | undefined
  return ok({
    draft,
    problems,
    lineOf: (place) => lineAt(pathOf(place, form, draft), (lines ??= jsonLines(text))),
  })
}

function locateCsv(file: DeckText, form: DeckForm): Result<Located, readonly DeckProblem[]> {
  const { draft, lines, ...read } = readCsvDeck(file.text, form, file)
  if (!draft) return err(read.problems)
  return ok({
    ...read,
    draft,
    lineOf: ({ line, entry }) => line ?? (entry === undefined ? 1 : (lines[entry - 1] ?? 1)),
  })
}

function isSame(one: DeckProblem, other: DeckProblem): boolean {
  return one.entry === other.entry && one.field === other.field
}

/** What is wrong, each place once, the cause before what follows from it. */
function allProblems({ draft, problems }: Located, form: DeckForm): readonly DeckProblem[] {
  const isTold = (problem: DeckProblem): boolean =>
    problems.some(
      (known) =>
        isSame(known, problem) ||
        (known.fault === 'missing-column' && known.field === problem.field),
    )
  return [...problems, ...draftProblems(draft, form).filter((one) => !isTold(one))]
}

/** Reads the text of a deck file; whatever it is, nothing is thrown and nothing in it is carried out. */
export function parseDeck(file: DeckText, form: DeckForm): DeckReading {
  const { text, format } = file
  if (text.trim() === '') return refuse({ fault: 'empty-file', values: {} })
  const lines = text.split('\n').length
  const most = DECK_FILE_LIMITS.lines
  if (lines > most) return refuse({ fault: 'too-many-lines', values: { most, count: lines } })
  const located = format === 'json' ? locateJson(text, form) : locateCsv(file, form)
  if (!located.ok) return { problems: located.error, warnings: [] }
  const { draft, bare, heads, lineOf } = located.value
  const table = { ...(bare === undefined ? {} : { bare }), ...(heads ? { heads } : {}) }
  const problems = allProblems(located.value, form)
    .slice(0, MOST_PROBLEMS)
    .map((problem) => ({ ...problem, line: lineOf(problem) }))
    .sort((one, other) => one.line - other.line)
  const warnings = draftWarnings(draft, form).map((one) => ({ ...one, line: lineOf(one) }))
  const sound = problems.length === 0 ? { data: deckDataOf(draft, form) } : {}
  return { draft, ...sound, ...table, problems, warnings, lineOf: (entry) => lineOf({ entry }) }
}

/** The text of a deck file. */
export function formatDeck(draft: DeckDraft, form: DeckForm, format: DeckFormat): string {
  if (format === 'csv') return formatCsvDeck(draft, form)
  return `${JSON.stringify(deckDataOf(draft, form), undefined, 2)}\n`
}
