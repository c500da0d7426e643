/** `npm run naive`: follows many random matches with the naive models; ends with 1 if one ever disagrees. */
import { textOf } from '../../src/system/parseArguments'
import { GAME_IDS, type GameId } from '../../src/games/contracts'
import { present } from '../../src/engine/basics/invariant'
import { NAIVE_MODELS } from '../naive/models'
import { countOf, readFlags, wordOf } from '../support/readFlags'

const flags = readFlags(
  'npm run naive -- [flags]',
  'Follows random matches with a second, naive model of the rules; ends with 1 if one ever disagrees.',
  {
    matches: { value: 'NUMBER', help: 'how many matches of each game (default: 20000)' },
    seed: { value: 'TEXT', help: 'the same seed gives the same matches (default: 1)' },
    game: { value: 'ID', help: `one game alone: ${GAME_IDS.join(', ')}` },
  },
)
const matches = countOf(flags, 'matches', 20_000)
const seedText = textOf(flags, 'seed') ?? '1'
const games = flags.has('game') ? [wordOf(flags, 'game', GAME_IDS, GAME_IDS[0])] : GAME_IDS

function follow(game: GameId): number {
  const model = present(NAIVE_MODELS[game], `there is a second model of ${game}`)
  let [moves, refused, disagreements] = [0, 0, 0]
  for (let match = 0; match < matches; match++) {
    const seed = `${seedText}-${String(match)}`
    const run = model.follow(seed)
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
