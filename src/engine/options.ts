/** Table options as data: one schema for the form, the wire, the journal, the record and the simulator. */
import { invariant } from './invariant'
import { isRecord } from './json'
import type { Language } from './language'
import { err, ok, type Result } from './result'
import { sanitizeLine } from './text'

/** The value of a table option. */
export type OptionValue = string | number | readonly string[]

/** Options by key, parsed or not. */
export type Options = Readonly<Record<string, OptionValue>>

/** The option has an effect only while each of these other options has one of the values named for it. */
export type OptionCondition = Readonly<Record<string, readonly (string | number)[]>>

interface OptionBase {
  readonly key: string
  /** Absent: always. While it does not hold, the option stands at its default. */
  readonly when?: OptionCondition
}

/** One of a few values. */
export interface ChoiceSpec extends OptionBase {
  readonly kind: 'choice'
  /** Allowed values; the first is the default. */
  readonly values: readonly [string | number, ...(string | number)[]]
  /** The default is the host's language instead of the first value. */
  readonly default?: 'host-language'
}

/** A limit of time. */
export interface SecondsSpec extends OptionBase {
  readonly kind: 'seconds'
  readonly min: number
  readonly max: number
  /** A whole number from min to max, or 'none' for no limit. */
  readonly default: number | 'none'
}

/** Any non-empty part of a list. */
export interface SetSpec extends OptionBase {
  readonly kind: 'set'
  /** All of them, or the name of a catalogue of content. */
  readonly values: readonly [string, ...string[]] | { readonly catalogue: string }
  /** Absent: everything in the list. */
  readonly default?: readonly string[]
}

/** Words that people type. */
export interface WordsSpec extends OptionBase {
  readonly kind: 'words'
  /** How many at most; none is the default. */
  readonly most: number
  /** Graphemes of one at most. */
  readonly longest: number
}

/** A seat that the host puts in, from one match to the next; 'none' by default. People do not set it. */
export interface HostSeatSpec extends OptionBase {
  readonly kind: 'host-seat'
}

/** A table option as data, so that one form serves every game. Its wording is found by game and key. */
export type OptionSpec = ChoiceSpec | SecondsSpec | SetSpec | WordsSpec | HostSeatSpec

/** What is wrong with a set of options. */
export const OPTION_PROBLEMS = [
  'unknown-option',
  'value-not-allowed',
  'too-long',
  'set-by-host',
] as const

/** What is wrong with a set of options: the key, and what is allowed there. */
export interface OptionProblem {
  readonly key: string
  readonly problem: (typeof OPTION_PROBLEMS)[number]
  /** The allowed values in words of the option's own data, e.g. `on, off` or `5 to 120 or none`. */
  readonly allowed: string
}

/** What options are read against besides their schema. */
export interface OptionContext {
  readonly language: Language
  /** The ids of a catalogue of content. */
  catalogue(name: string): readonly string[]
  /** Values that only the host sets are let through. */
  readonly byHost?: true
}

const HIGHEST_SEAT = 11

function valuesOf({ values }: SetSpec, context: OptionContext): readonly string[] {
  return 'catalogue' in values ? context.catalogue(values.catalogue) : values
}

/** What an option stands at when nobody has set it. */
export function defaultOf(spec: OptionSpec, context: OptionContext): OptionValue {
  switch (spec.kind) {
    case 'choice':
      return spec.default === 'host-language' ? context.language : spec.values[0]
    case 'seconds':
      return spec.default
    case 'set':
      return [...(spec.default ?? valuesOf(spec, context))]
    case 'words':
      return []
    case 'host-seat':
      return 'none'
  }
}

