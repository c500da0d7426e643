/** Command lines with one clear sentence for every mistake. */
import { parseArgs } from 'node:util'
import { err, ok, type Result } from '../engine/basics/result'

/** A flag of a command. */
export interface FlagSpec {
  /** What its value is called in the help; absent: the flag stands alone. */
  readonly value?: string
  readonly help: string
}

/** The flags that a command knows, by name. */
export type FlagSpecs = Readonly<Record<string, FlagSpec>>

/** The flags given: a text for those with a value, `true` for the others. */
export type Flags = ReadonlyMap<string, string | true>

/**
 * The flags of a command line; the error is a sentence for the user. Words that `specs` does not name are a mistake, or passed
 * over where `others` says so: the desktop app shares its command line with Chromium.
 */
export function parseArguments(
  words: readonly string[],
  specs: FlagSpecs,
  others: 'refused' | 'passed over' = 'refused',
): Result<Flags, string> {
  const flags = new Map<string, string | true>()
  const options = Object.fromEntries(
    Object.entries(specs).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  )
  const { tokens } = parseArgs({ args: [...words], options, strict: false, tokens: true })
  for (const token of tokens) {
    const name = token.kind === 'option' ? token.name : ''
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined
    if (!spec && others === 'passed over') continue
    if (!spec) return err(`"${words[token.index] ?? ''}" is not known here; --help lists what is.`)
    const text = token.kind === 'option' ? token.value : undefined
    const value = readValue(name, spec, text)
    if (!value.ok) return value
    flags.set(name, value.value)
  }
  return ok(flags)
}

function readValue(
  name: string,
  spec: FlagSpec,
  text: string | undefined,
): Result<string | true, string> {
  if (spec.value === undefined)
    return text === undefined ? ok(true) : err(`--${name} stands alone, without a value.`)
  const isMissing = text === undefined || text.startsWith('--')
  return isMissing ? err(`--${name} needs a value: --${name} ${spec.value}.`) : ok(text)
}

/** The help text of a command. */
export function formatHelp(usage: string, about: string, specs: FlagSpecs): string {
  const rows = Object.entries(specs).map(([name, { value, help }]) => {
    const flag = `--${name}${value === undefined ? '' : ` ${value}`}`
    return `  ${flag.padEnd(22)} ${help}`
  })
  return [`Usage: ${usage}`, '', about, '', ...rows, ''].join('\n')
}

/** The value of a flag as text. */
export function textOf(flags: Flags, name: string): string | undefined {
  const value = flags.get(name)
  return typeof value === 'string' ? value : undefined
}

/** The value of a flag as a whole number in a range; the error is a sentence for the user. */
export function wholeNumber(
  flags: Flags,
  name: string,
  range: { readonly from: number; readonly to: number },
): Result<number | undefined, string> {
  const text = textOf(flags, name)
  if (text === undefined) return ok(undefined)
  const value = Number(text)
  if (!/^\d+$/u.test(text) || value < range.from || value > range.to) {
    return err(
      `--${name} is "${text}" but must be a whole number from ${String(range.from)} to ${String(range.to)}.`,
    )
  }
  return ok(value)
}
