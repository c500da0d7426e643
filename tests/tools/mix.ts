/** `npm run mix -- --seats NUMBER`: what sharp bots of Tom's Time Bluff come to expect of each other and of others when each answers what all have done so far. */
import { readFileSync, writeFileSync } from 'node:fs'
import { timeBluffBot } from '../../src/bots/time-bluff/bots'
import { DOUBT_FEATURES } from '../../src/bots/time-bluff/foresee'
import { LEVELS, levelAt, type Level } from '../../src/bots/time-bluff/levels'
import { COUNTING_STYLE, stylesAt, type Mood, type Style } from '../../src/bots/time-bluff/styles'
import { FEATURES } from '../../src/bots/time-bluff/suspicion'
import { present } from '../../src/engine/basics/invariant'
import { textOf } from '../../src/system/parseArguments'
import { entrantOf } from '../support/league/arena'
import { fitLogistic } from '../support/league/logistic'
import { TIME_BLUFF_LEAGUE } from '../support/league/timeBluff/league'
import { watchPlay, type Seen } from '../support/league/timeBluff/selfPlay'
import { countOf, readFlags, wordOf } from '../support/readFlags'

const FILE = 'src/bots/time-bluff/styles.json'
/** Whose styles sharp knows, its own first. */
const STYLES = ['sharp', 'gentle', 'easy', 'solid', COUNTING_STYLE] as const
/** The part of all play so far, the newest, that expectations are fitted to. */
const KEPT = 0.6
/** With smaller steps the own expectations are fitted to so many rounds, the newest, and those of others to all. */
const WINDOW = 5
/** How many of the expectations that sharp went through are shipped as its moods at most. */
const MOODS = 12

const flags = readFlags(
  'npm run mix -- [flags]',
  `Sharp bots of Time Bluff play by what they expect of claims and doubts, among themselves and among others, which is fitted to all that was done lately, over and over; goes on from ${FILE} and writes it.`,
  {
    seats: { value: 'NUMBER', help: 'how many play (default: 2)' },
    rounds: { value: 'NUMBER', help: 'how often it is fitted anew (default: 20)' },
    matches: { value: 'NUMBER', help: 'of sharp between two fits (default: 30)' },
    others: { value: 'NUMBER', help: 'of sharp among others between two fits (default: 6)' },
    step: {
      value: 'PERCENT',
      help: 'how far the own expectations go towards what was fitted; below 100 they swing less (default: 100)',
    },
    seed: { value: 'TEXT', help: 'the same seed gives the same numbers (default: mix)' },
  },
)
const seats = Number(wordOf(flags, 'seats', ['2', '3', '4', '5', '6'], '2'))
const rounds = countOf(flags, 'rounds', 20)
const matches = countOf(flags, 'matches', 30)
const others = countOf(flags, 'others', 6)
const step = countOf(flags, 'step', 100) / 100
const seed = textOf(flags, 'seed') ?? 'mix'
const sharp = levelAt(LEVELS.sharp, seats)

function levelBy(styles: readonly Style[]): Level {
  return {
    ...sharp,
    doubt: { ...sharp.doubt, model: { ...sharp.doubt.model, styles } },
    atTable: {},
  }
}

/** Plays matches of one sharp bot among those of a style, and watches all of that style. */
function playWith(style: (typeof STYLES)[number], level: Level, round: number): Seen {
  const seen: Seen = { lies: [], doubts: [] }
  const bot = entrantOf('sharp', timeBluffBot(level), null)
  const isOwn = style === 'sharp'
  const other = isOwn ? bot : present(TIME_BLUFF_LEAGUE.bots[style], 'the style is in the league')
  for (let match = 0; match < (isOwn ? matches : others); match++) {
    const own = match % seats
    const entrants = Array.from({ length: seats }, (_, seat) => (seat === own ? bot : other))
    const isWatched = (seat: number): boolean => isOwn || seat !== own
    const { options } = TIME_BLUFF_LEAGUE
    const matchSeed = [seed, style, round, match].map(String).join(' ')
    watchPlay(entrants, level, { options, seed: matchSeed, isWatched }, seen)
  }
  return seen
}

function rounded(numbers: readonly number[]): number[] {
  return numbers.map((number) => Math.round(number * 100) / 100)
}

/** The rounds that a style is fitted to. */
function keptOf(played: readonly Seen[], isOwn: boolean): readonly Seen[] {
  if (step === 1) return played.slice(-Math.ceil(KEPT * played.length))
  return isOwn ? played.slice(-WINDOW) : played
}

function between(from: readonly number[], to: readonly number[]): number[] {
  return rounded(from.map((one, index) => one + step * ((to[index] ?? 0) - one)))
}

/** What is expected next: of others what was fitted, of the own kind a step towards it. */
function stepTo(fit: Style, before: Style | undefined, isOwn: boolean): Style {
  if (step === 1 || !isOwn || !before) return fit
  return {
    ...fit,
    lies: between(before.lies, fit.lies),
    doubts: between(before.doubts, fit.doubts),
  }
}

function fitted(played: readonly Seen[], of: (typeof STYLES)[number]): Style {
  const kept = keptOf(played, of === 'sharp')
  const lies = kept.flatMap((seen) => seen.lies)
  const doubts = kept.flatMap((seen) => seen.doubts)
  return {
    of,
    lies: rounded(fitLogistic(lies, FEATURES)),
    doubts: of === COUNTING_STYLE ? [] : rounded(fitLogistic(doubts, DOUBT_FEATURES)),
  }
}

function shareOf(observations: Seen['lies']): string {
  const happened = observations.filter((one) => one.happened).length
  return `${((100 * happened) / observations.length).toFixed(1)} %`
}

const played = STYLES.map((): Seen[] => [])
const moods: Mood[] = []
let styles = stylesAt(seats).map(({ moods: _moods, ...style }): Style => style)
for (let round = 0; round < rounds; round++) {
  const level = levelBy(styles)
  moods.push(...styles.slice(0, 1).map(({ lies, doubts }) => ({ lies, doubts })))
  STYLES.forEach((style, index) => played[index]?.push(playWith(style, level, round)))
  styles = STYLES.map((style, index) => {
    return stepTo(fitted(played[index] ?? [], style), styles[index], index === 0)
  })
  const own = present(played[0]?.at(-1), 'a round was played')
  console.log(
    `round ${String(round + 1)}: ${shareOf(own.lies)} lies, ${shareOf(own.doubts)} doubts`,
  )
}
const all: Record<string, unknown> = JSON.parse(readFileSync(FILE, 'utf8'))
const late = moods.slice(-Math.ceil(KEPT * moods.length))
const kept = late.filter((_, index) => index % Math.ceil(late.length / MOODS) === 0)
const shipped = styles.map((style, index) => ({
  ...style,
  ...(index === 0 && { moods: kept }),
}))
writeFileSync(FILE, `${JSON.stringify({ ...all, [seats]: shipped }, undefined, 2)}\n`)
