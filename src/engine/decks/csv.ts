/**
 * Tables as text (RFC 4180): fields in quotes, lines inside them. Our own in a page of code, because every cell must know its line
 * and a hostile file must end early.
 */
import { err, ok, type Result } from '../basics/result'

/** A row of a table. */
export interface CsvRow {
  /** Of its first cell, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** A table that is none: a quote that is never closed, or something after one. */
export interface CsvProblem {
  readonly line: number
}

const SEPARATORS = [',', ';', '\t'] as const
/** What a spreadsheet would carry out instead of showing it. */
const FORMULA = /^[=+\-@\t\r']/u

/** What a spreadsheet writes above a table so that others know its separator. */
const SEPARATOR_LINE = /^sep=(?<mark>[,;\t])?(?=\n)/iu

/** The one that is named, else the separator that stands most often in the first line with something in it, quotes aside. */
function separatorOf(text: string): string {
  const named = SEPARATOR_LINE.exec(text)?.groups?.mark
  if (named !== undefined) return named
  const [head = ''] = text.trimStart().split('\n', 1)
  const bare = head.replace(/"[^"]*"/gu, '')
  const counts = SEPARATORS.map((separator) => bare.split(separator).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}

class CsvReader {
  private at = 0
  private line = 1

  constructor(
    private readonly text: string,
    private readonly separator: string,
    private readonly mostRows: number,
  ) {}

  read(): Result<readonly CsvRow[], CsvProblem> {
    const rows: CsvRow[] = []
    while (this.at < this.text.length && rows.length < this.mostRows) {
      const { line } = this
      const cells = this.row()
      if (!cells) return err({ line })
      if (cells.some((cell) => cell !== '')) rows.push({ line, cells })
    }
    return ok(rows)
  }

  private row(): string[] | undefined {
    const cells: string[] = []
    for (;;) {
      const cell = this.text[this.at] === '"' ? this.quoted() : this.bare()
      if (cell === undefined) return undefined
      cells.push(cell)
      const after = this.text[this.at]
      this.at += 1
      if (after === this.separator) continue
      if (after === '\n') this.line += 1
      return after === '\n' || after === undefined ? cells : undefined
    }
  }

  private bare(): string {
    let end = this.at
    while (end < this.text.length && this.text[end] !== this.separator && this.text[end] !== '\n')
      end += 1
    const cell = this.text.slice(this.at, end)
    this.at = end
    return cell
  }

  /** Undefined if the quote is never closed. */
  private quoted(): string | undefined {
    const parts: string[] = []
    for (;;) {
      const end = this.text.indexOf('"', this.at + 1)
      if (end < 0) return undefined
      const part = this.text.slice(this.at + 1, end)
      this.line += part.split('\n').length - 1
      parts.push(part)
      this.at = end + 1
      if (this.text[this.at] !== '"') return parts.join('"')
    }
  }
}

/** The rows of a table, empty ones left out, at most so many; separated by commas, semicolons or tabs. */
export function parseCsv(text: string, mostRows: number): Result<readonly CsvRow[], CsvProblem> {
  const lines = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  const table = lines.replace(SEPARATOR_LINE, '')
  return new CsvReader(table, separatorOf(lines), mostRows).read()
}

function quote(cell: string): string {
  return /[",;\t\n\r]|^\s|\s$/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** The text of a table. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(quote).join(',')}\r\n`).join('')
}

/** Text that a spreadsheet shows instead of carrying it out. */
export function guardCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** What `guardCell` was given. */
export function unguardCell(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text
}
