/** `npm run mix`: what two sharp bots of Tom's Time Bluff come to expect of each other when each answers what both have done so far. */
import { timeBluffBot } from '../../src/bots/time-bluff/bots'
import { LEVELS, levelAt, type Level } from '../../src/bots/time-bluff/levels'
import { DOUBT_FEATURES } from '../../src/bots/time-bluff/foresee'
import { FEATURES } from '../../src/bots/time-bluff/suspicion'
import { COUNTING } from '../../src/bots/time-bluff/truth'
import { textOf } from '../../src/system/parseArguments'
import { entrantOf } from '../support/league/arena'
import { fitLogistic } from '../support/league/logistic'
import { TIME_BLUFF_LEAGUE } from '../support/league/timeBluff/league'
import { watchSelfPlay, type Seen } from '../support/league/timeBluff/selfPlay'
import { countOf, readFlags } from '../support/readFlags'

const SEATS = 2
/** The part of all play so far, the newest, that expectations are fitted to. */
const KEPT = 0.6

const flags = readFlags(
  'npm run mix -- [flags]',
  'Two sharp bots of Time Bluff play by what they expect of claims and doubts, which is fitted to all that they did lately, over and over; prints the numbers of src/bots/time-bluff/mixOfTwo.ts.',
  {
    rounds: { value: 'NUMBER', help: 'how often it is fitted anew (default: 30)' },
    matches: { value: 'NUMBER', help: 'between two fits (default: 30)' },
    seed: { value: 'TEXT', help: 'the same seed gives the same numbers (default: mix)' },
  },
)
const rounds = countOf(flags, 'rounds', 30)
const matches = countOf(flags, 'matches', 30)
const seed = textOf(flags, 'seed') ?? 'mix'
const sharp = levelAt(LEVELS.sharp, SEATS)

function levelBy(
  lies: readonly number[] | undefined,
  doubts: readonly number[] | undefined,
): Level {
  if (!lies || !doubts) return sharp
  return {
    ...sharp,
    doubt: { ...sharp.doubt, model: { ...COUNTING, fitted: lies } },
    answers: doubts,
  }
}

function playRound(level: Level, number: number): Seen {
  const seen: Seen = { lies: [], doubts: [] }
  const bot = entrantOf('sharp', timeBluffBot(level), null)
  const { options } = TIME_BLUFF_LEAGUE
  for (let match = 0; match < matches; match++) {
    const own = `${seed} ${String(number)} ${String(match)}`
    watchSelfPlay([bot, bot], level, { options, seed: own }, seen)
  }
  return seen
}

function format(numbers: readonly number[]): string {
  return JSON.stringify(numbers.map((number) => Math.round(number * 100) / 100))
}

const played: Seen[] = []
let lies: number[] | undefined
let doubts: number[] | undefined
for (let number = 0; number < rounds; number++) {
  const latest = playRound(levelBy(lies, doubts), number)
  played.push(latest)
  const kept = played.slice(-Math.ceil(KEPT * played.length))
  lies = fitLogistic(
    kept.flatMap((seen) => seen.lies),
    FEATURES,
  )
  doubts = fitLogistic(
    kept.flatMap((seen) => seen.doubts),
    DOUBT_FEATURES,
  )
  const wrong = latest.lies.filter(({ happened }) => happened).length
  console.log(
    `round ${String(number + 1)}: ${((100 * wrong) / latest.lies.length).toFixed(1)} % lies`,
  )
}
console.log(`lies ${format(lies ?? [])}\ndoubts ${format(doubts ?? [])}`)
