/** Command lines with one clear sentence for every mistake. */
import { err, ok, type Result } from '../engine/result'

/** A flag of a command. */
export interface FlagSpec {
  /** What its value is called in the help; absent: the flag stands alone. */
  readonly value?: string
  readonly help: string
}

/** The flags given: a text for those with a value, `true` for the others. */
export type Flags = ReadonlyMap<string, string | true>

/** The flags of a command line; the error is a sentence for the user. */
export function parseArguments(
  words: readonly string[],
  specs: Readonly<Record<string, FlagSpec>>,
): Result<Flags, string> {
  const flags = new Map<string, string | true>()
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? ''
    const name = word.replace(/^--/u, '')
    const spec = word.startsWith('--') && Object.hasOwn(specs, name) ? specs[name] : undefined
    if (!spec) return err(`"${word}" is not known here; --help lists what is.`)
    if (spec.value === undefined) {
      flags.set(name, true)
      continue
    }
    const value = words[index + 1]
    if (value === undefined || value.startsWith('--')) {
      return err(`--${name} needs a value: --${name} ${spec.value}.`)
    }
    flags.set(name, value)
    index += 1
  }
  return ok(flags)
}

/** The help text of a command. */
export function formatHelp(
  usage: string,
  about: string,
  specs: Readonly<Record<string, FlagSpec>>,
): string {
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
