/** `npm run league`: players made to beat the bots of a game, each alone against a table of them, and the levels one among the rest. */
import { textOf } from '../../src/system/parseArguments'
import type { GameTypes } from '../../src/engine/contract/game'
import { present } from '../../src/engine/basics/invariant'
import type { Entrant } from '../support/league/arena'
import { shareOf, type GameLeague, type Share } from '../support/league/league'
import { LEAGUES } from '../support/league/leagues'
import { countOf, readFlags, wordOf } from '../support/readFlags'

const GAMES = ['time-bluff', 'tafelrunde', 'buchstabenbluff', 'tijdlijn', 'tofugott'] as const
const flags = readFlags(
  'npm run league -- [flags]',
  'One player against a table of bots: shares of the wins with 95 % intervals. Exploiters are fitted anew to the bot, from matches with open cards.',
  {
    game: { value: 'ID', help: `which game: ${GAMES.join(', ')} (default: ${GAMES[0]})` },
    against: { value: 'NAME', help: 'the bot at the other seats (default: the one with bars)' },
    one: {
      value: 'NAME',
      help: 'who sits among them: a bot or an exploiter (default: each exploiter)',
    },
    seats: { value: 'NUMBER', help: 'how many play (default: each number that has a bar)' },
    matches: { value: 'NUMBER', help: 'how many (default: 1000)' },
    watched: { value: 'NUMBER', help: 'matches that exploiters learn from (default: 120)' },
    seed: { value: 'TEXT', help: 'the same seed gives the same matches (default: league)' },
  },
)
const matches = countOf(flags, 'matches', 1000)
const watched = countOf(flags, 'watched', 120)
const seed = textOf(flags, 'seed') ?? 'league'

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

function format({ mean, half }: Share): string {
  return `${percent(mean)} (95 %: ${percent(mean - half)} to ${percent(mean + half)})`
}

/** The players asked for, against so many seats of the target. */
function entrantsOf<T extends GameTypes>(
  league: GameLeague<T>,
  target: Entrant<T>,
  seats: number,
): readonly Entrant<T>[] {
  const { options, bots } = league
  const one = textOf(flags, 'one')
  const bot = one === undefined ? undefined : bots[one]
  if (bot) return [bot]
  const all = league.exploiters({ target, seats, options, matches: watched, seed })
  return one === undefined ? all : all.filter(({ name }) => name === one)
}

function playSeats<T extends GameTypes>(league: GameLeague<T>, seats: number): void {
  const name = wordOf(flags, 'against', Object.keys(league.bots), league.target)
  const target = present(league.bots[name], 'the bot is one of the league')
  const bar = name === league.target ? league.bars[seats] : undefined
  for (const one of entrantsOf(league, target, seats)) {
    const share = shareOf({ league, one, others: target, seats, matches, seed })
    const isOver = bar !== undefined && share.mean + share.half > bar
    const verdict = bar === undefined ? '' : `, bar ${percent(bar)}${isOver ? ': OVER' : ''}`
    console.log(
      `${one.name} among ${name}, ${String(seats)} seats, ${String(matches)} matches: ${format(share)}; even ${percent(1 / seats)}${verdict}`,
    )
  }
}

const game = wordOf(flags, 'game', GAMES, GAMES[0])
LEAGUES[game].open((league) => {
  const { min, max } = league.game.seatsWith(league.options)
  const possible = Array.from({ length: max - min + 1 }, (_, index) => String(min + index))
  const [first = String(min)] = possible
  const wanted = flags.has('seats')
    ? [wordOf(flags, 'seats', possible, first)]
    : Object.keys(league.bars)
  for (const number of wanted) playSeats(league, Number(number))
})
