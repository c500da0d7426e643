/** The table options: their data, their defaults, their parser. */
import type { OptionSpec } from '../../../engine/game'
import { parseOptionsBy } from '../../../engine/parseOptionsBy'
import type { TimeBluffOptions } from './contract'

/** The options in the order of the rules' list, defaults first. */
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

/** All options at their default. */
export const DEFAULT_OPTIONS: TimeBluffOptions = {
  pairCards: 'on',
  pairBy: 'kind',
  openJoker: 'any',
  lastSingle: 'hidden',
  unmatchedPairDraw: 'off',
  snoozeTarget: 'next',
  turnSeconds: 'none',
  target: 50,
  doubtSeconds: 20,
  lastDoubt: 'off',
  jokerOpening: 'off',
  handDraw: 'off',
}

/** All options, the absent ones at their default; the error names the first wrong one and what is allowed. */
export const parseOptions = parseOptionsBy(OPTION_SPECS, DEFAULT_OPTIONS)
