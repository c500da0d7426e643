/** Content files: what is shipped, what people add, what matches were dealt with; no file can do harm. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { nameContent } from '../../src/engine/contract/content'
import type { Json } from '../../src/engine/basics/json'
import { createContentFiles, type ContentFiles } from '../../src/server/content/contentFiles'
import { canLink } from '../support/systems'

/** What it is, how it is made, the file that is reported, and why. */
type Oddity = [what: string, make: () => void, file: string, why: string]

let folder: string
let lines: Json[]

function put(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

function open(): ContentFiles {
  const folders = {
    shipped: join(folder, 'shipped'),
    own: join(folder, 'own'),
    kept: join(folder, 'kept'),
  }
  return createContentFiles(folders, {
    write: ({ event, file, why }) => {
      lines.push([event, String(file).slice(folder.length + 1), String(why)])
    },
  })
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stammtisch-content-'))
  lines = []
  put('shipped/decks/steam.json', '{"cards":[1804]}')
  put('shipped/decks/animals.json', '{"cards":[1]}')
  put('shipped/words-de.json', '["Käuzchen"]')
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

describe('content', () => {
  it('is found by id with its hash, and by catalogue, the shipped first and then the own', () => {
    put('own/decks/aunts.json', '{"cards":[1950]}')
    put('own/songs/steam.json', '["Of another catalogue"]')
    const content = open()
    expect(content.catalogue('decks')).toEqual(['decks/animals', 'decks/steam', 'decks/aunts'])
    expect(content.find('decks/steam')).toEqual(nameContent('decks/steam', { cards: [1804] }))
    expect(content.find('words-de')?.data).toEqual(['Käuzchen'])
    expect(content.find('decks/aunts')?.data).toEqual({ cards: [1950] })
    expect(['decks/steam', 'decks/aunts', 'nobody'].map((id) => content.isOwn(id))).toEqual([
      false,
      true,
      false,
    ])
    expect(content.find('songs/steam')?.data).toEqual(['Of another catalogue'])
    expect(content.find('decks')).toBeUndefined()
    expect(content.catalogue('words')).toEqual([])
    expect(lines).toEqual([])
  })

  it('is read once, when it is first asked for', () => {
    const content = open()
    put('shipped/decks/steam.json', '{"cards":[1829]}')
    expect(content.find('decks/steam')?.data).toEqual({ cards: [1829] })
    rmSync(join(folder, 'shipped'), { recursive: true })
    expect(content.find('decks/steam')).toBe(content.find('decks/steam'))
    expect(content.find('decks/steam')?.data).toEqual({ cards: [1829] })
  })

  it('is nothing where no folder is there', () => {
    rmSync(join(folder, 'shipped'), { recursive: true })
    const content = open()
    expect(content.find('decks/steam')).toBeUndefined()
    expect(content.catalogue('decks')).toEqual([])
    expect(lines).toEqual([])
  })

  it('that a match was dealt with is found by its hash after the file has changed or gone, also by the next host', () => {
    const before = open()
    const dealt = before.find('decks/steam')
    if (!dealt) throw new Error('the deck is there')
    before.keep(dealt)
    put('shipped/decks/steam.json', '{"cards":[1829]}')
    const after = open()
    expect(after.find('decks/steam')?.data).toEqual({ cards: [1829] })
    expect(after.find('decks/steam', dealt.hash)).toEqual(dealt)
    rmSync(join(folder, 'shipped'), { recursive: true })
    expect(open().find('decks/steam', dealt.hash)).toEqual(dealt)
    expect(open().find('decks/steam', '0'.repeat(64))).toBeUndefined()
  })

  it('that was kept and has been damaged is not taken for what it was', () => {
    const before = open()
    const dealt = before.find('decks/steam')
    if (!dealt) throw new Error('the deck is there')
    before.keep(dealt)
    const [name = ''] = readdirSync(join(folder, 'kept'))
    put(`kept/${name}`, '{"cards":[1805]}')
    rmSync(join(folder, 'shipped'), { recursive: true })
    expect(open().find('decks/steam', dealt.hash)).toBeUndefined()
    expect(lines).toEqual([['content-skipped', `kept/${name}`, 'damaged']])
    open().keep(dealt)
    expect(open().find('decks/steam', dealt.hash)).toEqual(dealt)
  })

  const links: readonly Oddity[] = [
    [
      'a link that leads nowhere',
      () => symlinkSync('nowhere', join(folder, 'own/a.json')),
      'own/a.json',
      'ENOENT',
    ],
    [
      'a link that leads to itself',
      () => symlinkSync('a.json', join(folder, 'own/decks/a.json')),
      'own/decks/a.json',
      'ELOOP',
    ],
  ]

  it.each<Oddity>([
    ['no JSON', () => put('own/decks/a.json', '{"cards":'), 'own/decks/a.json', 'no-json'],
    ['too deep', () => put('own/a.json', '['.repeat(500_000)), 'own/a.json', 'no-json'],
    ['too large', () => put('own/a.json', `"${'x'.repeat(2 ** 20)}"`), 'own/a.json', 'too-large'],
    ['a wrong name', () => put('own/Tante Änne.json', '1'), 'own/Tante Änne.json', 'name'],
    ['a wrong folder', () => put('own/..a/a.json', '1'), 'own/..a', 'name'],
    [
      'the name of a shipped one',
      () => put('own/decks/steam.json', '1'),
      'own/decks/steam.json',
      'name-taken',
    ],
    ...(canLink ? links : []),
  ])('with %s is reported by file and harms nothing', (_what, make, file, why) => {
    put('own/decks/zebras.json', '{"cards":[1]}')
    make()
    const content = open()
    const sound = ['decks/animals', 'decks/steam', 'decks/zebras']
    expect(content.catalogue('decks')).toEqual(sound)
    expect(content.find('a')).toBeUndefined()
    expect(content.find('decks/steam')?.data).toEqual({ cards: [1804] })
    expect(lines).toEqual([['content-skipped', file, why]])
  })

  it.runIf(canLink)('that cannot be read is named among the own decks of a running host', () => {
    put('own/decks/aunts.json', '{"cards":[1950]}')
    const content = open()
    symlinkSync('loop.json', join(folder, 'own/decks/loop.json'))
    expect(content.decks?.look().files).toEqual([
      { file: 'decks/aunts.json', id: 'decks/aunts', problems: [] },
      { file: 'decks/loop.json', problems: [{ fault: 'not-readable', values: {} }] },
    ])
  })
})
