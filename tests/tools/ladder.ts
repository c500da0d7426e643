/** `npm run ladder -- --game ID`: two levels of the bots of a game against each other; seats alternate and swap with every match. */
import { registered, type SimulatedLevel } from '../../src/cli/simulateMatches'
import { offerOf } from '../../src/engine/offers'
import { textOf } from '../../src/system/parseArguments'
import { GAME_IDS } from '../../src/games/contracts'
import { BOT_LEVELS } from '../../src/protocol/terms'
import { meanOf, playRung, type Rung } from '../support/ladder'
import { countOf, readFlags, wordOf } from '../support/readFlags'
import { shippedContents } from '../support/shippedContents'

const flags = readFlags(
  'npm run ladder -- [flags]',
  'Plays two levels of the bots of a game against each other; seats alternate and swap with every match. Where all play together the teams are compared.',
  {
    game: { value: 'ID', help: `which game: ${GAME_IDS.join(', ')} (default: ${GAME_IDS[0]})` },
    seats: { value: 'NUMBER', help: 'how many play (default: 4)' },
    better: { value: 'LEVEL', help: `one of ${BOT_LEVELS.join(', ')} (default: sharp)` },
    worse: { value: 'LEVEL', help: 'likewise (default: solid)' },
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
const possible = Array.from({ length: max - min + 1 }, (_, index) => String(min + index))
const seats = Number(wordOf(flags, 'seats', possible, String(Math.max(min, Math.min(4, max)))))
const better: SimulatedLevel = wordOf(flags, 'better', BOT_LEVELS, 'sharp')
const worse: SimulatedLevel = wordOf(flags, 'worse', BOT_LEVELS, 'solid')
const matches = countOf(flags, 'matches', 200)
const playouts = countOf(flags, 'playouts', 200)
const ms = flags.has('ms') ? countOf(flags, 'ms', 1) : Infinity
const times: number[] = []
let asked: number | undefined

/** Notes how long each decision that thinks ahead took, up to the next one; the game's own work in between is small. */
function budget() {
  const now = performance.now()
  if (asked !== undefined) times.push(now - asked)
  asked = undefined
  const hasTime = (): boolean => {
    asked = now
    return performance.now() < now + ms
  }
  return { playouts, hasTime }
}

const request = { ...played, seats, seed: textOf(flags, 'seed') ?? 'x', options, budget }
const began = performance.now()
const rungs: Rung[] = []
for (let number = 0; number < matches; number++) {
  const rung = playRung({ request, better, worse, together }, number)
  if (rung) rungs.push(rung)
}
const took = (performance.now() - began) / matches

function formatMean(values: readonly number[], format: (value: number) => string): string {
  const { mean, half } = meanOf(values)
  return `${format(mean)} (95 %: ${format(mean - half)} to ${format(mean + half)})`
}

function printMean(kind: Rung['kind'], format: (value: number) => string, even: string): void {
  const values = rungs.filter((rung) => rung.kind === kind).map(({ value }) => value)
  if (values.length === 0) return
  console.log(
    `${game}, ${better} against ${worse}, ${String(seats)} seats, ${String(values.length)} matches: ${formatMean(values, format)}, ${even}`,
  )
}

function printTeam(level: SimulatedLevel, side: 'better' | 'worse'): void {
  const scores = rungs.flatMap((rung) => (rung.kind === 'lead' ? [rung.scores[side]] : []))
  if (scores.length === 0) return
  console.log(`a team of ${level}: ${formatMean(scores, (score) => score.toFixed(1))} points`)
}

printMean('share', (share) => `${(100 * share).toFixed(1)} %`, 'an even share is 50 %')
printMean('lead', (lead) => `${lead.toFixed(2)} more`, 'equal teams lead by 0')
printTeam(better, 'better')
printTeam(worse, 'worse')
if (rungs.length < matches) {
  console.log(`${String(matches - rungs.length)} matches ended without a result`)
}
times.sort((one, other) => one - other)
const slow = times[Math.floor(times.length * 0.99)] ?? 0
console.log(
  `${took.toFixed(0)} ms a match; ${String(times.length)} searches, 99 of 100 within ${slow.toFixed(1)} ms, the longest ${(times.at(-1) ?? 0).toFixed(1)} ms`,
)
