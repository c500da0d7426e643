/** The one sanitiser for everything that people type. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  nameSkeleton,
  sanitizeChat,
  sanitizeName,
  sanitizeTableName,
} from '../../src/engine/basics/text'
import { casesOf, caseSeed } from '../support/cases'

const NAMES = casesOf('S8')

describe('human text', () => {
  it(`S8 keeps names short, visible and stable over ${String(NAMES)} names`, () => {
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
      { numRuns: NAMES, seed: Number(caseSeed()) },
    )
    expect(sanitizeName('  Änne\n\tMüller ')).toBe('Änne Müller')
    expect(sanitizeTableName('Tisch von  Bartholomäus-Friedri')).toBe(
      'Tisch von Bartholomäus-Friedri',
    )
    expect(sanitizeTableName('x'.repeat(40))).toHaveLength(32)
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
