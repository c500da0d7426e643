/** `npm run fuzz -- grinding`: a host that takes the best of many deals gains nothing; ends with 1 if it does. */
import { textOf } from '../../src/system/parseArguments'
import { grind } from '../support/secrecy/grinding'
import { countOf, readFlags } from '../support/readFlags'

/** Beyond this once in some fifteen thousand runs by chance. */
const MOST_DEVIATIONS = 4

const flags = readFlags(
  'npm run fuzz -- grinding [flags]',
  'A host that tries many secrets before each deal, with what it knows when it must choose.',
  {
    deals: { value: 'NUMBER', help: 'how many deals (default: 2000)' },
    tries: { value: 'NUMBER', help: 'how many secrets it tries for each (default: 100)' },
    seed: { value: 'TEXT', help: 'the same seed gives the same deals (default: 1)' },
  },
)
const deals = countOf(flags, 'deals', 2000)
const tries = countOf(flags, 'tries', 100)
const seed = textOf(flags, 'seed') ?? '1'
const results = (['commitments', 'bits'] as const).map((knowledge) => {
  const { mean, deviation } = grind(seed, { deals, tries, knowledge })
  console.log(
    `who knows ${knowledge} of the others and takes the best of ${String(tries)}: hands worth ${mean.toFixed(4)} (chance 0.5), ${deviation.toFixed(1)} standard deviations, over ${String(deals)} deals`,
  )
  return deviation
})
const [gained = 0, control = 0] = results
process.exit(Math.abs(gained) < MOST_DEVIATIONS && control > MOST_DEVIATIONS ? 0 : 1)
