/** Options as people might set them, made from a game's own data. */
import { NO_CONTENT, type ContentPort } from '../../../src/engine/contract/content'
import type { Legality, OutsideTypes } from '../../../src/engine/contract/game'
import { invariant } from '../../../src/engine/basics/invariant'
import { LANGUAGES } from '../../../src/engine/basics/language'
import type {
  OptionContext,
  OptionParser,
  Options,
  OptionSpec,
  OptionValue,
  SecondsSpec,
} from '../../../src/engine/options/options'
import { pick, type Random } from '../../../src/engine/chance/random'

const LETTERS = ['a', 'Z', 'ä', 'ß', '7', 'é']
const ONE_UNSET_IN = 4

/** What options are read against: of a host that speaks English, with the values that only it sets. */
export function optionContext(contents: ContentPort = NO_CONTENT): OptionContext {
  return { language: 'en', catalogue: (name) => contents.catalogue(name), byHost: true }
}

function randomPart(values: readonly string[], random: Random): OptionValue {
  const part = values.filter(() => random.below(2) === 0)
  return part.length > 0 ? part : values.slice(0, 1)
}

function randomWord(longest: number, random: Random): string {
  const letters = Array.from({ length: 1 + random.below(longest) }, () => pick(LETTERS, random))
  return letters.join('')
}

function randomSeconds({ min, max, steps }: SecondsSpec, random: Random): number {
  return pick(steps ?? [], random) ?? min + random.below(max - min + 1)
}

function randomValue(spec: OptionSpec, random: Random, context: OptionContext): OptionValue {
  switch (spec.kind) {
    case 'choice':
      return pick(spec.values, random) ?? spec.values[0]
    case 'seconds':
      return random.below(2) === 0 ? 'none' : randomSeconds(spec, random)
    case 'set': {
      const { values } = spec
      const all = 'catalogue' in values ? context.catalogue(values.catalogue) : values
      return randomPart(all ?? [], random)
    }
    case 'words': {
      const words = Array.from({ length: random.below(spec.most + 1) }, () =>
        randomWord(spec.longest, random),
      )
      return [...new Set(words)]
    }
    case 'seat':
      return random.below(2) === 0 ? 'none' : random.below(2)
  }
}

/** Values for most of the options, the others left to their defaults. */
export function randomValues(
  specs: readonly OptionSpec[],
  random: Random,
  contents: ContentPort = NO_CONTENT,
): Options {
  const context = optionContext(contents)
  return Object.fromEntries(
    specs.flatMap((spec) =>
      random.below(ONE_UNSET_IN) === 0 ? [] : [[spec.key, randomValue(spec, random, context)]],
    ),
  )
}

/** Options that a table may have. */
export function parsedOptions<Parsed extends Options>(
  game: { readonly parseOptions: OptionParser<Parsed> },
  raw: Options,
  contents: ContentPort = NO_CONTENT,
): Parsed {
  const options = game.parseOptions(raw, optionContext(contents))
  invariant(options.ok, `the options ${JSON.stringify(raw)} are allowed`)
  return options.value
}

/** Options of a table at random. */
export function randomOptions<Parsed extends Options>(
  game: {
    readonly optionSpecs: readonly OptionSpec[]
    readonly parseOptions: OptionParser<Parsed>
  },
  random: Random,
  contents: ContentPort = NO_CONTENT,
): Parsed {
  return parsedOptions(game, randomValues(game.optionSpecs, random, contents), contents)
}

/** How many sit at a table with these options, at random. */
export function randomSeats<T extends OutsideTypes>(
  game: Pick<Legality<T>, 'seatsWith'>,
  options: T['options'],
  random: Random,
): number {
  const { min, max } = game.seatsWith(options)
  return min + random.below(max - min + 1)
}

/** A language at random. */
export function randomLanguage(random: Random): (typeof LANGUAGES)[number] {
  return pick(LANGUAGES, random) ?? 'en'
}
