/** Table options from outside, checked against the data that describes them. */
import type { OptionProblem, OptionSpec, OptionValue } from './game'
import { invariant } from './invariant'
import { isRecord } from './json'
import { err, ok, type Result } from './result'

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

function problemOf(
  specs: readonly OptionSpec[],
  raw: Readonly<Record<string, unknown>>,
): OptionProblem | undefined {
  for (const key of Object.keys(raw)) {
    const spec = specs.find((candidate) => candidate.key === key)
    if (!spec) {
      const allowed = specs.map((candidate) => candidate.key).join(', ')
      return { key, problem: 'unknown-option', allowed }
    }
    if (!isAllowed(spec, raw[key])) {
      return { key, problem: 'value-not-allowed', allowed: allowedText(spec) }
    }
  }
  return undefined
}

/**
 * A parser for options that `specs` describe: all of them, the absent ones as in `defaults`. Its error names the first wrong
 * one and what is allowed there.
 */
export function parseOptionsBy<Options extends Readonly<Record<string, OptionValue>>>(
  specs: readonly OptionSpec[],
  defaults: Options,
): (raw: unknown) => Result<Options, OptionProblem> {
  const isOptions = (raw: Readonly<Record<string, unknown>>): raw is Options =>
    specs.every((spec) => isAllowed(spec, raw[spec.key]))
  return (raw) => {
    if (!isRecord(raw)) return err({ key: '', problem: 'value-not-allowed', allowed: 'an object' })
    const problem = problemOf(specs, raw)
    if (problem) return err(problem)
    const options = { ...defaults, ...raw }
    invariant(isOptions(options), 'every value was checked, the defaults are allowed')
    return ok(options)
  }
}
