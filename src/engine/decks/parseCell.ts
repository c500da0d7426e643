/** From what is written in a cell to the value that stands in the deck. */
import type { Json } from '../basics/json'
import { err, ok, type Result } from '../basics/result'
import { lengthOf, parseLine } from '../basics/text'
import type {
  ChoiceField,
  DeckField,
  FlagField,
  LineField,
  NameField,
  NumberField,
  YearField,
} from './deckForm'
import type { DeckProblem } from './deckDraft'

/** What is wrong with a cell. */
export type CellProblem = Pick<DeckProblem, 'fault' | 'values'>

type Parsed = Result<Json, CellProblem>

const UNITS_PER_GRAPHEME = 12
const NAME = /^[a-z\d]+(?:-[a-z\d]+)*$/u
/** A year as people write it in German, Dutch and English; before Christ by its sign or in words, after Christ by itself or in words. */
const YEAR =
  /^(?<sign>[-\u2212])?(?:a\.?d\.?\s*)?(?<digits>\d{1,9})(?:(?<before>\s*(?:b\.?\s?c\.?(?:\s?e\.?)?|v\.?\s?(?:chr|c|u\. ?z)\.?))|\s*(?:a\.?d\.?|c\.?e\.?|n\.?\s?(?:chr|c|u\. ?z)\.?))?$/iu
const NUMBER = /^-?\d{1,15}(?:[.,]\d{1,15})?$/u
const YES = new Set(['true', 'yes', 'ja', '1', 'x', 'j', 'y'])
const NO = new Set(['', 'false', 'no', 'nein', 'nee', '0', 'n'])

function problem(fault: CellProblem['fault'], values: CellProblem['values'] = {}): Parsed {
  return err({ fault, values })
}

function parseLineCell(
  text: string,
  { longest, default: usual }: Pick<LineField, 'longest' | 'default'>,
): Parsed {
  if (text === '') return usual === undefined ? problem('missing') : ok(usual)
  const line = parseLine(text, longest)
  if (line !== undefined) return ok(line)
  // Nobody counts the graphemes of a novel.
  const length = text.length > longest * UNITS_PER_GRAPHEME ? text.length : lengthOf(text)
  return length > longest ? problem('too-long', { most: longest, length }) : problem('not-a-line')
}

function parseYear(text: string, { from, to }: YearField): Parsed {
  if (text === '') return problem('missing')
  const { sign, digits, before } = YEAR.exec(text)?.groups ?? {}
  if (digits === undefined || (sign !== undefined && before !== undefined)) {
    return problem('not-a-year', { from, to })
  }
  const isBefore = sign !== undefined || before !== undefined
  const year = isBefore ? 0 - Number(digits) : Number(digits)
  if (Number(digits) === 0) return problem('year-zero')
  return year < from || year > to ? problem('out-of-bounds', { from, to }) : ok(year)
}

function parseNumber(text: string, { from, to }: NumberField): Parsed {
  if (text === '') return problem('missing')
  if (!NUMBER.test(text)) return problem('not-a-number')
  const number = Number(text.replace(',', '.'))
  return number < from || number > to ? problem('out-of-bounds', { from, to }) : ok(number)
}

function parseChoice(text: string, { values, default: usual }: ChoiceField): Parsed {
  if (text === '') return usual === undefined ? problem('missing') : ok(usual)
  const wanted = text.toLowerCase()
  const found = values.find((value) => value.toLowerCase() === wanted)
  return found === undefined ? problem('not-one-of') : ok(found)
}

function parseName(text: string, { longest, default: usual }: NameField): Parsed {
  if (text === '') return ok(usual)
  return isEntryKey(text, longest) ? ok(text) : problem('not-a-name', { most: longest })
}

function parseFlag(text: string, _field: FlagField): Parsed {
  const word = text.toLowerCase()
  if (YES.has(word)) return ok(true)
  return NO.has(word) ? ok(false) : problem('not-yes-or-no')
}

/** Whether a text can be the key of an entry: small letters, digits and single hyphens. */
export function isEntryKey(text: string, longest: number): boolean {
  return text.length <= longest && NAME.test(text)
}

/** The title of a deck, or what is wrong with it. */
export function parseTitle(written: string, longest: number): Parsed {
  return parseLineCell(written.trim(), { longest })
}

/** The value of a cell, blanks around it aside, or what is wrong with it. */
export function parseCell(written: string, field: DeckField): Parsed {
  const text = written.trim()
  switch (field.kind) {
    case 'line':
      return parseLineCell(text, field)
    case 'year':
      return parseYear(text, field)
    case 'number':
      return parseNumber(text, field)
    case 'choice':
      return parseChoice(text, field)
    case 'name':
      return parseName(text, field)
    case 'flag':
      return parseFlag(text, field)
  }
}
