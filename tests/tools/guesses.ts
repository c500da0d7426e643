/** `npm run guesses`: how well each level of the bots of Tofugott guesses, against chance and against each other. */
import { registered } from '../../src/cli/simulateMatches'
import { BOT_LEVELS, type BotLevel } from '../../src/protocol/terms'
import { textOf } from '../../src/system/parseArguments'
import {
  pointsPerGuess,
  shareAlike,
  tallyGuesses,
  type GuessTallies,
} from '../support/strength/guesses'
import { meanOf } from '../support/strength/ladder'
import { countOf, readFlags, wordOf } from '../support/readFlags'
import { shippedContents } from '../support/match/shippedContents'

const flags = readFlags(
  'npm run guesses -- [flags]',
  'Seats bots of all levels of Tofugott around one table and counts their guesses. Every bot is another player drawn from the model of taste; all levels guess the same answers.',
  {
    seats: { value: 'NUMBER', help: 'how many play (default: 4)' },
    matches: { value: 'NUMBER', help: 'how many (default: 200)' },
    seed: { value: 'TEXT', help: 'the same seed gives the same matches (default: x)' },
  },
)
const seats = Number(wordOf(flags, 'seats', ['3', '4', '5', '6'], '4'))
const matches = countOf(flags, 'matches', 200)
const request = {
  ...registered('tofugott', shippedContents()),
  seats,
  seed: textOf(flags, 'seed') ?? 'x',
  options: {},
}
/** For every so many matches of all levels one of each level alone. */
const ALIKE_SHARE = 10

const tallies: GuessTallies[] = Array.from({ length: matches }, (_, number) =>
  tallyGuesses(request, number),
)

function interval(values: readonly number[]): string {
  const { mean, half } = meanOf(values)
  return `${mean.toFixed(3)} (95 %: ${(mean - half).toFixed(3)} to ${(mean + half).toFixed(3)})`
}

/** Matches differ; what one level gains more than another in the same match differs less. */
function pairedPoints(better: BotLevel, worse: BotLevel | 'chance'): number[] {
  return tallies.flatMap((tally) => {
    const one = pointsPerGuess(tally[better])
    const other = worse === 'chance' ? 0 : pointsPerGuess(tally[worse])
    return one === undefined || other === undefined ? [] : [one - other]
  })
}

function shareOf(level: BotLevel, part: 'right' | 'wrong' | 'rightByChance'): string {
  const [sum, guesses] = [part, 'guesses' as const].map((key) =>
    tallies.reduce((total, tally) => total + tally[level][key], 0),
  )
  return `${((100 * (sum ?? 0)) / Math.max(1, guesses ?? 0)).toFixed(1)} %`
}

console.log(`${String(matches)} matches of ${String(seats)}; points a guess, 0 by chance`)
for (const level of BOT_LEVELS) {
  console.log(
    `${level}: ${interval(pairedPoints(level, 'chance'))}; best answer ${shareOf(level, 'right')}, worst ${shareOf(level, 'wrong')}, either by chance ${shareOf(level, 'rightByChance')}`,
  )
}
for (const [better, worse] of [
  ['sharp', 'solid'],
  ['solid', 'easy'],
  ['easy', 'gentle'],
  ['gentle', 'chance'],
] as const) {
  console.log(`${better} more than ${worse}: ${interval(pairedPoints(better, worse))}`)
}
console.log(
  'Two guesses of one level at a player who has answered before name the same silhouette:',
)
for (const level of BOT_LEVELS) {
  const shares = Array.from({ length: Math.ceil(matches / ALIKE_SHARE) }, (_, number) =>
    shareAlike(tallyGuesses(request, number, [level])[level]),
  ).flatMap((share) => share ?? [])
  const { mean, half } = meanOf(shares)
  const [least, most] = [mean - half, mean + half].map((share) => (100 * share).toFixed(1))
  console.log(`${level}: ${(100 * mean).toFixed(1)} % (95 %: ${String(least)} to ${String(most)})`)
}
