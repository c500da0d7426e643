/** `npm run naive`: follows many random matches with the naive models; ends with 1 if one ever disagrees. */
import { parseArgs } from 'node:util'
import { runNaiveTafelrunde } from '../naive/tafelrunde/runNaive'
import { runNaive, type NaiveRun } from '../naive/time-bluff/runNaive'

const MODELS: Readonly<Record<string, (seed: string) => NaiveRun>> = {
  'time-bluff': runNaive,
  tafelrunde: runNaiveTafelrunde,
}

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    game: { type: 'string' },
  },
})
const matches = Number(values.matches)
const games = values.game === undefined ? Object.keys(MODELS) : [values.game]
if (!Number.isInteger(matches) || matches < 1 || games.some((game) => !MODELS[game])) {
  console.error(
    `--matches takes a whole number from 1 on, --game one of: ${Object.keys(MODELS).join(', ')}.`,
  )
  process.exit(2)
}

function follow(game: string): number {
  let [moves, refused, disagreements] = [0, 0, 0]
  for (let match = 0; match < matches; match++) {
    const seed = `${values.seed}-${String(match)}`
    const run = MODELS[game]?.(seed) ?? { moves: 0, refused: 0 }
    moves += run.moves
    refused += run.refused
    if (run.disagreement === undefined) continue
    disagreements += 1
    console.log(`${game}, seed ${seed}, move ${String(run.moves)}: ${run.disagreement}`)
  }
  console.log(
    `${game}: ${String(matches)} matches, ${String(moves)} moves, ${String(refused)} refused by both, ${String(disagreements)} disagreements`,
  )
  return disagreements
}

process.exit(games.map(follow).every((disagreements) => disagreements === 0) ? 0 : 1)
