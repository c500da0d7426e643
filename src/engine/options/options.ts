/** Table options as data: one schema for the form, the wire, the journal, the record and the simulator. */
import { present } from '../basics/invariant'
import { isRecord } from '../basics/json'
import type { Language } from '../basics/language'
import { err, ok, type Result } from '../basics/result'
import { MOST_SEATS } from '../basics/seat'
import { lengthOf, parseLine } from '../basics/text'

/** The value of a table option. */
export type OptionValue = string | number | readonly string[]

/** Options by key, parsed or not. */
export type Options = Readonly<Record<string, OptionValue>>

/** The option has an effect only while each of these options, which stand before it, has one of the values named for it. */
export type OptionCondition = Readonly<Record<string, readonly (string | number)[]>>

interface OptionBase {
  readonly key: string
  /** Who sets it, if not whoever keeps the table: the host from one match to the next, or a vote. It stands in no form. */
  readonly setBy?: 'host' | 'vote'
  /** Absent: always. While it does not hold, the option stands at its default. */
  readonly when?: OptionCondition
}

/** One of a few values. */
export interface ChoiceSpec extends OptionBase {
  readonly kind: 'choice'
  /** Allowed values; the first is the default. */
  readonly values: readonly [string | number, ...(string | number)[]]
  /** The default is the language of whoever sets the table up, instead of the first value. */
  readonly default?: 'keeper-language'
}

/** A limit of time: whole seconds, or 'none' for no limit. */
export interface SecondsSpec extends OptionBase {
  readonly kind: 'seconds'
  readonly min: number
  readonly max: number
  /** Only these few, from min to max; absent: every whole number between. */
  readonly steps?: readonly number[]
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

/** A seat, or 'none' by default. */
export interface SeatSpec extends OptionBase {
  readonly kind: 'seat'
}

/** A table option as data, so that one form serves every game. Its wording is found by game and key. */
export type OptionSpec = ChoiceSpec | SecondsSpec | SetSpec | WordsSpec | SeatSpec

/** What is wrong with a set of options. */
export const OPTION_PROBLEMS = [
  'unknown-option',
  'value-not-allowed',
  'too-long',
  'not-set-here',
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
  /** The ids of a catalogue of content; undefined: not judged here, the search for the content will tell. */
  catalogue(name: string): readonly string[] | undefined
  /** Values that the host or a vote sets are let through. */
  readonly byHost?: true
}

/** Letters that are told back of a key that is no option. */
const LONGEST_KEY = 40
/** Ids of a catalogue that one table may choose. */
const MOST_CHOSEN = 100

/** Undefined: nobody here can say. */
function valuesOf({ values }: SetSpec, context: OptionContext): readonly string[] | undefined {
  return 'catalogue' in values ? context.catalogue(values.catalogue) : values
}

/** What an option stands at when nobody has set it. */
export function defaultOf(spec: OptionSpec, context: OptionContext): OptionValue {
  switch (spec.kind) {
    case 'choice':
      return spec.default === 'keeper-language' ? context.language : spec.values[0]
    case 'seconds':
      return spec.default
    case 'set':
      return [...(spec.default ?? valuesOf(spec, context) ?? [])]
    case 'words':
      return []
    case 'seat':
      return 'none'
  }
}

/** Whether an option, or anything else under such a condition, has an effect beside the others. */
export function isActive(spec: Pick<OptionSpec, 'when'>, options: Options): boolean {
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
function isAllowed(spec: OptionSpec, value: unknown, context: OptionContext): value is OptionValue {
  switch (spec.kind) {
    case 'choice':
      return spec.values.some((allowed) => allowed === value)
    case 'seconds':
      return value === 'none' || isSecondsOf(spec, value)
    case 'set':
      return isPart(value, valuesOf(spec, context))
    case 'words':
      return isTextList(value) && value.length <= spec.most && value.every(isWordFor(spec))
    case 'seat':
      return value === 'none' || isWhole(value, 0, MOST_SEATS - 1)
  }
}

function isSecondsOf({ min, max, steps }: SecondsSpec, value: unknown): boolean {
  return isWhole(value, min, max) && (steps?.some((step) => step === value) ?? true)
}

function isPart(value: unknown, all: readonly string[] | undefined): boolean {
  if (!isTextList(value) || value.length === 0 || value.length > MOST_CHOSEN) return false
  return new Set(value).size === value.length && value.every((one) => all?.includes(one) ?? true)
}

function isWordFor({ longest }: WordsSpec): (word: string) => boolean {
  return (word) => parseLine(word, longest) === word
}

function allowedText(spec: OptionSpec, context: OptionContext): string {
  switch (spec.kind) {
    case 'choice':
      return spec.values.join(', ')
    case 'seconds':
      return `${spec.steps?.join(', ') ?? `${String(spec.min)} to ${String(spec.max)}`} or none`
    case 'set':
      // A catalogue may be long, and whoever asks has it.
      return 'catalogue' in spec.values ? '' : (valuesOf(spec, context)?.join(', ') ?? '')
    case 'words':
      return `${String(spec.most)} x ${String(spec.longest)}`
    case 'seat':
      return 'none'
  }
}

/** Whether a value is of the right kind and only too long: whoever set it is told so, and not that it is wrong. */
function isTooLong(spec: OptionSpec, value: unknown): boolean {
  if (spec.kind !== 'words' || !isTextList(value)) return false
  return value.length > spec.most || value.some((word) => lengthOf(word) > spec.longest)
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
    if (spec.setBy && !context.byHost) return { key, problem: 'not-set-here', allowed }
    if (isTooLong(spec, raw[key])) return { key, problem: 'too-long', allowed }
    if (!isAllowed(spec, raw[key], context)) return { key, problem: 'value-not-allowed', allowed }
  }
  return undefined
}

/** All values, the absent ones and those without effect at their default; lists in an order that does not depend on who chose. */
function complete(
  specs: readonly OptionSpec[],
  raw: Readonly<Record<string, unknown>>,
  context: OptionContext,
): Result<Options, OptionProblem> {
  const result: Record<string, OptionValue> = {}
  for (const spec of specs) {
    const given = isActive(spec, result) ? raw[spec.key] : undefined
    const value = given ?? defaultOf(spec, context)
    // The default itself may not be had: no deck of a catalogue is there.
    if (!isAllowed(spec, value, context)) {
      const allowed = allowedText(spec, context)
      return err({ key: spec.key, problem: 'value-not-allowed', allowed })
    }
    result[spec.key] = inOrder(spec, value)
  }
  return ok(result)
}

function inOrder(spec: OptionSpec, value: OptionValue): OptionValue {
  if (typeof value !== 'object') return value
  if (spec.kind !== 'set') return [...new Set(value)]
  const { values } = spec
  if ('catalogue' in values) return [...value].sort((one, other) => (one < other ? -1 : 1))
  return values.filter((one) => value.includes(one))
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
    if (!options.ok) return options
    const { value } = options
    return ok(present(isParsed(value) ? value : undefined, 'every value was checked'))
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
