/** `npm run fuzz -- tables`: evenings over bad wires with restarts; prints every seed that went wrong. */
import { textOf } from '../../src/system/parseArguments'
import { countOf, readFlags } from '../support/readFlags'
import { playFaultyEvening } from '../support/host/faultyEvening'

const flags = readFlags(
  'npm run fuzz -- tables [flags]',
  'Evenings over bad wires with restarts; prints every seed that went wrong.',
  {
    runs: { value: 'NUMBER', help: 'how many (default: 200)' },
    seed: { value: 'TEXT', help: 'the same seed gives the same runs (default: 1)' },
  },
)
const runs = countOf(flags, 'runs', 200)
const seed = textOf(flags, 'seed') ?? '1'
let [faults, moves, failures] = [0, 0, 0]
for (let run = 0; run < runs; run++) {
  try {
    const played = await playFaultyEvening(`${seed}-${String(run)}`)
    faults += played.faults
    moves += played.moves
  } catch (error) {
    failures += 1
    console.log(error instanceof Error ? error.message : String(error))
  }
}
console.log(
  `${String(runs)} evenings, ${String(faults)} faults, ${String(moves)} moves, ${String(failures)} failures`,
)
process.exit(failures === 0 ? 0 : 1)
