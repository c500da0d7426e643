/** Deck files, ours and hostile ones: whatever they hold, people get a sentence with its place, and nothing is carried out. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { DeckProblem } from '../../../src/engine/decks/deckDraft'
import type { DeckForm } from '../../../src/engine/decks/deckForm'
import {
  decodeDeck,
  formatDeck,
  parseDeck,
  type DeckReading,
  type DeckText,
} from '../../../src/engine/decks/parseDeck'
import { LANGUAGES, type Language } from '../../../src/engine/basics/language'

const FORM: DeckForm = {
  catalogue: 'aunts',
  list: 'aunts',
  most: 50,
  longestKey: 40,
  longestTitle: 30,
  fields: [
    { kind: 'year', key: 'year', from: -3000, to: 2100 },
    { kind: 'choice', key: 'side', values: ['mother', 'father'], default: 'mother' },
    { kind: 'name', key: 'picture', longest: 20, default: 'hat' },
    { kind: 'line', key: 'name', longest: 20, inText: true },
    { kind: 'line', key: 'sayings', longest: 30, many: 2, inText: true },
    { kind: 'flag', key: 'loud' },
    { kind: 'data', key: 'notes' },
  ],
  twins: { by: 'name', settledBy: 'year' },
}

const AUNT = {
  key: 'anna',
  year: 1920,
  side: 'father',
  picture: 'hat',
  loud: true,
  text: { en: { name: 'Anna', sayings: ['Well, well', '=1+1'] } },
}

function read(text: string, format: 'json' | 'csv' = 'json'): DeckReading {
  return parseDeck({ text, format, title: 'aunts' }, FORM)
}

function deckOf(...aunts: readonly unknown[]): string {
  return JSON.stringify({ title: { en: 'Our aunts' }, languages: ['en'], aunts }, undefined, 1)
}

function told({ problems }: DeckReading): unknown[] {
  return problems.map(({ fault, line, field }: DeckProblem) => [fault, line, field])
}

describe('a sound deck', () => {
  it('is read from JSON, what has a default may be left out', () => {
    const { data, problems, warnings } = read(
      deckOf(AUNT, { year: '44 BC', text: { en: { name: ' Béa ', sayings: ['a', 'b'] } } }),
    )
    expect([problems, warnings]).toEqual([[], []])
    expect(data).toEqual({
      title: { en: 'Our aunts' },
      languages: ['en'],
      aunts: [
        AUNT,
        {
          key: 'bea',
          year: -44,
          side: 'mother',
          picture: 'hat',
          loud: false,
          text: { en: { name: 'Béa', sayings: ['a', 'b'] } },
        },
      ],
    })
  })

  it.each(['json', 'csv'] as const)('comes back from %s as it was', (format) => {
    const { draft, data } = read(deckOf(AUNT, { ...AUNT, key: 'other', year: -753 }))
    if (!draft) throw new Error('it is sound')
    expect(read(formatDeck(draft, FORM, format), format).data).toEqual(data)
  })

  it('keeps what only its game understands', () => {
    const { draft, data } = read(deckOf({ ...AUNT, notes: [{ a: 1 }] }))
    expect(data).toMatchObject({ aunts: [{ notes: [{ a: 1 }] }] })
    if (!draft) throw new Error('it is sound')
    expect(read(formatDeck(draft, FORM, 'json')).data).toEqual(data)
  })

  it.each([',', ';', '\t'])('is read from a table with %j between its cells', (mark) => {
    const head = [
      'year',
      'name.de',
      'name.nl',
      'sayings.1.de',
      'sayings.2.de',
      'sayings.1.nl',
      'sayings.2.nl',
    ]
    const row = ['9 v. Chr.', '"Tante ""Änne"""', 'tante Anne', 'ach', 'so', 'nou', 'ja']
    const { data, problems } = read(`${head.join(mark)}\r\n\r\n${row.join(mark)}\r\n`, 'csv')
    expect(problems).toEqual([])
    expect(data).toMatchObject({
      title: { de: 'aunts', nl: 'aunts' },
      languages: ['de', 'nl'],
      aunts: [{ key: 'tante-anne', year: -9, text: { de: { name: 'Tante "Änne"' } } }],
    })
  })

  it('names entries that say the same, and those that are disputed', () => {
    const text = { en: { name: 'ANNA!', sayings: ['a', 'b'] } }
    const { warnings, data } = read(deckOf(AUNT, { year: 1920, text }, { year: 1921, text }))
    expect(data).toBeDefined()
    expect(warnings).toMatchObject([
      { doubt: 'twin', entry: 2, other: 1, field: 'name.en', line: 29 },
      { doubt: 'disputed', entry: 3, other: 1 },
    ])
  })
})

describe('what is wrong', () => {
  it('is named by line and field in JSON', () => {
    const bad = {
      ...AUNT,
      year: 0,
      side: 'both',
      text: { en: { name: '', sayings: ['a'] } },
      hat: 1,
    }
    const reading = read(deckOf(AUNT, bad))
    expect(reading.data).toBeUndefined()
    expect(told(reading)).toEqual([
      ['twin-key', 26, 'key'],
      ['year-zero', 27, 'year'],
      ['not-one-of', 28, 'side'],
      ['missing', 33, 'name.en'],
      ['wrong-shape', 34, 'sayings.2.en'],
      ['wrong-shape', 35, 'sayings.1.en'],
      ['unknown-field', 39, 'hat'],
    ])
  })

  it('is named by line and field in a table, lines inside cells counted', () => {
    const text = 'year;name.en;sayings.1.en;sayings.2.en;hat\n1;"a\nb";c;d\nten;e;f;\n'
    expect(told(read(text, 'csv'))).toEqual([
      ['unknown-field', 1, 'hat'],
      ['not-a-line', 2, 'name.en'],
      ['not-a-year', 4, 'year'],
      ['missing', 4, 'sayings.2.en'],
    ])
  })

  it.each<[string, string, 'json' | 'csv', DeckProblem['fault']]>([
    ['no JSON', '{"aunts":', 'json', 'no-json'],
    ['another JSON', '[1]', 'json', 'no-deck'],
    ['a quote that is never closed', 'year,name.en\n1,"a', 'csv', 'no-csv'],
    ['something after a quote', 'year,name.en\n1,"a"b', 'csv', 'no-csv'],
    ['no language', 'year\n1', 'csv', 'no-languages'],
    ['a column twice', 'year,year,name.en\n', 'csv', 'twin-column'],
    ['a column that is missing', 'year,name.en\n1,a', 'csv', 'missing-column'],
    ['no rows', deckOf(), 'json', 'no-rows'],
    ['too many rows', deckOf(...new Array<object>(51).fill(AUNT)), 'json', 'too-many-rows'],
    [
      'a text too long',
      deckOf({ ...AUNT, text: { en: { name: 'x'.repeat(21) } } }),
      'json',
      'too-long',
    ],
    [
      'a novel',
      deckOf({ ...AUNT, text: { en: { name: 'x'.repeat(900_000) } } }),
      'json',
      'too-long',
    ],
    [
      'a letter that turns the line round',
      deckOf({ ...AUNT, text: { en: { name: 'a\u202eb' } } }),
      'json',
      'not-a-line',
    ],
    ['100,000 lines', 'a\n'.repeat(100_000), 'csv', 'too-many-lines'],
    ['a deep list', '['.repeat(1_000_000), 'json', 'too-deep'],
    ['deep objects in strings of quotes', `{"a":${'{"\\"":'.repeat(50_000)}`, 'json', 'too-deep'],
    ['quotes alone', '"'.repeat(999_999), 'csv', 'no-csv'],
    ['quotes escaped alone', '"\\'.repeat(500_000), 'json', 'no-json'],
    ['separators alone', ','.repeat(1_000_000), 'csv', 'no-languages'],
  ])('%s', (_what, text, format, fault) => {
    const { data, problems } = read(text, format)
    expect(data).toBeUndefined()
    expect(problems.map((problem) => problem.fault)).toContain(fault)
    expect(problems.length).toBeLessThanOrEqual(100)
  })

  it('touches no prototype', () => {
    const text = deckOf(AUNT).replace('"year": 1920', '"__proto__": {"year": 1920}')
    const reading = read(text)
    expect(told(reading)).toContainEqual(['unknown-field', 11, '__proto__'])
    expect(Object.hasOwn(Object.prototype, 'year')).toBe(false)
    expect(read('__proto__,year,name.en\n1,2,3', 'csv').data).toBeUndefined()
  })

  it('script stays text, and a spreadsheet is given none to carry out', () => {
    const script = '<img src=x onerror=1>'.slice(0, 20)
    const { draft, data } = read(
      deckOf({ ...AUNT, text: { en: { name: script, sayings: ['=cmd()', "'quoted"] } } }),
    )
    expect(data).toMatchObject({ aunts: [{ text: { en: { name: script } } }] })
    if (!draft) throw new Error('it is sound')
    const csv = formatDeck(draft, FORM, 'csv')
    expect(csv).toContain("'=cmd()")
    expect(read(csv, 'csv').data).toEqual(data)
  })
})

describe('columns that name no language', () => {
  const HEAD = 'deck,year,name,sayings.1,sayings.2'
  const ROW = 'Our aunts,1920,Anna,Well,Oh'
  function readIn(text: string, hints: Pick<DeckText, 'language' | 'reader'>): DeckReading {
    return parseDeck({ text, format: 'csv', title: 'aunts', ...hints }, FORM)
  }

  it.each(LANGUAGES)('are in the language of whoever reads, or in the chosen one: %s', (one) => {
    const text = `${HEAD}\n${ROW}\n`
    for (const hints of [{ reader: one }, { reader: 'en', language: one } as const]) {
      const { data, bare, problems } = readIn(text, hints)
      expect([bare, problems]).toEqual([one, []])
      expect(data).toMatchObject({
        title: { [one]: 'Our aunts' },
        languages: [one],
        aunts: [{ text: { [one]: { name: 'Anna', sayings: ['Well', 'Oh'] } } }],
      })
    }
  })

  it.each<[string, Language, Language]>([
    ['belong to the language that lacks them', 'de', 'nl'],
    ['are not in one that has them', 'en', 'de'],
  ])('%s, where others name one', (what, reader, expected) => {
    const others = what.includes('lacks')
      ? 'name.nl,sayings.1.nl,year,sayings.2'
      : 'name,sayings.1,sayings.2,year,name.en,sayings.1.en,sayings.2.en'
    const cells = what.includes('lacks') ? 'Anna,a,1,b' : 'Anna,a,b,1,Ann,c,d'
    const { data, bare, problems } = readIn(`${others}\n${cells}\n`, { reader })
    expect([bare, problems]).toEqual([expected, []])
    expect(data).toMatchObject({ aunts: [{ text: { [expected]: { name: 'Anna' } } }] })
  })

  it('are told by line and column like all others', () => {
    const text = 'year,name,sayings.1\n1,,a\nten,b,c\n'
    expect(told(readIn(text, { reader: 'nl' }))).toEqual([
      ['missing-column', 1, 'sayings.2.nl'],
      ['missing', 2, 'name.nl'],
      ['not-a-year', 3, 'year'],
    ])
  })

  it('cannot be in a language that has the same columns', () => {
    const text = 'year,name,name.de,sayings.1.de,sayings.2.de\n1,a,b,c,d\n'
    expect(told(readIn(text, { language: 'de' }))).toEqual([['twin-column', 1, 'name.de']])
  })

  it('are not known where nobody can say which it is', () => {
    expect(told(readIn('year,name\n1,a\n', {}))).toContainEqual(['unknown-field', 1, 'name'])
  })
})

describe('bytes', () => {
  const decode = (bytes: Uint8Array): string =>
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  const faultOf = (bytes: Uint8Array): unknown => {
    const text = decodeDeck(bytes, decode)
    return text.ok ? text.value : text.error.fault
  }

  it('in UTF-8 are read with a mark and without', () => {
    expect(faultOf(Buffer.from('\ufeffÄnne'))).toBe('Änne')
    expect(faultOf(Buffer.from('Änne'))).toBe('Änne')
  })

  it.each<[string, Uint8Array, string]>([
    ['Latin-1', Buffer.from('Änne', 'latin1'), 'wrong-encoding'],
    ['UTF-16 with a mark', Buffer.from('\ufeffyear', 'utf16le'), 'wrong-encoding'],
    ['UTF-16 without one', Buffer.from('year', 'utf16le'), 'wrong-encoding'],
    ['a program', readFileSync(process.execPath).subarray(0, 4096), 'wrong-encoding'],
    ['a bomb', Buffer.alloc(1_048_577, 'a'), 'too-large'],
  ])('%s is refused', (_what, bytes, fault) => {
    expect(faultOf(bytes)).toBe(fault)
  })
})
