/** `npm run characters -- --game ID`: one bot of each character among bots of its level that have none. */
import { registered, simulateMatch } from '../../src/cli/simulateMatches'
import { offerOf } from '../../src/engine/options/offers'
import { winnersOf } from '../../src/engine/contract/outcome'
import { GAME_IDS } from '../../src/games/contracts'
import { BOT_LEVELS } from '../../src/protocol/terms'
import { textOf } from '../../src/system/parseArguments'
import { meanOf } from '../support/strength/ladder'
import { countOf, readFlags, wordOf } from '../support/readFlags'
import { shippedContents } from '../support/match/shippedContents'

const flags = readFlags(
  'npm run characters -- [flags]',
  'One bot of each character of a game among bots of its level that have none: shares of the wins, or where all play together by how much their team scores more, with 95 % intervals.',
  {
    game: { value: 'ID', help: `which game: ${GAME_IDS.join(', ')} (default: ${GAME_IDS[0]})` },
    offer: { value: 'ID', help: 'of a game that is offered in several ways: in which one' },
    level: { value: 'LEVEL', help: `one of ${BOT_LEVELS.join(', ')} (default: solid)` },
    seats: { value: 'NUMBER', help: 'how many play (default: 2)' },
    matches: { value: 'NUMBER', help: 'how many for each character (default: 1000)' },
    playouts: { value: 'NUMBER', help: 'imagined continuations a decision (default: 60)' },
    seed: { value: 'TEXT', help: 'the same seed gives the same matches (default: x)' },
  },
)
const id = wordOf(flags, 'game', GAME_IDS, GAME_IDS[0])
const played = registered(id, shippedContents())
const { characters, offers, most } = played.game.open((rules) => ({
  characters: rules.characters ?? [],
  offers: rules.offers ?? [],
  most: rules.seats.max,
}))
const options = offers.find((offer) => offer.id === textOf(flags, 'offer'))?.options ?? {}
const level = wordOf(flags, 'level', BOT_LEVELS, 'solid')
const seats = Math.min(most, countOf(flags, 'seats', 2))
const matches = countOf(flags, 'matches', 1000)
const playouts = countOf(flags, 'playouts', 60)
const budget = () => ({ playouts, hasTime: () => true })
const table = { ...played, options, seats, seed: textOf(flags, 'seed') ?? 'x', budget }

/** What match number `index` says of one among others who have no character: its share of the win, or the score of a team with it. */
function resultOf(character: string | undefined, index: number): number | undefined {
  const others = Array.from({ length: seats - 1 }, () => undefined)
  const request = { ...table, levels: [level], characters: [character, ...others] }
  const { outcome } = simulateMatch(request, index)
  if (outcome.kind === 'none') return undefined
  if (outcome.kind === 'team') return outcome.score
  const winners = winnersOf(outcome)
  const own = (seats - (index % seats)) % seats
  return winners.includes(own) ? 1 / winners.length : 0
}

/** By how much a team with this character scores more than one without any, in the same deal. */
function leadOf(character: string, index: number): number | undefined {
  const [own, plain] = [resultOf(character, index), resultOf(undefined, index)]
  return own === undefined || plain === undefined ? undefined : own - plain
}

const isTeam = played.game.open(({ parseOptions }) => {
  const parsed = parseOptions(options, { language: 'en', catalogue: () => undefined })
  const chosen = parsed.ok ? offerOf(offers, parsed.value) : undefined
  return offers.some((one) => one.id === chosen && one.together === true)
})

for (const character of characters) {
  const values = Array.from({ length: matches }, (_, index) => index).flatMap((index) => {
    const value = isTeam ? leadOf(character, index) : resultOf(character, index)
    return value === undefined ? [] : [value]
  })
  const { mean, half } = meanOf(values)
  const [least, middle, highest] = [mean - half, mean, mean + half].map((value) =>
    isTeam ? value.toFixed(2) : (100 * value).toFixed(1),
  )
  const even = isTeam ? 'points more than without, even 0' : `%, even ${(100 / seats).toFixed(1)} %`
  console.log(
    `${id}, ${level}, ${character} among ${String(seats)}: ${String(middle)} (95 %: ${String(least)} to ${String(highest)}) ${even}, ${String(values.length)} matches`,
  )
}
