/** `npm run fuzz -- frauds`: single-card frauds and forged matches of two, at every number of seats; ends with 1 if one holds. */
import { GAME_IDS } from '../../src/games/contracts'
import { textOf } from '../../src/system/parseArguments'
import { FRAUDS, fraudAt, tryForgery, tryFraud, type FraudTried } from '../support/secrecy/frauds'
import { countOf, readFlags } from '../support/readFlags'

const flags = readFlags(
  'npm run fuzz -- frauds [flags]',
  'Hosts that cheat by a single card or forge a match of two; counts what the proof finds.',
  {
    count: { value: 'NUMBER', help: 'how many single-card frauds (default: 4000)' },
    forged: { value: 'NUMBER', help: 'how many forged matches (default: 20)' },
    seed: { value: 'TEXT', help: 'the same seed gives the same frauds (default: 1)' },
  },
)
const count = countOf(flags, 'count', 4000)
const forgedWanted = countOf(flags, 'forged', 20)
const seed = textOf(flags, 'seed') ?? '1'

const tried: FraudTried[] = []
for (let index = 0; index < count; index++) {
  const { game, fraud } = fraudAt(index)
  const result = tryFraud(game, fraud, `${seed}-${String(index)}`)
  tried.push(result)
  if (!result.isFlagged) console.log(`holds: ${game}, ${fraud}, seed ${seed}-${String(index)}`)
}
const sum = (of: (result: FraudTried) => number | boolean): string =>
  String(tried.reduce((total, result) => total + Number(of(result)), 0))
for (const game of GAME_IDS) {
  const seats = new Set(tried.flatMap((one) => (one.game === game ? [one.seats] : [])))
  console.log(`${game}: seats ${[...seats].sort((one, other) => one - other).join(', ')}`)
}
for (const fraud of FRAUDS) {
  const own = tried.filter((result) => result.fraud === fraud)
  const flagged = own.filter(({ isFlagged }) => isFlagged).length
  const plain = own.filter(({ isPlain }) => isPlain).length
  console.log(
    `${fraud}: ${String(flagged)} of ${String(own.length)} found, ${String(plain)} by rules and result alone`,
  )
}
let [forged, found, tries] = [0, 0, 0]
for (; forged < forgedWanted && tries < 100 * forgedWanted; tries++) {
  const game = GAME_IDS[tries % GAME_IDS.length] ?? GAME_IDS[0]
  const result = tryForgery(game, `${seed}-forged-${String(tries)}`)
  forged += Number(result.isForged)
  found += Number(result.isForged && result.isFlagged)
}
console.log(
  `${sum(({ isFlagged }) => isFlagged)} of ${String(count)} frauds found, ${sum(({ isFalseAlarm }) => isFalseAlarm)} false alarms, ${String(found)} of ${String(forged)} forged matches found`,
)
const isGood =
  tried.every(({ isFlagged, isFalseAlarm }) => isFlagged && !isFalseAlarm) &&
  found === forged &&
  forged === forgedWanted
process.exit(isGood ? 0 : 1)
