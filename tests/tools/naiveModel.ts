/** `npm run naive`: follows many random matches with the naive model; ends with 1 if it ever disagrees. */
import { parseArgs } from 'node:util'
import { runNaive } from '../naive/time-bluff/runNaive'

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
  },
})
const matches = Number(values.matches)
if (!Number.isInteger(matches) || matches < 1) {
  console.error('--matches takes a whole number from 1 on.')
  process.exit(2)
}
let [moves, refused, disagreements] = [0, 0, 0]
for (let match = 0; match < matches; match++) {
  const seed = `${values.seed}-${String(match)}`
  const run = runNaive(seed)
  moves += run.moves
  refused += run.refused
  if (run.disagreement === undefined) continue
  disagreements += 1
  console.log(`seed ${seed}, move ${String(run.moves)}: ${run.disagreement}`)
}
console.log(
  `time-bluff: ${String(matches)} matches, ${String(moves)} moves, ${String(refused)} refused by both, ${String(disagreements)} disagreements`,
)
process.exit(disagreements === 0 ? 0 : 1)
