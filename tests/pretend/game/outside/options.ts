/** The table options of Whisper. */
import { LANGUAGES } from '../../../../src/engine/basics/language'
import type { Offer } from '../../../../src/engine/options/offers'
import { parseOptionsBy, type OptionSpec } from '../../../../src/engine/options/options'
import type { Presets } from '../../../../src/engine/options/presets'
import {
  LONGEST_WORD,
  MOST_HOUSE_WORDS,
  MOST_TABOO_WORDS,
  SORTS,
  type WhisperOptions,
} from './contract'

/** The catalogue that decks are chosen from. */
export const DECKS = 'whisper-decks'

/** In the order in which they are offered. */
export const OPTION_SPECS: readonly OptionSpec[] = [
  { kind: 'choice', key: 'mode', values: ['contest', 'together'] },
  { kind: 'choice', key: 'goal', values: ['near', 'far'], when: { mode: ['together'] } },
  { kind: 'choice', key: 'language', values: LANGUAGES, default: 'keeper-language' },
  { kind: 'choice', key: 'rounds', values: [1, 2] },
  { kind: 'set', key: 'sorts', values: SORTS },
  { kind: 'set', key: 'decks', values: { catalogue: DECKS } },
  { kind: 'words', key: 'taboo', most: MOST_TABOO_WORDS, longest: LONGEST_WORD },
  { kind: 'words', key: 'house', most: MOST_HOUSE_WORDS, longest: LONGEST_WORD, setBy: 'vote' },
  { kind: 'choice', key: 'askKnown', values: ['off', 'on'] },
  { kind: 'choice', key: 'waiting', values: ['number', 'names'] },
  {
    kind: 'seconds',
    key: 'whisperSeconds',
    min: 10,
    max: 60,
    steps: [10, 20, 60],
    default: 'none',
  },
  { kind: 'seconds', key: 'turnSeconds', min: 10, max: 120, default: 'none' },
  { kind: 'seat', key: 'first', setBy: 'host' },
]

/** Played against each other or together: two games for whoever chooses one. */
export const OFFERS: readonly [Offer, ...Offer[]] = [
  { id: 'contest', options: { mode: 'contest' } },
  { id: 'together', options: { mode: 'together' }, together: true },
]

/** A short first evening and a long one. */
export const PRESETS: Presets = {
  first: { goal: 'near', askKnown: 'on' },
  long: { rounds: 2, goal: 'far' },
}

/** All options, the absent ones at their default. */
export const parseOptions = parseOptionsBy<WhisperOptions>(OPTION_SPECS)
