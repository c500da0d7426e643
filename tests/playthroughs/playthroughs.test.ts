/** The golden playthroughs still play as they are written. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GAME_IDS } from '../../src/games/contracts'
import { PLAYTHROUGHS, showsAll, writePlaythrough } from './playthrough'

const LEAST = 2
const ON_PURPOSE = 'a rule that was changed on purpose: npm run playthroughs:update'

describe('golden playthroughs', () => {
  it.each(PLAYTHROUGHS.map((spec) => [`${spec.game}/${spec.name}`, spec] as const))(
    '%s',
    (_, spec) => {
      const golden = readFileSync(join('tests/playthroughs', spec.game, `${spec.name}.txt`), 'utf8')
      const seed = Number(/^seed (\d+)$/mu.exec(golden)?.[1])
      const { text, notes } = writePlaythrough(spec, seed)
      const [expected, actual] = [golden.split('\n'), text.split('\n')]
      const first = expected.findIndex((line, index) => line !== actual[index])
      expect(
        first < 0 ? 'no difference' : `line ${String(first + 1)}: ${actual[first] ?? 'missing'}`,
        ON_PURPOSE,
      ).toBe('no difference')
      expect(actual).toHaveLength(expected.length)
      expect(showsAll(spec, notes)).toBe(true)
    },
  )

  it.each([...GAME_IDS])('%s has some', (game) => {
    expect(PLAYTHROUGHS.filter((spec) => spec.game === game).length).toBeGreaterThanOrEqual(LEAST)
  })
})
