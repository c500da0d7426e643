/** All wording in three languages: the same keys by type, the same placeholders, nothing empty, every key that is asked for. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { REASONS } from '../../src/games/time-bluff/contract'
import { PHRASES, REFUSALS } from '../../src/protocol/messages'
import { LANGUAGES } from '../../src/protocol/messages'
import { CATALOGUE } from '../../src/renderer/wording/catalogue'

function flatten(value: unknown, path = ''): Map<string, string> {
  const found = new Map<string, string>()
  if (typeof value === 'string') return found.set(path, value)
  for (const [key, inner] of Object.entries(value ?? {})) {
    for (const [name, text] of flatten(inner, path === '' ? key : `${path}.${key}`))
      found.set(name, text)
  }
  return found
}

const messages = new Map(LANGUAGES.map((language) => [language, flatten(CATALOGUE[language])]))
const german = messages.get('de') ?? new Map<string, string>()

function placeholders(text: string): string {
  const names = text
    .split(' | ')
    .map((part) => [...part.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name))
  return [...new Set(names.flat())].sort().join()
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.(?:ts|vue)$/u.test(entry.name) &&
        !entry.parentPath.includes('wording'),
    )
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
}

describe('wording', () => {
  it.each([...LANGUAGES])(
    '%s has every key once, nothing empty, and the placeholders of the German text',
    (language) => {
      const own = messages.get(language) ?? new Map<string, string>()
      expect([...own.keys()].sort()).toEqual([...german.keys()].sort())
      for (const [key, text] of own) {
        expect(text.trim(), key).not.toBe('')
        expect(placeholders(text), key).toBe(placeholders(german.get(key) ?? ''))
      }
    },
  )

  it('has every key that the window asks for by name', () => {
    const keys = [...german.keys()]
    for (const text of sources('src/renderer')) {
      for (const [, key = ''] of text.matchAll(/\bt\(\s*'([\w.-]+)'/gu)) expect(keys).toContain(key)
      for (const [, start = ''] of text.matchAll(/\bt\(\s*`([\w.]+)\.\$\{/gu)) {
        expect(
          keys.some((key) => key.startsWith(`${start}.`)),
          start,
        ).toBe(true)
      }
    }
  })

  it('has words for every refusal, reason and phrase', () => {
    for (const refusal of REFUSALS) expect(german.has(`app.refusal.${refusal}`), refusal).toBe(true)
    for (const reason of REASONS)
      expect(german.has(`timeBluffTable.reason.${reason}`), reason).toBe(true)
    for (const phrase of PHRASES) expect(german.has(`app.play.phrase.${phrase}`), phrase).toBe(true)
  })
})