/** Whether an option has an effect beside the others. */
export function isActive(spec: OptionSpec, options: Options): boolean {
  return Object.entries(spec.when ?? {}).every(([key, values]) =>
    values.some((value) => value === options[key]),
  )
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

function isWhole(value: unknown, min: number, max: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
}

/** Whether `value` is one that this option may have. */
export function isAllowed(
  spec: OptionSpec,
  value: unknown,
  context: OptionContext,
): value is OptionValue {
  switch (spec.kind) {
    case 'choice':
      return spec.values.some((allowed) => allowed === value)
    case 'seconds':
      return value === 'none' || isWhole(value, spec.min, spec.max)
    case 'set':
      return isPart(value, valuesOf(spec, context))
    case 'words':
      return isTextList(value) && value.length <= spec.most && value.every(isWordFor(spec))
    case 'host-seat':
      return value === 'none' || isWhole(value, 0, HIGHEST_SEAT)
  }
}

function isPart(value: unknown, all: readonly string[]): boolean {
  if (!isTextList(value) || value.length === 0) return false
  return new Set(value).size === value.length && value.every((one) => all.includes(one))
}

function isWordFor({ longest }: WordsSpec): (word: string) => boolean {
  return (word) => word !== '' && sanitizeLine(word, longest) === word
}

function allowedText(spec: OptionSpec, context: OptionContext): string {
  switch (spec.kind) {
    case 'choice':
      return spec.values.join(', ')
    case 'seconds':
      return `${String(spec.min)} to ${String(spec.max)} or none`
    case 'set':
      return valuesOf(spec, context).join(', ')
    case 'words':
      return `${String(spec.most)} x ${String(spec.longest)}`
    case 'host-seat':
      return 'none'
  }
}

/** Too much of something is told apart from something else. */
function isTooLong(spec: OptionSpec, value: unknown): boolean {
  if (spec.kind !== 'words' || !isTextList(value)) return false
  return value.length > spec.most || value.some((word) => word.length > spec.longest)
}

function problemOf(
  specs: readonly OptionSpec[],
  raw: Readonly<Record<string, unknown>>,
  context: OptionContext,
): OptionProblem | undefined {
  for (const key of Object.keys(raw)) {
    const spec = specs.find((candidate) => candidate.key === key)
    if (!spec) {
      const allowed = specs.map((candidate) => candidate.key).join(', ')
      return { key: key.slice(0, LONGEST_KEY), problem: 'unknown-option', allowed }
    }
    const allowed = allowedText(spec, context)
    if (spec.kind === 'host-seat' && raw[key] !== 'none' && !context.byHost) {
      return { key, problem: 'set-by-host', allowed }
    }
    if (isTooLong(spec, raw[key])) return { key, problem: 'too-long', allowed }
    if (!isAllowed(spec, raw[key], context)) return { key, problem: 'value-not-allowed', allowed }
  }
  return undefined
}

const LONGEST_KEY = 40

/** All values, the absent ones and those without effect at their default; sets in the order of their list. */
function complete(
  specs: readonly OptionSpec[],
  raw: Readonly<Record<string, unknown>>,
  context: OptionContext,
): Options {
  const given: Record<string, OptionValue> = {}
  for (const spec of specs) {
    const value = raw[spec.key] ?? defaultOf(spec, context)
    invariant(isAllowed(spec, value, context), `${spec.key} was checked, or its default is allowed`)
    given[spec.key] = inOrder(spec, value, context)
  }
  const result: Record<string, OptionValue> = {}
  for (const spec of specs) {
    result[spec.key] = isActive(spec, given)
      ? (given[spec.key] ?? defaultOf(spec, context))
      : defaultOf(spec, context)
  }
  return result
}

function inOrder(spec: OptionSpec, value: OptionValue, context: OptionContext): OptionValue {
  if (typeof value !== 'object') return value
  if (spec.kind === 'set') return valuesOf(spec, context).filter((one) => value.includes(one))
  return [...new Set(value)]
}

/** Reads options against their schema. */
export type OptionParser<Parsed extends Options> = (
  raw: unknown,
  context: OptionContext,
) => Result<Parsed, OptionProblem>

/**
 * A parser for options that `specs` describe, every one of them with a key of `Parsed`. Its error names the first wrong one and
 * what is allowed there.
 */
export function parseOptionsBy<Parsed extends Options>(
  specs: readonly OptionSpec[],
): OptionParser<Parsed> {
  return (raw, context) => {
    if (!isRecord(raw)) return err({ key: '', problem: 'value-not-allowed', allowed: '' })
    const problem = problemOf(specs, raw, context)
    if (problem) return err(problem)
    const isParsed = (options: Options): options is Parsed =>
      specs.every((spec) => isAllowed(spec, options[spec.key], context))
    const options = complete(specs, raw, context)
    invariant(isParsed(options), 'every value was checked, the defaults are allowed')
    return ok(options)
  }
}

/** Whether unknown data has the shape of options; whether a game allows them is another question. */
export function isOptions(value: unknown): value is Options {
  return (
    isRecord(value) &&
    Object.values(value).every(
      (one) => typeof one === 'string' || Number.isFinite(one) || isTextList(one),
    )
  )
}
