/** `npm run rules:coverage`: every rule of every game begins the name of a test, and no test names a rule that does not exist. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GAME_IDS } from '../../src/games/contracts'

function idsInRules(game: string): string[] {
  const text = readFileSync(join('src/games', game, 'RULES.md'), 'utf8')
  return [...text.matchAll(/^\| ([A-Z]{2}-\d+) \|/gmu)].flatMap(([, id]) => id ?? [])
}

function idsInTests(game: string): string[] {
  const folder = join('tests/games', game)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  return texts.flatMap((text) =>
    [...text.matchAll(/\b(?:it|test)\(\s*['"`]([A-Z]{2}-\d+) /gu)].flatMap(([, id]) => id ?? []),
  )
}

describe('rule ids', () => {
  it.each([...GAME_IDS])('%s: each rule has its own id and a test, and no test another', (game) => {
    const rules = idsInRules(game)
    expect(rules).not.toEqual([])
    expect(rules).toEqual([...new Set(rules)])
    const tested = new Set(idsInTests(game))
    expect(rules.filter((id) => !tested.has(id))).toEqual([])
    expect([...tested].filter((id) => !rules.includes(id))).toEqual([])
  })
})
