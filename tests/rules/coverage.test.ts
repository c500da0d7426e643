/** Every rule of every game begins the name of a test, and no test names a rule that does not exist. */
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
  const files = readdirSync(folder).filter((name) => name.endsWith('.test.ts'))
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8'))
  return texts.flatMap((text) =>
    [...text.matchAll(/\bit\(\s*['"`]([A-Z]{2}-\d+) /gu)].flatMap(([, id]) => id ?? []),
  )
}

describe('rule ids', () => {
  it.each([...GAME_IDS])('%s: the ids of the rules and of the tests are the same', (game) => {
    const [rules, tests] = [idsInRules(game), idsInTests(game)].map((ids) =>
      [...new Set(ids)].sort(),
    )
    expect(rules?.length).toBeGreaterThan(40)
    expect(tests).toEqual(rules)
  })
})
