/** Between a deck as it is written and the plain data that a game reads. */
import { isRecord, toJson, type Json } from '../basics/json'
import { LANGUAGES, type Language } from '../basics/language'
import { oneOf } from '../basics/shapes'
import { cellOf, type DeckDraft, type DeckProblem, type DeckRow } from './deckDraft'
import {
  columnsOf,
  KEY_COLUMN,
  titleColumn,
  writtenFields,
  type DeckColumn,
  type DeckField,
  type DeckForm,
} from './deckForm'
import { parseCell } from './parseCell'

type Fields = Record<string, Json>

const isLanguage = oneOf(LANGUAGES)

/** A key made of a text: its letters without marks, its digits, and hyphens. */
function keyFrom(text: string, longest: number): string {
  const words = text.toLowerCase().replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '')
  return words
    .replace(/[^a-z\d]+/gu, '-')
    .slice(0, longest - 6)
    .replace(/^-|-$/gu, '')
}

/** The keys of all entries: as written, else made of the first text, each once. */
function keysOf({ rows, languages }: DeckDraft, form: DeckForm): readonly string[] {
  const taken = new Set(rows.map((row) => cellOf(row, KEY_COLUMN).trim()))
  const named = columnsOf(form, languages).find(({ field }) => field.inText)
  return rows.map((row, index) => {
    const written = cellOf(row, KEY_COLUMN).trim()
    if (written !== '') return written
    const made = keyFrom(named ? cellOf(row, named.name) : '', form.longestKey)
    const wish = made === '' ? `entry-${String(index + 1)}` : made
    let key = wish
    for (let twin = 2; taken.has(key); twin += 1) key = `${wish}-${String(twin)}`
    taken.add(key)
    return key
  })
}

function valueOf(row: DeckRow, field: DeckField, columns: readonly DeckColumn[]): Json {
  const values = columns.map(({ name }) => {
    const parsed = parseCell(cellOf(row, name), field)
    return parsed.ok ? parsed.value : null
  })
  const isList = field.kind === 'line' && field.many !== undefined
  return isList ? values : (values[0] ?? null)
}

function fieldsOf(row: DeckRow, form: DeckForm, columns: readonly DeckColumn[]): Fields {
  const fields: Fields = {}
  for (const field of writtenFields(form)) {
    const own = columns.filter((column) => column.field === field)
    if (own.length > 0) fields[field.key] = valueOf(row, field, own)
  }
  return fields
}

/** The plain data of a deck with which nothing is wrong. */
export function deckDataOf(draft: DeckDraft, form: DeckForm): Json {
  const { languages, rows } = draft
  const all = columnsOf(form, languages)
  const plain = all.filter(({ language }) => language === undefined)
  const keys = keysOf(draft, form)
  const entries = rows.map((row, index) => ({
    key: keys[index] ?? '',
    ...fieldsOf(row, form, plain),
    ...row.data,
    text: Object.fromEntries(
      languages.map((language) => [
        language,
        fieldsOf(
          row,
          form,
          all.filter((column) => column.language === language),
        ),
      ]),
    ),
  }))
  const title = languages.map((language) => [
    language,
    (draft.title[language] ?? '').trim().normalize('NFC'),
  ])
  return { title: Object.fromEntries(title), languages: [...languages], [form.list]: entries }
}

/** Takes plain data apart; what has no place in a deck is noted. */
class DataReader {
  readonly problems: DeckProblem[] = []

  constructor(private readonly form: DeckForm) {}

  read(data: Json): DeckDraft | undefined {
    const { list } = this.form
    if (!isRecord(data) || !Array.isArray(data[list])) {
      this.problems.push({ fault: 'no-deck', values: {} })
      return undefined
    }
    this.noteUnknown(data, ['title', 'languages', list], {})
    const languages = this.languagesOf(data.languages)
    const entries: readonly unknown[] = data[list]
    // One row more than there may be is enough to know that there are too many.
    const rows = entries
      .slice(0, this.form.most + 1)
      .map((entry, index) => this.rowOf(entry, index + 1, languages))
    return { title: this.titleOf(data.title, languages), languages, rows }
  }

