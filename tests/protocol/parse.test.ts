import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseClientMessage, parseHostMessage } from '../../src/protocol/parse'
import { nameSkeleton, sanitizeChat, sanitizeName } from '../../src/protocol/text'

const RUNS = 25_000

const hello = { type: 'hello', protocol: 1, app: '1', name: 'Änne', language: 'de' }

describe('messages', () => {
  it('are read when they are exactly right', () => {
    expect(parseClientMessage(JSON.stringify(hello))).toEqual({ ok: true, value: hello })
    const say = { type: 'command', id: 3, table: 'abc', command: { kind: 'say', text: 'x' } }
    expect(parseClientMessage(JSON.stringify(say))).toEqual({ ok: true, value: say })
  })

  it('are refused with surplus keys, wrong types, great depth, great length or prototype keys', () => {
    const bad = [
      { ...hello, more: 1 },
      { ...hello, name: 1 },
      { ...hello, protocol: -1 },
      { ...hello, language: 'fr' },
      { type: 'command', id: 0, command: { kind: 'start' } },
      { type: 'command', id: 1, command: { kind: 'start', more: 1 } },
      { type: 'command', id: 1, command: { kind: 'move', move: [[[[[[[[1]]]]]]]] } },
      { ...hello, name: 'x'.repeat(20_000) },
    ]
    for (const message of bad) expect(parseClientMessage(JSON.stringify(message)).ok).toBe(false)
    expect(parseClientMessage('{"type":"ping","at":1,"__proto__":{"x":1}}').ok).toBe(false)
    expect(
      parseClientMessage(
        '{"type":"command","id":1,"command":{"kind":"move","move":{"constructor":1}}}',
      ).ok,
    ).toBe(false)
  })

  it(`S6 never throw and never touch prototypes, over ${String(2 * RUNS)} values`, () => {
    const before = Object.getOwnPropertyNames(Object.prototype).join()
    const near = fc.record({
      type: fc.constantFrom('hello', 'command', 'ping', 'resync', 'welcome', 'table', 'answer'),
      id: fc.anything(),
      command: fc.anything(),
      name: fc.anything(),
    })
    const frame = fc.oneof(
      fc.string(),
      fc.json(),
      near.map((value) => JSON.stringify(value) ?? ''),
    )
    fc.assert(
      fc.property(frame, (text) => {
        const [client, host] = [parseClientMessage(text), parseHostMessage(text)]
        return typeof client.ok === 'boolean' && typeof host.ok === 'boolean'
      }),
      { numRuns: RUNS, seed: 1 },
    )
    expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(before)
  })
})

describe('human text', () => {
  it('S8 keeps names short, visible and stable over 10,000 names', () => {
    const forbidden =
      /[\p{Cc}\p{Cs}\p{Co}\u202a-\u202e\u2066-\u2069\u200b\u200c\u200e\u200f\ufeff]/u
    const unit = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('👨‍👩‍👧', '\u202e', 'e\u0301\u0301\u0301\u0301\u0301', '  ', 'ﬁ', '\u200d', '🏳️‍🌈'),
    )
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 8 }), (parts) => {
        const name = sanitizeName(parts.join(''))
        const graphemes = [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(name)]
          .length
        return (
          graphemes <= 16 &&
          new TextEncoder().encode(name).length <= 64 &&
          !forbidden.test(name) &&
          sanitizeName(name) === name &&
          sanitizeChat(sanitizeChat(name)) === sanitizeChat(name)
        )
      }),
      { numRuns: 10_000, seed: 1 },
    )
    expect(sanitizeName('  Änne\n\tMüller ')).toBe('Änne Müller')
    expect(sanitizeName('\u202eevil\u0000')).toBe('evil')
    expect(sanitizeName('👨‍👩‍👧')).toBe('👨‍👩‍👧')
  })

  it('S8 sees through names that look alike', () => {
    for (const [one, other] of [
      ['Paul', 'РаuI'],
      ['Anna', 'ANNA'],
      ['Émile', 'emile'],
      ['Bill', 'BiII'],
      ['O0', 'o o'],
    ] as const) {
      expect(nameSkeleton(one)).toBe(nameSkeleton(other))
    }
    expect(nameSkeleton('Anna')).not.toBe(nameSkeleton('Hanna'))
  })
})
