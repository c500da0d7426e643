/** Options as one schema: what is allowed, what is missing, what is refused in which words. */
import { describe, expect, it } from 'vitest'
import {
  parseOptionsBy,
  type OptionContext,
  type OptionSpec,
} from '../../src/engine/options/options'

const SPECS: readonly OptionSpec[] = [
  { kind: 'choice', key: 'mode', values: ['alone', 'team'] },
  { kind: 'choice', key: 'goal', values: [1, 2], when: { mode: ['team'] } },
  { kind: 'choice', key: 'language', values: ['de', 'nl', 'en'], default: 'keeper-language' },
  { kind: 'seconds', key: 'limit', min: 5, max: 60, default: 'none' },
  { kind: 'set', key: 'sorts', values: ['one', 'two', 'three'] },
  { kind: 'set', key: 'decks', values: { catalogue: 'decks' } },
  { kind: 'words', key: 'house', most: 2, longest: 3 },
  { kind: 'seat', key: 'first', setBy: 'host' },
]

const parse = parseOptionsBy(SPECS)

const CONTEXT: OptionContext = { language: 'nl', catalogue: () => ['farm', 'attic'] }

const DEFAULTS = {
  mode: 'alone',
  goal: 1,
  language: 'nl',
  limit: 'none',
  sorts: ['one', 'two', 'three'],
  decks: ['attic', 'farm'],
  house: [],
  first: 'none',
}

describe('options', () => {
  it('absent ones stand at their default', () => {
    expect(parse({}, CONTEXT)).toEqual({ ok: true, value: DEFAULTS })
  })

  it('sets come in the order of their list or of the alphabet, words once each', () => {
    expect(
      parse({ sorts: ['three', 'one'], decks: ['farm', 'attic'], house: ['a', 'a'] }, CONTEXT),
    ).toEqual({
      ok: true,
      value: { ...DEFAULTS, sorts: ['one', 'three'], house: ['a'] },
    })
  })

  it('one without effect stands at its default', () => {
    expect(parse({ goal: 2 }, CONTEXT)).toEqual({ ok: true, value: DEFAULTS })
    expect(parse({ goal: 2, mode: 'team' }, CONTEXT)).toMatchObject({ value: { goal: 2 } })
  })

  it.each([
    [{ colour: 'red' }, 'colour', 'unknown-option'],
    [{ mode: 'pairs' }, 'mode', 'value-not-allowed'],
    [{ limit: 4 }, 'limit', 'value-not-allowed'],
    [{ limit: 5.5 }, 'limit', 'value-not-allowed'],
    [{ sorts: [] }, 'sorts', 'value-not-allowed'],
    [{ sorts: ['one', 'one'] }, 'sorts', 'value-not-allowed'],
    [{ decks: ['cellar'] }, 'decks', 'value-not-allowed'],
    [{ house: ['abcd'] }, 'house', 'too-long'],
    [{ house: ['a', 'b', 'c'] }, 'house', 'too-long'],
    [{ house: ['a\u200b'] }, 'house', 'value-not-allowed'],
    [{ first: 1 }, 'first', 'not-set-here'],
  ])('%j is refused', (raw, key, problem) => {
    expect(parse(raw, CONTEXT)).toMatchObject({ ok: false, error: { key, problem } })
  })

  it('letters are counted as people count them', () => {
    const family = '👩‍👩‍👧‍👦'
    expect(parse({ house: [`a${family}b`] }, CONTEXT)).toMatchObject({ ok: true })
  })

  it('the host puts in what only it sets', () => {
    expect(parse({ first: 1 }, { ...CONTEXT, byHost: true })).toMatchObject({ value: { first: 1 } })
    expect(parse({ first: 12 }, { ...CONTEXT, byHost: true })).toMatchObject({ ok: false })
  })

  it('of a long catalogue a hundred may be chosen and not one more, known here or not', () => {
    const ids = Array.from({ length: 101 }, (_, number) => `deck-${String(number)}`)
    for (const catalogue of [() => ids, () => undefined]) {
      expect(parse({ decks: ids.slice(1) }, { ...CONTEXT, catalogue })).toMatchObject({ ok: true })
      expect(parse({ decks: ids }, { ...CONTEXT, catalogue })).toMatchObject({
        ok: false,
        error: { key: 'decks', problem: 'value-not-allowed' },
      })
    }
  })

  it('a catalogue that nobody here knows is not judged', () => {
    const unknown: OptionContext = { language: 'en', catalogue: () => undefined }
    expect(parse({ decks: ['cellar'] }, unknown)).toMatchObject({ value: { decks: ['cellar'] } })
    expect(parse({}, unknown)).toMatchObject({ ok: false, error: { key: 'decks' } })
  })

  it('a catalogue that is empty is a refusal and no fault', () => {
    expect(parse({}, { language: 'en', catalogue: () => [] })).toEqual({
      ok: false,
      error: { key: 'decks', problem: 'value-not-allowed', allowed: '' },
    })
  })
})
