/** `npm run ladder`: plays two levels of the bots of Die Tafelrunde 2 against each other; seats alternate and swap with every match. */
import { textOf } from '../../src/system/parseArguments'
import { tafelrunde } from '../../src/games/tafelrunde/inside/index'
import { BOT_LEVELS } from '../../src/protocol/terms'
import { countOf, readFlags, wordOf } from '../support/readFlags'
import { parsedOptions } from '../support/randomOptions'
import { playLadder } from '../support/tafelrundeBots'

const flags = readFlags(
  'npm run ladder -- [flags]',
  'Plays two levels of the bots of Die Tafelrunde 2 against each other; seats alternate and swap with every match.',
  {
    seats: { value: 'NUMBER', help: 'how many play, 2 to 4 (default: 3)' },
    better: { value: 'LEVEL', help: `one of ${BOT_LEVELS.join(', ')} (default: sharp)` },
    worse: { value: 'LEVEL', help: 'likewise (default: solid)' },
    matches: { value: 'NUMBER', help: 'how many (default: 200)' },
    playouts: { value: 'NUMBER', help: 'imagined continuations a decision (default: 200)' },
    ms: { value: 'NUMBER', help: 'milliseconds a decision at most (default: as long as it takes)' },
    seed: {
      value: 'TEXT',
      help: 'the same seed gives the same matches, without --ms (default: x)',
    },
  },
)
const [better, worse] = [
  wordOf(flags, 'better', BOT_LEVELS, 'sharp'),
  wordOf(flags, 'worse', BOT_LEVELS, 'solid'),
]
const seats = Number(wordOf(flags, 'seats', ['2', '3', '4'], '3'))
const matches = countOf(flags, 'matches', 200)
const playouts = countOf(flags, 'playouts', 200)
const ms = flags.has('ms') ? countOf(flags, 'ms', 1) : Infinity
const seedText = textOf(flags, 'seed') ?? 'x'
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

const ladder = { better, worse, seats }
const began = performance.now()
let wins = 0
let squares = 0
for (let number = 0; number < matches; number++) {
  const seed = `${seedText}-${String(number)}`
  const share = playLadder(ladder, number, { seed, options: parsedOptions(tafelrunde, {}), budget })
  wins += share
  squares += share * share
}
const mean = wins / matches
const half = 1.96 * Math.sqrt((squares / matches - mean * mean) / matches)
const percent = (share: number): string => (100 * share).toFixed(1)
times.sort((one, other) => one - other)
const slow = times[Math.floor(times.length * 0.99)] ?? 0
console.log(
  `${better} against ${worse}, ${String(seats)} seats: wins ${wins.toFixed(2)} of ${String(matches)} = ${percent(mean)} % (95 %: ${percent(mean - half)} to ${percent(mean + half)}), an even share is 50 %`,
)
console.log(
  `${((performance.now() - began) / matches).toFixed(0)} ms a match; ${String(times.length)} searches, 99 of 100 within ${slow.toFixed(1)} ms, the longest ${(times.at(-1) ?? 0).toFixed(1)} ms`,
)
