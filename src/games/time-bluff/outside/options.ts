/** The table options as data, defaults first. */
import { parseOptionsBy, type OptionSpec } from '../../../engine/options/options'
import type { Presets } from '../../../engine/options/presets'
import type { TimeBluffOptions } from './contract'

/** The options in the order of the rules' list. */
export const OPTION_SPECS: readonly OptionSpec[] = [
  { kind: 'choice', key: 'pairCards', values: ['on', 'off'] },
  { kind: 'choice', key: 'pairBy', values: ['kind', 'hour'] },
  { kind: 'choice', key: 'openJoker', values: ['any', 'named'] },
  { kind: 'choice', key: 'lastSingle', values: ['hidden', 'open'] },
  { kind: 'choice', key: 'unmatchedPairDraw', values: ['off', 'on'] },
  { kind: 'choice', key: 'snoozeTarget', values: ['next', 'chosen'] },
  { kind: 'seconds', key: 'turnSeconds', min: 15, max: 180, default: 'none' },
  { kind: 'choice', key: 'target', values: [50, 30, 100, 'round'] },
  { kind: 'seconds', key: 'doubtSeconds', min: 5, max: 120, default: 20 },
  { kind: 'choice', key: 'lastDoubt', values: ['off', 'on'] },
  { kind: 'choice', key: 'jokerOpening', values: ['off', 'on'] },
  { kind: 'choice', key: 'handDraw', values: ['off', 'on'] },
]

/** Options for a first evening and for a long one. */
export const PRESETS: Presets = {
  first: { pairCards: 'off', target: 'round', doubtSeconds: 'none' },
  long: { target: 100 },
}

/** All options, the absent ones at their default; the error names the first wrong one and what is allowed. */
export const parseOptions = parseOptionsBy<TimeBluffOptions>(OPTION_SPECS)
