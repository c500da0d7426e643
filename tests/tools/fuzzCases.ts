/** `npm run fuzz -- cases`: the generated cases of a proof, as many as asked for; ends with 1 if one fails. */
import { textOf } from '../../src/system/parseArguments'
import { COUNTED, runCases, type CountedBar } from '../support/cases'
import { countOf, readFlags, wordOf } from '../support/readFlags'

const BARS = Object.keys(COUNTED).filter((bar): bar is CountedBar => bar in COUNTED)

const flags = readFlags(
  'npm run fuzz -- cases --bar BAR [flags]',
  'Runs the tests of a bar of docs/reliability.md with so many generated cases.',
  {
    bar: { value: 'BAR', help: `one of: ${BARS.join(', ')}` },
    number: { value: 'NUMBER', help: 'cases of each of its tests (default: 10000)' },
    seed: {
      value: 'TEXT',
      help: 'the same seed gives the same cases (default: that of the tests)',
    },
  },
)
const bar = wordOf(flags, 'bar', BARS, 'S6')
const number = countOf(flags, 'number', 10_000)
process.exit(runCases(bar, { number, seed: textOf(flags, 'seed') }))
