/** The table options: their data, their defaults, their parser. */
import type { OptionProblem, OptionSpec, OptionValue } from '../../engine/game'
import { isRecord } from '../../engine/json'
import { err, ok, type Result } from '../../engine/result'
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

function isAllowed(spec: OptionSpec, value: unknown): value is OptionValue {
  if (spec.kind === 'choice') return spec.values.some((allowed) => allowed === value)
  if (value === 'none') return true
  return (
    typeof value === 'number' && Number.isInteger(value) && value >= spec.min && value <= spec.max
  )
}

function allowedText(spec: OptionSpec): string {
  return spec.kind === 'choice'
    ? spec.values.join(', ')
    : `${String(spec.min)} to ${String(spec.max)} or none`
}

function problemOf(raw: Readonly<Record<string, unknown>>): OptionProblem | undefined {
  for (const key of Object.keys(raw)) {
    const spec = OPTION_SPECS.find((candidate) => candidate.key === key)
    if (!spec) {
      const allowed = OPTION_SPECS.map((candidate) => candidate.key).join(', ')
      return { key, problem: 'unknown-option', allowed }
    }
    if (!isAllowed(spec, raw[key])) {
      return { key, problem: 'value-not-allowed', allowed: allowedText(spec) }
    }
  }
  return undefined
}

function isOptions(raw: Readonly<Record<string, unknown>>): raw is TimeBluffOptions {
  return OPTION_SPECS.every((spec) => isAllowed(spec, raw[spec.key]))
}

/** All options, the absent ones at their default; the error names the first wrong one and what is allowed. */
export function parseOptions(raw: unknown): Result<TimeBluffOptions, OptionProblem> {
  if (!isRecord(raw)) return err({ key: '', problem: 'value-not-allowed', allowed: 'an object' })
  const problem = problemOf(raw)
  if (problem) return err(problem)
  const options = { ...DEFAULT_OPTIONS, ...raw }
  return isOptions(options) ? ok(options) : ok(DEFAULT_OPTIONS)
}
