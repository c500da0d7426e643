/** No built program has content in it that is secret: neither the window nor the worker of the bots knows a date. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { ensureBuilt } from '../support/host/built'

interface DeckFile {
  readonly events: readonly {
    readonly text: Readonly<
      Record<string, { readonly front: string; readonly explanation: string }>
    >
    readonly source: string
  }[]
}

const ROOT = join(import.meta.dirname, '../..')
const DECK: DeckFile = JSON.parse(
  readFileSync(join(ROOT, 'resources/content/tijdlijn/box.json'), 'utf8'),
)
/** Sentences that nothing but the deck says. */
const SENTENCES = DECK.events.flatMap(({ text }) =>
  Object.values(text).flatMap(({ front, explanation }) => [front, explanation]),
)

function programsIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|cjs|html|json|css)$/u.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
}

/** As a text stands in a program: quotation marks and letters beyond ASCII may be escaped. */
function isIn(program: string, sentence: string): boolean {
  const plain = sentence.match(/[ -!#-&(-[\]-~]+/gu) ?? []
  const longest = plain.reduce((best, part) => (part.length > best.length ? part : best), '')
  return longest.length > 25 && program.includes(longest)
}

describe('built programs', () => {
  beforeAll(() => {
    ensureBuilt()
  }, 300_000)

  it.each(['out/renderer', 'out/node'])('TL-05 %s holds no sentence of the deck', (folder) => {
    const programs = programsIn(folder)
    expect(programs.length).toBeGreaterThan(3)
    const found = SENTENCES.filter((sentence) => programs.some((one) => isIn(one, sentence)))
    expect(found).toEqual([])
  })
  it('finds a sentence of the deck where there is one', () => {
    const [sentence = ''] = SENTENCES.filter((one) => isIn(one, one))
    expect(isIn(`const x = ${JSON.stringify({ sentence })}`, sentence)).toBe(true)
  })
})
