/** The table options as data, defaults first. */
import { parseOptionsBy, type OptionSpec } from '../../../engine/options/options'
import type { Presets } from '../../../engine/options/presets'
import { SPECIALS_OPTIONS, type TafelrundeOptions } from './contract'

/** The options in the order of the rules' list. */
export const OPTION_SPECS: readonly OptionSpec[] = [
  { kind: 'choice', key: 'specials', values: SPECIALS_OPTIONS },
  { kind: 'choice', key: 'zork', values: ['instead', 'addition'] },
  { kind: 'choice', key: 'passiveDefence', values: ['off', 'on'] },
  { kind: 'choice', key: 'openGems', values: ['off', 'on'] },
  { kind: 'choice', key: 'turnSeconds', values: ['none', 30, 60, 120] },
]

/** Options for a first evening and for a long one. */
export const PRESETS: Presets = { first: { specials: 'none' } }

/** All options, the absent ones at their default; the error names the first wrong one and what is allowed. */
export const parseOptions = parseOptionsBy<TafelrundeOptions>(OPTION_SPECS)
