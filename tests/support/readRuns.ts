/** The arguments of a long run: `--runs N` and `--seed S`. */
import { parseArgs } from 'node:util'

/** Reads them; ends the program with a sentence if they are wrong. */
export function readRuns(usual: number): { readonly runs: number; readonly seed: string } {
  const { values } = parseArgs({
    options: { runs: { type: 'string' }, seed: { type: 'string', default: '1' } },
  })
  const runs = values.runs === undefined ? usual : Number(values.runs)
  if (Number.isInteger(runs) && runs > 0) return { runs, seed: values.seed }
  console.error('--runs takes a whole number from 1 on.')
  process.exit(2)
}
