/** `npm run ladder -- --game ID`: two levels of the bots of a game against each other, in turns around the table or one among the rest. */
import { registered, type SimulatedLevel } from '../../src/cli/simulateMatches'
import { offerOf } from '../../src/engine/options/offers'
import { textOf } from '../../src/system/parseArguments'
import { GAME_IDS } from '../../src/games/contracts'
import { BOT_LEVELS } from '../../src/protocol/terms'
import { meanOf, playRung, type Rung } from '../support/strength/ladder'
import { countOf, readFlags, wordOf } from '../support/readFlags'
import { shippedContents } from '../support/match/shippedContents'

const flags = readFlags(
  'npm run ladder -- [flags]',
  'Plays two levels of the bots of a game against each other; seats alternate and swap with every match. Where all play together the teams are compared. With --alone one of the better level sits among the worse, for each two levels and each number of seats that is not chosen.',
  {
    game: { value: 'ID', help: `which game: ${GAME_IDS.join(', ')} (default: ${GAME_IDS[0]})` },
    alone: { help: 'one of the better level among the rest, instead of seats in turns' },
    seats: { value: 'NUMBER', help: 'how many play (default: 4; with --alone each number)' },
    better: { value: 'LEVEL', help: `one of ${BOT_LEVELS.join(', ')} (default: sharp)` },
    worse: {
      value: 'LEVEL',
      help: 'likewise (default: solid; with --alone and no --better sharp among solid, solid among easy, sharp among easy)',
    },
    matches: { value: 'NUMBER', help: 'how many (default: 200)' },
    offer: { value: 'ID', help: 'of a game that is offered in several ways: in which one' },
    playouts: { value: 'NUMBER', help: 'imagined continuations a decision (default: 200)' },
    ms: { value: 'NUMBER', help: 'milliseconds a decision at most (default: as long as it takes)' },
    seed: {
      value: 'TEXT',
      help: 'the same seed gives the same matches, without --ms (default: x)',
    },
  },
)
const game = wordOf(flags, 'game', GAME_IDS, GAME_IDS[0])

const played = registered(game, shippedContents())
const offers = played.game.open((rules) => rules.offers ?? [])
const offer = flags.has('offer')
  ? wordOf(
      flags,
      'offer',
      offers.map(({ id }) => id),
      '',
    )
  : undefined
const options = offers.find(({ id }) => id === offer)?.options ?? {}
const { min, max, together } = played.game.open(({ seats, seatsWith, parseOptions }) => {
  const parsed = parseOptions(options, { language: 'en', catalogue: () => undefined })
  if (!parsed.ok) return { ...seats, together: false }
  const chosen = offerOf(offers, parsed.value)
  const isTogether = offers.some((one) => one.id === chosen && one.together === true)
  return { ...seatsWith(parsed.value), together: isTogether }
})
const alone = flags.has('alone')
const possible = Array.from({ length: max - min + 1 }, (_, index) => String(min + index))
const usual = Math.max(min, Math.min(4, max))
const isEachNumber = alone && !flags.has('seats')
const numbers = isEachNumber
  ? possible.map(Number).filter((number) => number > 1)
  : [Number(wordOf(flags, 'seats', possible, String(usual)))]
const matches = countOf(flags, 'matches', 200)
const playouts = countOf(flags, 'playouts', 200)
const ms = flags.has('ms') ? countOf(flags, 'ms', 1) : Infinity
const seed = textOf(flags, 'seed') ?? 'x'

/** Two levels. */
interface Pair {
  readonly better: SimulatedLevel
  readonly worse: SimulatedLevel
}

/** One step and two of the ladder: that a level wins more among each weaker one, too. */
const ALL_PAIRS: readonly Pair[] = [
  { better: 'sharp', worse: 'solid' },
  { better: 'solid', worse: 'easy' },
  { better: 'sharp', worse: 'easy' },
]

function pairsAsked(): readonly Pair[] {
  if (alone && !flags.has('better') && !flags.has('worse')) return ALL_PAIRS
  const better: SimulatedLevel = wordOf(flags, 'better', BOT_LEVELS, 'sharp')
  return [{ better, worse: wordOf(flags, 'worse', BOT_LEVELS, 'solid') }]
}

/** Notes how long each decision that thinks ahead took, up to the next one; the game's own work in between is small. */
function stopwatch() {
  const times: number[] = []
  let asked: number | undefined
  const budget = () => {
    const now = performance.now()
    if (asked !== undefined) times.push(now - asked)
    asked = undefined
    const hasTime = (): boolean => {
      asked = now
      return performance.now() < now + ms
    }
    return { playouts, hasTime }
  }
  return { times, budget }
}

function formatMean(values: readonly number[], format: (value: number) => string): string {
  const { mean, half } = meanOf(values)
  return `${format(mean)} (95 %: ${format(mean - half)} to ${format(mean + half)})`
}

function printMean(
  who: string,
  values: readonly number[],
  format: (value: number) => string,
  even: string,
): void {
  if (values.length === 0) return
  console.log(`${who}, ${String(values.length)} matches: ${formatMean(values, format)}, ${even}`)
}

function printTeam(team: string, rungs: readonly Rung[], side: 'better' | 'worse'): void {
  const scores = rungs.flatMap((rung) => (rung.kind === 'lead' ? [rung.scores[side]] : []))
  if (scores.length === 0) return
  console.log(`a team of ${team}: ${formatMean(scores, (score) => score.toFixed(1))} points`)
}

function printTimes(times: readonly number[], took: number): void {
  const sorted = [...times].sort((one, other) => one - other)
  const slow = sorted[Math.floor(sorted.length * 0.99)] ?? 0
  console.log(
    `${took.toFixed(0)} ms a match; ${String(sorted.length)} searches, 99 of 100 within ${slow.toFixed(1)} ms, the longest ${(sorted.at(-1) ?? 0).toFixed(1)} ms`,
  )
}

function compare({ better, worse }: Pair, seats: number): void {
  const { times, budget } = stopwatch()
  const request = { ...played, seats, seed, options, budget }
  const began = performance.now()
  const rungs: Rung[] = []
  for (let number = 0; number < matches; number++) {
    const rung = playRung({ request, better, worse, together, alone }, number)
    if (rung) rungs.push(rung)
  }
  const took = (performance.now() - began) / matches
  const valuesOf = (kind: Rung['kind']): number[] =>
    rungs.filter((rung) => rung.kind === kind).map(({ value }) => value)
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
  const against = alone ? 'among' : 'against'
  const who = `${game}, ${better} ${against} ${worse}, ${String(seats)} seats`
  const even = `an even share is ${percent(alone ? 1 / seats : 1 / 2)}`
  printMean(who, valuesOf('share'), percent, even)
  printMean(who, valuesOf('lead'), (lead) => `${lead.toFixed(2)} more`, 'equal teams lead by 0')
  printTeam(alone ? `${worse} with one ${better}` : better, rungs, 'better')
  printTeam(worse, rungs, 'worse')
  if (rungs.length < matches) {
    console.log(`${String(matches - rungs.length)} matches ended without a result`)
  }
  printTimes(times, took)
}

for (const pair of pairsAsked()) for (const seats of numbers) compare(pair, seats)
