// `npm run rules:coverage`: per game, the ids of its rules file and the ids that tests name; fails if the sets differ.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const GAMES = 'src/games'

function idsOf(text, pattern) {
  return new Set(Array.from(text.matchAll(pattern), ([, id]) => id))
}

function testsOf(game) {
  const folder = join('tests/games', game)
  const names = readdirSync(folder, { recursive: true }).map(String)
  const tests = names.filter((name) => name.endsWith('.test.ts'))
  return tests.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
}

function compare(game) {
  const rules = readFileSync(join(GAMES, game, 'RULES.md'), 'utf8')
  const written = idsOf(rules, /^\| ([A-Z]{2}-\d+) \|/gmu)
  const tested = idsOf(testsOf(game), /\b(?:it|test)\(\s*['"`]([A-Z]{2}-\d+) /gu)
  console.log(`${game}: ${written.size} rules, ${tested.size} named by tests`)
  const untested = [...written].filter((id) => !tested.has(id))
  const unknown = [...tested].filter((id) => !written.has(id))
  if (untested.length > 0) console.error(`  without a test: ${untested.join(', ')}`)
  if (unknown.length > 0) console.error(`  tested, but no rule: ${unknown.join(', ')}`)
  return written.size > 0 && untested.length === 0 && unknown.length === 0
}

const games = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => compare(entry.name))
process.exit(games.length > 0 && games.every(Boolean) ? 0 : 1)
