/** What is wrong with a deck as it is written, and what people should look at again. */
import { nameSkeleton } from '../basics/text'
import {
  cellOf,
  MOST_PROBLEMS,
  type DeckDraft,
  type DeckProblem,
  type DeckRow,
  type DeckWarning,
} from './deckDraft'
import { columnsOf, KEY_COLUMN, titleColumn, type DeckForm } from './deckForm'
import { isEntryKey, parseCell, parseTitle } from './parseCell'

function titleProblems({ languages, title }: DeckDraft, form: DeckForm): DeckProblem[] {
  return languages.flatMap((language) => {
    const parsed = parseTitle(title[language] ?? '', form.longestTitle)
    return parsed.ok ? [] : [{ ...parsed.error, field: titleColumn(language) }]
  })
}

function sizeProblems({ languages, rows }: DeckDraft, { most }: DeckForm): DeckProblem[] {
  const problems: DeckProblem[] = []
  if (languages.length === 0) problems.push({ fault: 'no-languages', values: {} })
  if (rows.length === 0) problems.push({ fault: 'no-rows', values: {} })
  if (rows.length > most) {
    problems.push({ fault: 'too-many-rows', values: { most, count: rows.length } })
  }
  return problems
}

/** What is wrong with one entry, its key aside. */
export function rowProblems(
  row: DeckRow,
  entry: number,
  draft: DeckDraft,
  form: DeckForm,
): DeckProblem[] {
  return columnsOf(form, draft.languages).flatMap(({ name, field }) => {
    const parsed = parseCell(cellOf(row, name), field)
    return parsed.ok ? [] : [{ ...parsed.error, entry, field: name }]
  })
}

function keyProblems({ rows }: DeckDraft, { longestKey }: DeckForm): DeckProblem[] {
  const seen = new Map<string, number>()
  return rows.flatMap((row, index): DeckProblem[] => {
    const key = cellOf(row, KEY_COLUMN).trim()
    if (key === '') return []
    const place = { entry: index + 1, field: KEY_COLUMN }
    if (!isEntryKey(key, longestKey)) {
      return [{ fault: 'not-a-name', values: { most: longestKey }, ...place }]
    }
    const other = seen.get(key)
    seen.set(key, index + 1)
    return other === undefined ? [] : [{ fault: 'twin-key', values: { other }, ...place }]
  })
}

/** Everything that is wrong, in the order of the deck, MOST_PROBLEMS at most. */
export function draftProblems(draft: DeckDraft, form: DeckForm): readonly DeckProblem[] {
  const problems = [...sizeProblems(draft, form), ...titleProblems(draft, form)]
  if (draft.rows.length > form.most) return problems
  problems.push(...keyProblems(draft, form))
  for (const [index, row] of draft.rows.entries()) {
    if (problems.length >= MOST_PROBLEMS) break
    problems.push(...rowProblems(row, index + 1, draft, form))
  }
  return problems.slice(0, MOST_PROBLEMS)
}

function settled(row: DeckRow | undefined, form: DeckForm): string {
  const field = form.fields.find(({ key }) => key === form.twins?.settledBy)
  if (!row || !field || field.kind === 'data') return ''
  const parsed = parseCell(cellOf(row, field.key), field)
  return parsed.ok ? JSON.stringify(parsed.value) : ''
}

/** For each entry that says in this column what an earlier one says: that one's index. */
function repeatsIn(column: string, rows: readonly DeckRow[]): ReadonlyMap<number, number> {
  const seen = new Map<string, number>()
  const repeats = new Map<number, number>()
  for (const [index, row] of rows.entries()) {
    const said = nameSkeleton(cellOf(row, column))
    const before = seen.get(said)
    if (before !== undefined) repeats.set(index, before)
    else if (said !== '') seen.set(said, index)
  }
  return repeats
}

/** Entries that say the same as an earlier one, in any language of the deck; MOST_PROBLEMS at most. */
export function draftWarnings(draft: DeckDraft, form: DeckForm): readonly DeckWarning[] {
  const { twins } = form
  const { rows, languages } = draft
  if (!twins || rows.length > form.most) return []
  const warnings = new Map<number, DeckWarning>()
  for (const { name, field } of columnsOf(form, languages)) {
    if (field.key !== twins.by) continue
    for (const [index, before] of repeatsIn(name, rows)) {
      const settledBy = [index, before].map((at) => settled(rows[at], form))
      const doubt = settledBy[0] === settledBy[1] ? 'twin' : 'disputed'
      const warning = { doubt, entry: index + 1, field: name, other: before + 1 } as const
      if (!warnings.has(index)) warnings.set(index, warning)
    }
  }
  return [...warnings.values()].slice(0, MOST_PROBLEMS)
}
