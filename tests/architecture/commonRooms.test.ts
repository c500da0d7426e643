// B10: whatever serves every game knows none.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GAME_IDS } from '../../src/games/contracts'

const ROOT = resolve(import.meta.dirname, '../../src')
/** The lists that name games, their own rooms, what is said, and papers that point to an example. */
const LISTS = [
  'games/contracts.ts',
  'games/registry.ts',
  'bots/registry.ts',
  'renderer/games/gameTables.ts',
  'renderer/games/firstRounds.ts',
  'renderer/games/practices.ts',
]
const OWN_ROOMS = /^(?:games|bots|renderer\/games)\/[\w-]+\/|^renderer\/wording\/|\.md$/u
/** Words of single games, as they would stand in names and sentences of a program. */
const WORDS_OF_GAMES = [
  'vortex',
  'cuckoo',
  'joker',
  'rogue',
  '\\braids?\\b',
  'raiding',
  'securing',
  'chests?\\b',
  'dictionary',
  'umlaut',
  'houseword',
  'timeline',
  'century',
  'playoff',
  'silhouette',
  'tiebreak',
]

function namesOf(id: string): string[] {
  return [id, id.replaceAll('-', ''), id.replaceAll('-', ' ')]
}

const FILES = readdirSync(ROOT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:ts|vue|css|html)$/u.test(entry.name))
  .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))

function readOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}

describe('the common rooms', () => {
  const pattern = new RegExp([...WORDS_OF_GAMES, ...GAME_IDS.flatMap(namesOf)].join('|'), 'iu')

  it('name no game and none of its words', () => {
    const common = FILES.filter((file) => !LISTS.includes(file) && !OWN_ROOMS.test(file))
    expect(common.length).toBeGreaterThan(250)
    expect(common.filter((file) => pattern.test(file) || pattern.test(readOf(file)))).toEqual([])
  })

  it.each(GAME_IDS)('has every list name %s, and its own rooms its words', (id) => {
    for (const list of LISTS.slice(0, 4)) expect(readOf(list)).toContain(id)
    const own = FILES.filter((file) => file.startsWith(`games/${id}/`))
    expect(own.length).toBeGreaterThan(10)
    expect(own.some((file) => pattern.test(readOf(file)))).toBe(true)
  })
})
