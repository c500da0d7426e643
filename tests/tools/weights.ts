/** `npm run weights:tijdlijn`: how well the bots' outlook foretells the end of a co-operative match, and which weights would do better. */
import { readFileSync } from 'node:fs'
import { WEIGHTS, type Weights } from '../../src/bots/tijdlijn/outlook'
import type { DeckFile } from '../../src/games/tijdlijn/inside/deckFile'
import { textOf } from '../../src/system/parseArguments'
import { meanOf } from '../support/ladder'
import { leastSquares } from '../support/leastSquares'
import { imagineMatch, type ImaginedMatch } from '../support/outlookMatches'
import { partsOf, formatWeights, weightsFrom } from '../support/outlookWeights'
import { countOf, readFlags } from '../support/readFlags'

const DECK = 'resources/content/tijdlijn/box.json'

const flags = readFlags(
  'npm run weights:tijdlijn -- [flags]',
  'Plays co-operative matches with open cards by the weights of src/bots/tijdlijn/outlook.ts, and fits weights to how they ended; several times over, each time with matches played by the weights before.',
  {
    matches: { value: 'NUMBER', help: 'how many each time (default: 5000)' },
    rounds: { value: 'NUMBER', help: 'how many times it is fitted (default: 3)' },
    seed: { value: 'TEXT', help: 'the same seed gives the same weights (default: x)' },
  },
)
const matches = countOf(flags, 'matches', 5000)
const rounds = countOf(flags, 'rounds', 3)
const seed = textOf(flags, 'seed') ?? 'x'
const deck: DeckFile = JSON.parse(readFileSync(DECK, 'utf8'))
const years = deck.events.map(({ year }) => year)

/** The same deals each time of the same name, whatever the weights. */
function playAll(name: string, weights: Weights): ImaginedMatch[] {
  return Array.from({ length: matches }, (_, number) =>
    imagineMatch(
      { seed: `${seed} ${name} ${String(number)}`, years, seats: 1 + (number % 6) },
      weights,
    ),
  )
}

/** Points by which the outlook misses the end, as a rule. */
function missOf(played: readonly ImaginedMatch[], weights: Weights): number {
  const squares = played.flatMap(({ positions, score }) =>
    positions.map(({ now, parts }) => {
      const points = partsOf(weights)
      return (now + parts.reduce((sum, part, at) => sum + part * (points[at] ?? 0), 0) - score) ** 2
    }),
  )
  return Math.sqrt(meanOf(squares).mean)
}

function tell(name: string, weights: Weights): void {
  const played = playAll('trial', weights)
  const { mean, half } = meanOf(played.map(({ score }) => score))
  const miss = missOf(played, weights)
  console.log(
    `${name}: misses the end by ${miss.toFixed(2)} points; matches played by it score ${mean.toFixed(2)} ± ${half.toFixed(2)}`,
  )
}

tell('in use', WEIGHTS)
let weights: Weights = WEIGHTS
for (let round = 1; round <= rounds; round++) {
  const played = playAll(`fit ${String(round)}`, weights)
  const rows = played.flatMap(({ positions, score }) =>
    positions.map(({ now, parts }) => ({ parts, value: score - now })),
  )
  weights = weightsFrom(leastSquares(rows))
  tell(`fitted ${String(round)}`, weights)
}
console.log(formatWeights(weights))
