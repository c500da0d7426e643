// B10: the common rooms of the window know no game.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GAME_IDS } from '../../src/games/contracts'

const RENDERER = resolve(import.meta.dirname, '../../src/renderer')
/** The lists that name games, their own rooms, what is said, and papers that point to an example. */
const MAY_NAME_GAMES = /^(?:games\/(?:gameTables|practices)\.ts|games\/[\w-]+\/|wording\/|.*\.md$)/u
/** Words of single games. */
const WORDS_OF_GAMES = ['vortex', 'rogue', 'raid', 'securing', 'cuckoo', 'chest', 'joker']

function namesOf(id: string): string[] {
  return [id, id.replaceAll('-', ''), id.replaceAll('-', ' ')]
}

describe('the common rooms', () => {
  it('B10 name no game and none of its words', () => {
    const words = [...WORDS_OF_GAMES, ...GAME_IDS.flatMap(namesOf)]
    const pattern = new RegExp(words.join('|'), 'iu')
    const files = readdirSync(RENDERER, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(RENDERER, join(entry.parentPath, entry.name)))
      .filter((file) => !MAY_NAME_GAMES.test(file))
    expect(files.length).toBeGreaterThan(60)
    const found = files.filter(
      (file) => pattern.test(file) || pattern.test(readFileSync(join(RENDERER, file), 'utf8')),
    )
    expect(found).toEqual([])
  })
})
