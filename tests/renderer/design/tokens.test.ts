// Whatever is read stands out from what it is printed on, in every look.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(
  resolve(import.meta.dirname, '../../../src/renderer/design/tokens.css'),
  'utf8',
)

type Tokens = ReadonlyMap<string, string>

function tokensOf(selector: string): Tokens {
  const start = css.indexOf(`${selector} {`)
  expect(start, selector).toBeGreaterThanOrEqual(0)
  const block = css.slice(start, css.indexOf('}', start))
  const pairs = [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)]
  return new Map(pairs.map(([, name = '', value = '']) => [name, value.trim()]))
}
const light = tokensOf(':root')
const dark = tokensOf(":root[data-theme='dark']")
const more = tokensOf(":root[data-contrast='more']")
const moreDark = tokensOf(":root[data-contrast='more'][data-theme='dark']")

const LOOKS: Readonly<Record<string, { tokens: Tokens; least: number }>> = {
  light: { tokens: light, least: 4.5 },
  dark: { tokens: new Map([...light, ...dark]), least: 4.5 },
  'more contrast': { tokens: new Map([...light, ...more]), least: 7 },
  'more contrast, dark': { tokens: new Map([...light, ...dark, ...more, ...moreDark]), least: 7 },
}
const READ: readonly (readonly [text: string, ground: string])[] = [
  ['--ink', '--paper'],
  ['--ink', '--paper-raised'],
  ['--ink', '--paper-sunk'],
  ['--ink-soft', '--paper'],
  ['--ink-soft', '--paper-raised'],
  ['--ink-soft', '--paper-sunk'],
  ['--ink-on-oak', '--oak'],
  ['--ink-on-oak', '--oak-deep'],
  ['--ink-on-cloth', '--cloth'],
  ['--ink-on-cloth', '--cloth-deep'],
  ['--on-accent', '--accent'],
  ['--on-danger', '--danger'],
  ['--danger', '--paper'],
  ['--brass', '--paper'],
  ['--on-brass-bright', '--brass-bright'],
  ['--good', '--paper'],
  ['--card-line', '--card-paper'],
]

function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(tokens: Tokens, text: string, ground: string): number {
  const [one, other] = [text, ground].map((name) => {
    const value = tokens.get(name) ?? ''
    expect(value, name).toMatch(/^#[\da-f]{6}$/)
    return luminance(value)
  })
  const [low, high] = [Math.min(one ?? 0, other ?? 0), Math.max(one ?? 0, other ?? 0)]
  return (high + 0.05) / (low + 0.05)
}

describe('tokens', () => {
  it.each(Object.keys(LOOKS))('can be read: %s', (name) => {
    const look = LOOKS[name]
    const poor = READ.map(([text, ground]) => ({
      pair: `${text} on ${ground}`,
      contrast: Math.round(contrast(look?.tokens ?? light, text, ground) * 100) / 100,
    })).filter((found) => found.contrast < (look?.least ?? 7))
    expect(poor).toEqual([])
  })
  it.each(['light', 'dark'])('can tell the number on every seat sign: %s', (name) => {
    const tokens = LOOKS[name]?.tokens ?? light
    for (let seat = 0; seat < 10; seat += 1) {
      expect(
        contrast(tokens, '--on-seat', `--seat-${String(seat)}`),
        `seat ${String(seat)}`,
      ).toBeGreaterThan(4.5)
    }
  })
  it('says the same for the dark of the system and the dark that was chosen', () => {
    const start = css.indexOf(":root:not([data-theme='light'])")
    const block = css.slice(start, css.indexOf('}', start))
    const system = new Map(
      [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, key = '', value = '']) => [
        key,
        value.trim(),
      ]),
    )
    expect([...system]).toEqual([...dark])
  })
})
