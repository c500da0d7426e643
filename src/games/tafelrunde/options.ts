/** The table options: their data, their defaults, their parser. */
import type { OptionProblem, OptionSpec, OptionValue } from '../../engine/game'
import { isRecord } from '../../engine/json'
import { err, ok, type Result } from '../../engine/result'
import { SPECIALS_OPTIONS, type TafelrundeOptions } from './contract'

type ChoiceSpec = Extract<OptionSpec, { kind: 'choice' }>

/** The options in the order of the rules' list, defaults first. */
export const OPTION_SPECS: readonly ChoiceSpec[] = [
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

function isAllowed({ values }: ChoiceSpec, value: unknown): value is OptionValue {
  return values.some((allowed) => allowed === value)
}

function problemOf(raw: Readonly<Record<string, unknown>>): OptionProblem | undefined {
  for (const key of Object.keys(raw)) {
    const spec = OPTION_SPECS.find((candidate) => candidate.key === key)
    if (!spec) {
      const allowed = OPTION_SPECS.map((candidate) => candidate.key).join(', ')
      return { key, problem: 'unknown-option', allowed }
    }
    if (!isAllowed(spec, raw[key])) {
      return { key, problem: 'value-not-allowed', allowed: spec.values.join(', ') }
    }
  }
  return undefined
}

function isOptions(raw: Readonly<Record<string, unknown>>): raw is TafelrundeOptions {
  return OPTION_SPECS.every((spec) => isAllowed(spec, raw[spec.key]))
}

/** All options, the absent ones at their default; the error names the first wrong one and what is allowed. */
export function parseOptions(raw: unknown): Result<TafelrundeOptions, OptionProblem> {
  if (!isRecord(raw)) return err({ key: '', problem: 'value-not-allowed', allowed: 'an object' })
  const problem = problemOf(raw)
  if (problem) return err(problem)
  const options = { ...DEFAULT_OPTIONS, ...raw }
  return isOptions(options) ? ok(options) : ok(DEFAULT_OPTIONS)
}
