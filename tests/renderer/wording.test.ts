/** All wording in three languages: the same keys by type, the same placeholders, nothing empty, every key that is asked for. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BOTS } from '../../src/bots/registry'
import { GAME_IDS, LEGALITIES, type GameId } from '../../src/games/contracts'
import type { OptionSpec } from '../../src/engine/options/options'
import { LANGUAGES } from '../../src/engine/basics/language'
import { FAREWELLS, LEAVINGS, PHRASES, REFUSALS } from '../../src/protocol/terms'
import { offersOf } from '../../src/renderer/games/offered'
import { GAME_WINDOWS } from '../../src/renderer/games/gameTables'
import { wordsOf } from '../support/window/wholeWording'

function flatten(value: unknown, path = ''): Map<string, string> {
  const found = new Map<string, string>()
  if (typeof value === 'string') return found.set(path, value)
  for (const [key, inner] of Object.entries(value ?? {})) {
    for (const [name, text] of flatten(inner, path === '' ? key : `${path}.${key}`))
      found.set(name, text)
  }
  return found
}

const messages = new Map(
  await Promise.all(
    LANGUAGES.map(async (language) => [language, flatten(await wordsOf(language))] as const),
  ),
)
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

async function startsOf(game: GameId): Promise<string[]> {
  const { words } = await GAME_WINDOWS[game]()
  return [`${words}.`, `${words}Table.`, `${words}.event.`]
}

/** Where the words of the helpers begin that do not name the whole key. */
const STARTS = ['', 'app.settings.', ...(await Promise.all(GAME_IDS.map(startsOf))).flat()]

/** What a key may be asked for by: whole, without the start that a helper puts before it, without the ending for the listener. */
function namesOf(key: string): string[] {
  return STARTS.filter((start) => key.startsWith(start))
    .map((start) => key.slice(start.length))
    .flatMap((name) => (name.endsWith('You') ? [name, name.slice(0, -'You'.length)] : [name]))
}

/** Whether the sources may ask for a key: by a text that is its name, with anything where a value is put in. */
function askedIn(source: string): (key: string) => boolean {
  const texts = [...source.matchAll(/'([\w.-]+)'|`((?:[\w.-]|\$\{[^}]*\})+)`/gu)]
  const plain = new Set(texts.map(([, text]) => text))
  const fragments = new Set(texts.map(([, , fragment]) => fragment ?? ''))
  const patterns = [...fragments]
    .filter((fragment) => /[a-z]/u.test(fragment.replaceAll(/\$\{[^}]*\}/gu, '')))
    .map((fragment) => {
      // A value in front may stand for several words of the key, any other one for a single word.
      const body = fragment
        .replace(/^\$\{[^}]*\}/u, '@')
        .replaceAll(/\$\{[^}]*\}/gu, '#')
        .replaceAll('.', '\\.')
        .replace('@', '[\\w.-]+')
        .replaceAll('#', '[\\w-]+')
      return new RegExp(`^${body}$`, 'u')
    })
  return (key) =>
    namesOf(key).some((name) => plain.has(name) || patterns.some((pattern) => pattern.test(name)))
}

/** What needs words; a catalogue's pieces bring their own titles. */
function valuesOf(spec: OptionSpec): readonly (string | number)[] {
  if (spec.kind === 'choice') return spec.values
  if (spec.kind !== 'set') return ['none']
  return 'catalogue' in spec.values ? [] : spec.values
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

  it('has no key that nothing asks for', () => {
    const isAsked = askedIn(sources('src/renderer').join('\n'))
    expect([...german.keys()].filter((key) => !isAsked(key))).toEqual([])
  })

  it('finds a key that nothing asks for', () => {
    const isAsked = askedIn("t('app.name') t(`app.level.${level}`) voice.about(seat, 'drew')")
    expect(['app.name', 'app.level.easy', 'timeBluff.event.drewYou'].every(isAsked)).toBe(true)
    expect(['app.names', 'app.levels.easy', 'app.level'].some(isAsked)).toBe(false)
  })

  it('has words for every refusal, farewell, network trouble, option, reason and phrase', async () => {
    for (const refusal of REFUSALS) expect(german.has(`app.refusal.${refusal}`), refusal).toBe(true)
    for (const farewell of Object.keys(FAREWELLS)) {
      expect(german.has(`app.farewell.${farewell}`), farewell).toBe(true)
    }
    for (const why of LEAVINGS) expect(german.has(`app.left.${why}`), why).toBe(true)
    for (const game of GAME_IDS) {
      for (const key of [game, ...offersOf(LEGALITIES[game]).map((one) => one.key)]) {
        expect(german.has(`app.game.${key}`), key).toBe(true)
        expect(german.has(`app.gameLine.${key}`), key).toBe(true)
      }
      const { words, keys, thoughts } = await GAME_WINDOWS[game]()
      for (const key of keys) expect(german.has(`${words}Table.keys.${key}`), key).toBe(true)
      for (const spec of LEGALITIES[game].open((rules) => rules.optionSpecs)) {
        const { key } = spec
        // Plain numbers need no words.
        const values = valuesOf(spec).filter((value) => typeof value === 'string')
        for (const word of ['label', 'hint', ...values.map((value) => `value.${value}`)]) {
          expect(german.has(`${words}.option.${key}.${word}`), `${key} ${word}`).toBe(true)
        }
      }
      for (const kind of LEGALITIES[game].open((rules) => rules.remarks?.kinds ?? [])) {
        expect(german.has(`${words}.remark.${kind}.title`), kind).toBe(true)
        expect(german.has(`${words}.remark.${kind}.text`), kind).toBe(true)
      }
      const { thoughtKinds } = BOTS[game]
      expect(thoughts === true, game).toBe(thoughtKinds.length > 0)
      for (const kind of thoughtKinds) {
        expect(german.has(`${words}Table.thought.${kind}`), kind).toBe(true)
      }
      for (const reason of Object.keys(LEGALITIES[game].open((rules) => rules.ruleOf))) {
        expect(german.has(`${words}Table.reason.${reason}`), reason).toBe(true)
      }
    }
    for (const phrase of PHRASES) expect(german.has(`app.play.phrase.${phrase}`), phrase).toBe(true)
  })
})
