/** The command line of a tool of the tests. */
import {
  formatHelp,
  parseArguments,
  wholeNumber,
  type FlagSpec,
  type Flags,
} from '../../src/system/parseArguments'

const EXIT_USAGE = 2

function end(sentence: string): never {
  console.error(sentence)
  process.exit(EXIT_USAGE)
}

/** The flags given; `--help` prints what there is, a mistake ends the tool with one sentence. */
export function readFlags(
  usage: string,
  about: string,
  specs: Readonly<Record<string, FlagSpec>>,
): Flags {
  const all = { ...specs, help: { help: 'this text' } }
  const flags = parseArguments(process.argv.slice(2), all)
  if (!flags.ok) return end(flags.error)
  if (!flags.value.has('help')) return flags.value
  console.log(formatHelp(usage, about, all))
  process.exit(0)
}

/** A whole number from 1 on; `otherwise` without the flag, and a sentence and the end for anything else. */
export function countOf(flags: Flags, name: string, otherwise: number): number {
  const count = wholeNumber(flags, name, { from: 1, to: 100_000_000 })
  return count.ok ? (count.value ?? otherwise) : end(count.error)
}

/** One of several words; `otherwise` without the flag, and a sentence and the end for anything else. */
export function wordOf<Word extends string>(
  flags: Flags,
  name: string,
  words: readonly Word[],
  otherwise: Word,
): Word {
  const given = flags.get(name) ?? otherwise
  const word = words.find((known) => known === given)
  return word ?? end(`--${name} is "${String(given)}" but must be one of: ${words.join(', ')}.`)
}
