/** What a test's name begins with stands in a paper: a rule of a game, a number of the wire, or a bar of docs/reliability.md. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const RULE = /^\| ([A-Z]{2}-\d+) \|/gmu

/** Where numbers are defined, and how such a place begins. */
const PAPERS: readonly (readonly [paper: string, definition: RegExp])[] = [
  ...filesIn('src/games', /RULES\.md$/u).map((path) => [path, RULE] as const),
  ['tests/pretend/game/RULES.md', RULE],
  ['src/protocol/SPEC.md', /\*\*(P-\d+)\*\*/gu],
  ['docs/reliability.md', /^\| ([A-Z]\d+) +\|/gmu],
]

function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path))
    .map((path) => join(folder, path))
}

/** The numbers with which a name begins; a name follows the brace of `it` or `describe`, or that of a table of cases. */
const NUMBERED =
  /(?:\b(?:it|test|describe)(?:\.\w+)*\(|\)\()\s*['"`]((?:[A-Z]{1,3}-?\d+[, ]+)*[A-Z]{1,3}-?\d+)\b/gu

function foundIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, found]) => found ?? [])
}

function numbersIn(text: string): string[] {
  return foundIn(text, NUMBERED).flatMap((numbers) => numbers.split(/[, ]+/u))
}

it('every number that begins the name of a test stands in a paper', () => {
  const defined = new Set(
    PAPERS.flatMap(([paper, definition]) => foundIn(readFileSync(paper, 'utf8'), definition)),
  )
  const files = filesIn('tests', /\.(?:test|spec)\.ts$/u)
  const unknown = files.flatMap((file) =>
    numbersIn(readFileSync(file, 'utf8')).flatMap((number) =>
      defined.has(number) ? [] : [`${file}: ${number}`],
    ),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(unknown).toEqual([])
})

it('a number that stands in no paper is found', () => {
  const named = (name: string): string[] =>
    ['it', 'it.each(ROWS)'].map((test) => `${test}('${name}'`)
  const names = ['B2 goes on', 'P-15 X9 goes on', 'goes on in C3'].flatMap(named)
  expect(names.flatMap(numbersIn)).toEqual(['B2', 'B2', 'P-15', 'X9', 'P-15', 'X9'])
})
