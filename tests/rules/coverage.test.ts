/** `npm run rules:coverage`: every rule of every game stands in the name of a test, and no test names a rule that does not exist. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GAME_IDS } from '../../src/games/contracts'

function idsInRules(game: string): string[] {
  const text = readFileSync(join('src/games', game, 'RULES.md'), 'utf8')
  return [...text.matchAll(/^\| ([A-Z]{2}-\d+) \|/gmu)].flatMap(([, id]) => id ?? [])
}

/** What names a test: the first string of a call, or of what `each` has made. */
const NAME = /(?:\b(?:it|test)|\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gu

function idsInNames(text: string): string[] {
  const names = [...text.matchAll(NAME)].map(([, , name = '']) => name)
  return names.flatMap((name) => name.match(/\b[A-Z]{2}-\d+\b/gu) ?? [])
}

/** All ids that stand in the names of tests, whichever folder those lie in. */
const TESTED = new Set(
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:test|spec)\.ts$/u.test(name))
    .flatMap((name) => idsInNames(readFileSync(join('tests', name), 'utf8'))),
)

describe('rule ids', () => {
  it.each([...GAME_IDS])('%s: each rule has its own id and a test, and no test another', (game) => {
    const rules = idsInRules(game)
    expect(rules).not.toEqual([])
    expect(rules).toEqual([...new Set(rules)])
    expect(rules.filter((id) => !TESTED.has(id))).toEqual([])
    const kinds = new Set(rules.map((id) => id.slice(0, 2)))
    const named = [...TESTED].filter((id) => kinds.has(id.slice(0, 2)))
    expect(named.filter((id) => !rules.includes(id))).toEqual([])
  })
})
