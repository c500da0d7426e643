/** Sets of options under one word. */
import { describe, expect, it } from 'vitest'
import type { OptionContext } from '../../src/engine/options/options'
import {
  differencesOf,
  presetOf,
  presetOptions,
  presetsFor,
  type PresetSource,
} from '../../src/engine/options/presets'

const CONTEXT: OptionContext = { language: 'en', catalogue: () => ['deck'] }
const SOURCE: PresetSource = {
  optionSpecs: [
    { kind: 'choice', key: 'mode', values: ['each', 'all'] },
    { kind: 'choice', key: 'rounds', values: [3, 1, 5] },
    { kind: 'choice', key: 'cards', values: [24, 36], when: { mode: ['all'] } },
    { kind: 'seconds', key: 'limit', min: 5, max: 60, default: 20 },
    { kind: 'set', key: 'decks', values: { catalogue: 'decks' } },
    { kind: 'choice', key: 'language', values: ['de', 'en'], default: 'keeper-language' },
  ],
  offers: [
    { id: 'each', options: { mode: 'each' } },
    { id: 'all', options: { mode: 'all' } },
  ],
  presets: { first: { rounds: 1, limit: 'none' }, long: { cards: 36 } },
}
const BOX = { mode: 'each', rounds: 3, cards: 24, limit: 20, decks: ['deck'], language: 'en' }

describe('presets', () => {
  it('set every rule, and leave the way, the content and its language alone', () => {
    expect(presetOptions(SOURCE, 'first', CONTEXT)).toEqual({ rounds: 1, limit: 'none', cards: 24 })
    expect(presetOptions(SOURCE, 'box', CONTEXT)).toEqual({ rounds: 3, limit: 20, cards: 24 })
  })
  it('are known again by what is set, whatever is played with', () => {
    expect(presetOf(SOURCE, BOX, CONTEXT)).toBe('box')
    expect(presetOf(SOURCE, { ...BOX, decks: ['mine'], language: 'de' }, CONTEXT)).toBe('box')
    expect(presetOf(SOURCE, { ...BOX, rounds: 1, limit: 'none' }, CONTEXT)).toBe('first')
    expect(presetOf(SOURCE, { ...BOX, rounds: 1 }, CONTEXT)).toBeUndefined()
  })
  it('are not offered where they would be the box again', () => {
    expect(presetsFor(SOURCE, BOX, CONTEXT)).toEqual(['first', 'box'])
    expect(presetsFor(SOURCE, { ...BOX, mode: 'all' }, CONTEXT)).toEqual(['first', 'box', 'long'])
  })
  it('TG-20 know values that come to the same match with so many seats', () => {
    const asUsual: PresetSource['asUsual'] = (options, seats) =>
      options.rounds === seats ? { ...options, rounds: 3 } : options
    const presets = { first: { rounds: 1 }, long: { rounds: 5 } }
    const at = (seatCount?: number): PresetSource => ({ ...SOURCE, presets, asUsual, seatCount })
    const long = { ...BOX, rounds: 5 }
    expect(presetsFor(at(5), BOX, CONTEXT)).toEqual(['first', 'box'])
    expect(presetOf(at(5), long, CONTEXT)).toBe('box')
    expect(differencesOf(at(5), long, CONTEXT)).toEqual([])
    for (const seatCount of [4, undefined]) {
      expect(presetsFor(at(seatCount), BOX, CONTEXT)).toEqual(['first', 'box', 'long'])
      expect(presetOf(at(seatCount), long, CONTEXT)).toBe('long')
      expect(differencesOf(at(seatCount), long, CONTEXT).map(({ key }) => key)).toEqual(['rounds'])
    }
  })
  it('tell what is not as in the box, what is played with too, but not what has no effect', () => {
    const keys = (options: typeof BOX): string[] =>
      differencesOf(SOURCE, options, CONTEXT).map(({ key }) => key)
    expect(keys(BOX)).toEqual([])
    expect(keys({ ...BOX, mode: 'all' })).toEqual([])
    expect(keys({ ...BOX, cards: 36, rounds: 5, decks: ['mine'] })).toEqual(['rounds', 'decks'])
  })
})
