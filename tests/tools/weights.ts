/** `npm run weights:tijdlijn`: by which weights imagined co-operative matches score most, and which foretell best how those end. */
import { readFileSync } from 'node:fs'
import { CHOOSING, FORETELLING, type Weights } from '../../src/bots/tijdlijn/outlook'
import { fastRandom } from '../../src/engine/chance/fastRandom'
import type { DeckFile } from '../../src/games/tijdlijn/inside/deckFile'
import { textOf } from '../../src/system/parseArguments'
import { evolve } from '../support/strength/evolve'
import { meanOf } from '../support/strength/ladder'
import { leastSquares } from '../support/strength/leastSquares'
import {
  imagineMatch,
  scoreMatch,
  type Deal,
  type ImaginedMatch,
} from '../support/strength/outlookMatches'
import { formatWeights, partsOf, weightsFrom } from '../support/strength/outlookWeights'
import { countOf, readFlags } from '../support/readFlags'

const DECK = 'resources/content/tijdlijn/box.json'
/** Seats of one deal after the other: every other table has four. */
const SEATS = [4, 3, 4, 5, 4, 2, 4, 6]
/** Matches in which a step is tried. */
const TRIALS = 64

const flags = readFlags(
  'npm run weights:tijdlijn -- [flags]',
  'Plays co-operative matches with open cards by the weights of src/bots/tijdlijn/outlook.ts, looks for weights that score more, and fits others to how matches end that are played so.',
  {
    matches: { value: 'NUMBER', help: 'how many are told of and fitted to (default: 2000)' },
    rounds: { value: 'NUMBER', help: 'of looking for weights that score more (default: 40)' },
    seed: { value: 'TEXT', help: 'the same seed gives the same weights (default: x)' },
  },
)
const matches = countOf(flags, 'matches', 2000)
const rounds = countOf(flags, 'rounds', 40)
const seed = textOf(flags, 'seed') ?? 'x'
const deck: DeckFile = JSON.parse(readFileSync(DECK, 'utf8'))
const years = deck.events.map(({ year }) => year)

/** The same deals each time of the same name, whatever the weights. */
function dealsOf(name: string, count: number): Deal[] {
  return Array.from({ length: count }, (_, number) => ({
    seed: `${seed} ${name} ${String(number)}`,
    years,
    seats: SEATS[number % SEATS.length] ?? 4,
  }))
}

/** Points by which an outlook misses the end, as a rule. */
function missOf(played: readonly ImaginedMatch[], weights: Weights): number {
  const points = partsOf(weights)
  const squares = played.flatMap(({ positions, score }) =>
    positions.map(
      ({ now, parts }) =>
        (now + parts.reduce((sum, part, at) => sum + part * (points[at] ?? 0), 0) - score) ** 2,
    ),
  )
  return Math.sqrt(meanOf(squares).mean)
}

function playAll(name: string, choosing: Weights): ImaginedMatch[] {
  return dealsOf(name, matches).map((deal) => imagineMatch(deal, choosing))
}

function tell(name: string, choosing: Weights, foretelling: Weights): void {
  const played = playAll('told', choosing)
  const { mean, half } = meanOf(played.map(({ score }) => score))
  const miss = missOf(played, foretelling)
  console.log(
    `${name}: matches score ${mean.toFixed(2)} ± ${half.toFixed(2)}; the end is missed by ${miss.toFixed(2)} points`,
  )
}

tell('in use', CHOOSING, FORETELLING)
const choosing = weightsFrom(
  evolve({
    start: partsOf(CHOOSING),
    rounds,
    random: fastRandom(seed),
    scoreOf: (parts, trials) => {
      const weights = weightsFrom(parts)
      return meanOf(dealsOf(trials, TRIALS).map((deal) => scoreMatch(deal, weights))).mean
    },
  }),
)
const rows = playAll('fitted', choosing).flatMap(({ positions, score }) =>
  positions.map(({ now, parts }) => ({ parts, value: score - now })),
)
const foretelling = weightsFrom(leastSquares(rows))
tell('found', choosing, foretelling)
console.log(`choosing:\n${formatWeights(choosing)}\nforetelling:\n${formatWeights(foretelling)}`)
