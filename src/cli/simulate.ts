/** `npm run sim`: plays matches headless and prints one line for each. */
import { isOptions, type OptionProblem, type Options } from '../engine/options/options'
import type { Outcome } from '../engine/contract/outcome'
import type { ContentPort } from '../engine/contract/content'
import { err, ok, type Result } from '../engine/basics/result'
import { planMatch, type SetupProblem } from '../engine/match/setup'
import { GAME_IDS, isGameId, type GameId } from '../games/contracts'
import { createContentFiles, shippedContentFolder } from '../server/content/contentFiles'
import {
  formatHelp,
  parseArguments,
  textOf,
  wholeNumber,
  type FlagSpec,
  type Flags,
} from '../system/parseArguments'
import {
  registered,
  SIMULATED_LEVELS,
  simulateMatch,
  type SimulatedLevel,
  type SimulatedGame,
  type SimulatedMatch,
  type SimulationRequest,
} from './simulateMatches'
import { Tally } from './tally'

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

function readOptions(text: string): Result<Options, string> {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    return err(`--options is no JSON: ${text}`)
  }
  return isOptions(raw) ? ok(raw) : err(`--options holds no options: ${text}`)
}

const OPTION_SENTENCES: Readonly<Record<OptionProblem['problem'], string>> = {
  'unknown-option': 'is no option',
  'value-not-allowed': 'has a value that is not allowed',
  'too-long': 'has more or longer words than are allowed',
  'not-set-here': 'is set by the host or by a vote',
}

function sentenceOf(problem: SetupProblem): string {
  switch (problem.kind) {
    case 'option': {
      const { key, problem: what, allowed } = problem.problem
      return `--options: "${key}" ${OPTION_SENTENCES[what]}; allowed: ${allowed}.`
    }
    case 'seats':
      return `--seats must be from ${String(problem.min)} to ${String(problem.max)} with these options.`
    case 'content':
      return `The content "${problem.id}" is ${problem.problem}.`
    case 'refused': {
      const { reason, rule, values } = problem.refusal
      return `Such a table cannot be dealt: ${reason} (${rule}) ${JSON.stringify(values)}.`
    }
  }
}

function readSeats({ game }: SimulatedGame, flags: Flags): Result<number, string> {
  const { min, max } = game.open(({ seats }) => seats)
  const seats = wholeNumber(flags, 'seats', { from: min, to: max })
  return seats.ok ? ok(seats.value ?? Math.max(min, Math.min(4, max))) : seats
}

/** What is shipped with the program; a file that cannot be read is named. */
function shippedContents(): ContentPort {
  const shipped = shippedContentFolder(import.meta.dirname)
  return createContentFiles(
    { shipped },
    {
      write: (line) => {
        process.stderr.write(`${JSON.stringify(line)}\n`)
      },
    },
  )
}

/** What can be dealt, or a sentence why it cannot. */
function readTable(id: GameId, flags: Flags): Result<Omit<SimulationRequest, 'levels'>, string> {
  const played = registered(id, shippedContents())
  const seats = readSeats(played, flags)
  if (!seats.ok) return seats
  const options = readOptions(textOf(flags, 'options') ?? '{}')
  if (!options.ok) return options
  const setup = { options: options.value, seats: seats.value, language: 'en' } as const
  const planned = planMatch(played.game, setup, played.contents)
  if (!planned.ok) return err(sentenceOf(planned.error))
  const seed = textOf(flags, 'seed') ?? '1'
  return ok({ ...played, seats: seats.value, seed, options: options.value })
}

function readWish(flags: Flags): Result<Wish, string> {
  const game = textOf(flags, 'game') ?? GAME_IDS[0]
  if (!isGameId(game)) return err(`"${game}" is no game; there are ${GAME_IDS.join(', ')}.`)
  const matches = wholeNumber(flags, 'matches', { from: 1, to: 1_000_000 })
  if (!matches.ok) return matches
  const table = readTable(game, flags)
  if (!table.ok) return table
  const levels = readLevels(textOf(flags, 'bots') ?? 'random', table.value.seats)
  if (!levels.ok) return levels
  const request = { ...table.value, levels: levels.value }
  return ok({ request, matches: matches.value ?? 100, isJson: flags.has('json') })
}

function outcomeText(outcome: Outcome, levels: readonly SimulatedLevel[]): string {
  switch (outcome.kind) {
    case 'ranking':
      return levels
        .map((level, seat) => {
          const score = outcome.scores?.[seat]
          const words = score === undefined ? [level] : [level, String(score)]
          return `${words.join(' ')} (${String(outcome.ranks[seat])}.)`
        })
        .join(', ')
    case 'team':
      return `${levels.join(', ')} together ${String(outcome.score)}`
    case 'none':
      return `${levels.join(', ')} without a result`
  }
}

function printMatch(match: SimulatedMatch, isJson: boolean): void {
  if (isJson) {
    process.stdout.write(`${JSON.stringify(match)}\n`)
    return
  }
  const { seed, levels, outcome, entries } = match
  process.stdout.write(`${seed}: ${outcomeText(outcome, levels)}; ${String(entries)} moves\n`)
}

/** A share with the ends of its 95 % interval, in percent. */
function formatShare(wins: number, matches: number): string {
  const share = wins / matches
  const half = NORMAL_95 * Math.sqrt((share * (1 - share)) / matches)
  return `${(share * 100).toFixed(1)} % (95 %: ${((share - half) * 100).toFixed(1)} to ${((share + half) * 100).toFixed(1)})`
}

function printLevels(tally: Tally, seats: number): void {
  const matches = tally.matches()
  for (const { level, wins, matchesTimesSeats } of tally.byLevel()) {
    const even = (matchesTimesSeats / matches / seats) * 100
    process.stdout.write(
      `${level}: wins ${formatShare(wins, matches)}, an even share is ${even.toFixed(1)} %\n`,
    )
  }
}

function printSummary(
  tally: Tally,
  seats: number,
  wish: { isJson: boolean; seconds: number },
): void {
  const [matches, moves] = [tally.matches(), tally.moves()]
  const movesPerSecond = Math.round(moves / wish.seconds)
  if (wish.isJson) {
    process.stdout.write(`${JSON.stringify({ matches, moves, movesPerSecond })}\n`)
    return
  }
  const { rankings, teams, teamScore, none } = tally.outcomes()
  if (rankings > 0) printLevels(tally, seats)
  if (teams > 0)
    process.stdout.write(`${String(teams)} teams: ${teamScore.toFixed(2)} on average\n`)
  if (none > 0) process.stdout.write(`${String(none)} matches without a result\n`)
  process.stdout.write(
    `${String(matches)} matches, ${String(moves)} moves, ${String(movesPerSecond)} moves a second\n`,
  )
}

function simulate({ request, matches, isJson }: Wish): void {
  const start = performance.now()
  const tally = new Tally()
  for (let index = 0; index < matches; index++) {
    const match = simulateMatch(request, index)
    printMatch(match, isJson)
    tally.add(match)
  }
  const seconds = Math.max(0.001, (performance.now() - start) / 1000)
  printSummary(tally, request.seats, { isJson, seconds })
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
