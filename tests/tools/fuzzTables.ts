/** `npm run fuzz -- tables`: evenings over bad wires with restarts; prints every seed that went wrong. */
import { readRuns } from '../support/readRuns'
import { playFaultyEvening } from '../support/faultyEvening'

const { runs, seed } = readRuns(200)
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
