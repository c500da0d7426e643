/** The table options: their data, their defaults, their parser. */
import type { OptionSpec } from '../../../engine/game'
import { parseOptionsBy } from '../../../engine/parseOptionsBy'
import { SPECIALS_OPTIONS, type TafelrundeOptions } from './contract'

/** The options in the order of the rules' list, defaults first. */
export const OPTION_SPECS: readonly OptionSpec[] = [
  { kind: 'choice', key: 'specials', values: SPECIALS_OPTIONS },
  { kind: 'choice', key: 'zork', values: ['instead', 'addition'] },
  { kind: 'choice', key: 'passiveDefence', values: ['off', 'on'] },
  { kind: 'choice', key: 'openGems', values: ['off', 'on'] },
  { kind: 'choice', key: 'turnSeconds', values: ['none', 30, 60, 120] },
]

/** All options at their default. */
export const DEFAULT_OPTIONS: TafelrundeOptions = {
  specials: 'random',
  zork: 'instead',
  passiveDefence: 'off',
  openGems: 'off',
  turnSeconds: 'none',
}

/** All options, the absent ones at their default; the error names the first wrong one and what is allowed. */
export const parseOptions = parseOptionsBy(OPTION_SPECS, DEFAULT_OPTIONS)
