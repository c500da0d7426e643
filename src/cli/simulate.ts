/** `npm run sim`: plays matches headless and prints one line for each. */
import { err, ok, type Result } from '../engine/result'
import { GAME_IDS, isGameId, type GameId } from '../games/contracts'
import { GAMES } from '../games/registry'
import {
  formatHelp,
  parseArguments,
  textOf,
  wholeNumber,
  type FlagSpec,
  type Flags,
} from '../system/parseArguments'
import {
  SIMULATED_LEVELS,
  simulateMatch,
  tallyLevels,
  type SimulatedLevel,
  type SimulatedMatch,
  type SimulationRequest,
} from './simulateMatches'

const FLAGS: Readonly<Record<string, FlagSpec>> = {
  game: { value: 'ID', help: `which game: ${GAME_IDS.join(', ')} (default: ${GAME_IDS[0]})` },
  seats: { value: 'NUMBER', help: 'how many play (default: 4)' },
  seed: { value: 'TEXT', help: 'the same seed gives the same lines (default: 1)' },
  matches: { value: 'NUMBER', help: 'how many matches, 1 to 1000000 (default: 100)' },
  bots: {
    value: 'LEVELS',
    help: `levels with commas, one for all or one a seat: ${SIMULATED_LEVELS.join(', ')} (default: random)`,
  },
  options: { value: 'JSON', help: 'table options, e.g. \'{"target":"round"}\'' },
  json: { help: 'one JSON object a line' },
  help: { help: 'this text' },
}

const USAGE = 'npm run sim -- [flags]'
const ABOUT = 'Plays matches without a window. Bots see what their seat sees, nothing else.'
const EXIT_USAGE = 2
const NORMAL_95 = 1.96

interface Wish {
  readonly request: SimulationRequest
  readonly matches: number
  readonly isJson: boolean
}

function isLevel(text: string): text is SimulatedLevel {
  return SIMULATED_LEVELS.some((level) => level === text)
}

function readLevels(text: string, seats: number): Result<SimulatedLevel[], string> {
  const levels: SimulatedLevel[] = []
  for (const word of text.split(',')) {
    if (!isLevel(word))
      return err(`"${word}" is no level; there are ${SIMULATED_LEVELS.join(', ')}.`)
    levels.push(word)
  }
  if (levels.length === 1 || levels.length === seats) return ok(levels)
  return err(
    `--bots names ${String(levels.length)} levels for ${String(seats)} seats; name one for all or one for each.`,
  )
}

function readOptions(game: GameId, text: string): Result<Record<string, string | number>, string> {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    return err(`--options is no JSON: ${text}`)
  }
  return GAMES[game].open((rules): Result<Record<string, string | number>, string> => {
    const options = rules.parseOptions(raw)
    if (options.ok) return ok({ ...options.value })
    const { key, problem, allowed } = options.error
    const what = problem === 'unknown-option' ? 'is no option' : 'has a value that is not allowed'
    return err(`--options: "${key}" ${what}; allowed: ${allowed}.`)
  })
}

function readSeats(game: GameId, flags: Flags): Result<number, string> {
  const { min, max } = GAMES[game].open((rules) => rules.seats)
  const seats = wholeNumber(flags, 'seats', { from: min, to: max })
  return seats.ok ? ok(seats.value ?? Math.min(4, max)) : seats
}

function readWish(flags: Flags): Result<Wish, string> {
  const game = textOf(flags, 'game') ?? GAME_IDS[0]
  if (!isGameId(game)) return err(`"${game}" is no game; there are ${GAME_IDS.join(', ')}.`)
  const seats = readSeats(game, flags)
  if (!seats.ok) return seats
  const matches = wholeNumber(flags, 'matches', { from: 1, to: 1_000_000 })
  if (!matches.ok) return matches
  const levels = readLevels(textOf(flags, 'bots') ?? 'random', seats.value)
  if (!levels.ok) return levels
  const options = readOptions(game, textOf(flags, 'options') ?? '{}')
  if (!options.ok) return options
  const seed = textOf(flags, 'seed') ?? '1'
  const request = { game, seats: seats.value, seed, options: options.value, levels: levels.value }
  return ok({ request, matches: matches.value ?? 100, isJson: flags.has('json') })
}

function printMatch(match: SimulatedMatch, isJson: boolean): void {
  if (isJson) {
    process.stdout.write(`${JSON.stringify(match)}\n`)
    return
  }
  const { seed, levels, ranks, scores, moves, rounds } = match
  const seats = levels.map(
    (level, seat) => `${level} ${String(scores[seat])} (${String(ranks[seat])}.)`,
  )
  process.stdout.write(
    `${seed}: ${seats.join(', ')}; ${String(rounds)} rounds, ${String(moves)} moves\n`,
  )
}

/** A share with the ends of its 95 % interval, in percent. */
function formatShare(wins: number, matches: number): string {
  const share = wins / matches
  const half = NORMAL_95 * Math.sqrt((share * (1 - share)) / matches)
  return `${(share * 100).toFixed(1)} % (95 %: ${((share - half) * 100).toFixed(1)} to ${((share + half) * 100).toFixed(1)})`
}

function printSummary(
  matches: readonly SimulatedMatch[],
  seats: number,
  wish: { isJson: boolean; seconds: number },
): void {
  const moves = matches.reduce((sum, match) => sum + match.moves, 0)
  const movesPerSecond = Math.round(moves / wish.seconds)
  if (wish.isJson) {
    process.stdout.write(`${JSON.stringify({ matches: matches.length, moves, movesPerSecond })}\n`)
    return
  }
  for (const { level, wins, matchesTimesSeats } of tallyLevels(matches)) {
    const even = (matchesTimesSeats / matches.length / seats) * 100
    process.stdout.write(
      `${level}: wins ${formatShare(wins, matches.length)}, an even share is ${even.toFixed(1)} %\n`,
    )
  }
  process.stdout.write(
    `${String(matches.length)} matches, ${String(moves)} moves, ${String(movesPerSecond)} moves a second\n`,
  )
}

function simulate({ request, matches, isJson }: Wish): void {
  const start = performance.now()
  const played: SimulatedMatch[] = []
  for (let index = 0; index < matches; index++) {
    const match = simulateMatch(request, index)
    printMatch(match, isJson)
    played.push(match)
  }
  const seconds = Math.max(0.001, (performance.now() - start) / 1000)
  printSummary(played, request.seats, { isJson, seconds })
}

function main(words: readonly string[]): number {
  const flags = parseArguments(words, FLAGS)
  if (flags.ok && flags.value.has('help')) {
    process.stdout.write(formatHelp(USAGE, ABOUT, FLAGS))
    return 0
  }
  const wish = flags.ok ? readWish(flags.value) : flags
  if (!wish.ok) {
    process.stderr.write(`${wish.error}\n`)
    return EXIT_USAGE
  }
  simulate(wish.value)
  return 0
}

process.exitCode = main(process.argv.slice(2))
