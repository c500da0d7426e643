/** The table options as data, defaults first. */
import { parseOptionsBy, type OptionSpec } from '../../../engine/options/options'
import type { Presets } from '../../../engine/options/presets'
import { SHIPPED_DECK, type TofugottOptions } from './contract'

/** The catalogue that decks of question cards are chosen from. */
export const DECKS = 'tofugott'

/** The options in the order of the rules' list. */
export const OPTION_SPECS: readonly OptionSpec[] = [
  { kind: 'choice', key: 'spicy', values: ['off', 'on'] },
  { kind: 'choice', key: 'turns', values: ['seats', 1, 2, 3, 4] },
  { kind: 'choice', key: 'floor', values: ['none', 0] },
  {
    kind: 'seconds',
    key: 'answerSeconds',
    min: 60,
    max: 180,
    steps: [60, 120, 180],
    default: 'none',
  },
  { kind: 'seconds', key: 'guessSeconds', min: 30, max: 60, steps: [30, 60], default: 'none' },
  {
    kind: 'seconds',
    key: 'explainSeconds',
    min: 30,
    max: 90,
    steps: [30, 60, 90],
    default: 'none',
  },
  { kind: 'choice', key: 'waitingNames', values: ['off', 'on'] },
  { kind: 'set', key: 'decks', values: { catalogue: DECKS }, default: [SHIPPED_DECK] },
]

/** Options for a first evening and for a long one. */
export const PRESETS: Presets = { first: { turns: 1 }, long: { turns: 3 } }

/** All options, the absent ones at their default; the error names the first wrong one and what is allowed. */
export const parseOptions = parseOptionsBy<TofugottOptions>(OPTION_SPECS)