  private note(fault: DeckProblem['fault'], place: Pick<DeckProblem, 'entry' | 'field'>): void {
    this.problems.push({ fault, values: {}, ...place })
  }

  private noteUnknown(
    value: object,
    known: readonly string[],
    place: { readonly entry?: number },
  ): void {
    const odd = Object.keys(value).find((key) => !known.includes(key))
    if (odd !== undefined) this.note('unknown-field', { ...place, field: odd.slice(0, 40) })
  }

  private languagesOf(value: unknown): readonly Language[] {
    const items: readonly unknown[] = Array.isArray(value)
      ? value.slice(0, LANGUAGES.length + 1)
      : []
    const languages = [...new Set(items.filter(isLanguage))]
    if (languages.length === items.length) return languages
    this.note('wrong-shape', { field: 'languages' })
    return languages
  }

  private titleOf(value: unknown, languages: readonly Language[]): DeckDraft['title'] {
    if (!isRecord(value)) return {}
    this.noteUnknown(value, languages, {})
    return Object.fromEntries(
      languages.map((language) => [
        language,
        this.cell(value[language], { field: titleColumn(language) }),
      ]),
    )
  }

  private cell(value: unknown, place: Pick<DeckProblem, 'entry' | 'field'>): string {
    if (value === undefined) return ''
    if (typeof value === 'string') return value
    if (typeof value === 'number' || typeof value === 'boolean') return String(value)
    this.note('wrong-shape', place)
    return ''
  }

  private rowOf(value: unknown, entry: number, languages: readonly Language[]): DeckRow {
    if (!isRecord(value)) {
      this.note('wrong-shape', { entry })
      return { cells: {}, data: {} }
    }
    const { fields } = this.form
    const plain = fields.filter((field) => !field.inText)
    this.noteUnknown(value, ['key', 'text', ...plain.map(({ key }) => key)], { entry })
    const texts = this.textsOf(value.text, entry, languages)
    const cells: Record<string, string> = {
      [KEY_COLUMN]: this.cell(value.key, { entry, field: KEY_COLUMN }),
    }
    for (const column of columnsOf(this.form, languages)) {
      const from = column.language === undefined ? value : texts.get(column.language)
      cells[column.name] = this.cell(this.partOf(from?.[column.field.key], column, entry), {
        entry,
        field: column.name,
      })
    }
    return { cells, data: this.dataOf(value) }
  }

  private textsOf(
    value: unknown,
    entry: number,
    languages: readonly Language[],
  ): Map<Language, Readonly<Record<string, unknown>>> {
    const texts = new Map<Language, Readonly<Record<string, unknown>>>()
    if (!isRecord(value)) return texts
    this.noteUnknown(value, languages, { entry })
    const known = this.form.fields.flatMap(({ key, inText }) => (inText ? [key] : []))
    for (const language of languages) {
      const text = value[language]
      if (!isRecord(text)) continue
      this.noteUnknown(text, known, { entry })
      texts.set(language, text)
    }
    return texts
  }

  private partOf(value: unknown, { field, index, name }: DeckColumn, entry: number): unknown {
    if (index === undefined || value === undefined) return value
    if (!Array.isArray(value) || field.kind !== 'line' || value.length !== field.many) {
      this.note('wrong-shape', { entry, field: name })
      return undefined
    }
    const items: readonly unknown[] = value
    return items[index]
  }

  private dataOf(value: Readonly<Record<string, unknown>>): Readonly<Record<string, Json>> {
    const found = this.form.fields.flatMap((field) => {
      const data = field.kind === 'data' ? value[field.key] : undefined
      return data === undefined ? [] : [[field.key, toJson(data)] as const]
    })
    return Object.fromEntries(found)
  }
}

/** A deck as it is written in plain data, and what has no place in it; no draft if it is no deck at all. */
export function draftOfData(
  data: Json,
  form: DeckForm,
): { readonly draft?: DeckDraft; readonly problems: readonly DeckProblem[] } {
  const reader = new DataReader(form)
  const draft = reader.read(data)
  return draft ? { draft, problems: reader.problems } : { problems: reader.problems }
}
