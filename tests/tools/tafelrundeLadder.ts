/**
 * Plays two levels of the bots of Die Tafelrunde 2 against each other; seats alternate and swap with every match:
 *   node scripts/run.mjs tests/tools/tafelrundeLadder.ts --seats 3 --better sharp --worse solid --matches 2000 --seed x --playouts 200
 * `--from` begins with a later match, so that a long run can be cut into pieces; `--ms` gives time instead of playouts alone.
 */
import { parseArgs } from 'node:util'
import { DEFAULT_OPTIONS } from '../../src/games/tafelrunde/options'
import { BOT_LEVELS, type BotLevel } from '../../src/protocol/messages'
import { playLadder } from '../support/tafelrundeBots'

const { values } = parseArgs({
  options: {
    seats: { type: 'string', default: '3' },
    better: { type: 'string', default: 'sharp' },
    worse: { type: 'string', default: 'solid' },
    matches: { type: 'string', default: '200' },
    from: { type: 'string', default: '0' },
    playouts: { type: 'string', default: '200' },
    ms: { type: 'string', default: 'none' },
    seed: { type: 'string', default: 'x' },
  },
})

function levelOf(name: string): BotLevel {
  const level = BOT_LEVELS.find((known) => known === name)
  if (!level) throw new Error(`"${name}" is none of ${BOT_LEVELS.join(', ')}`)
  return level
}

const playouts = Number(values.playouts)
const ms = values.ms === 'none' ? Infinity : Number(values.ms)
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

const ladder = {
  better: levelOf(values.better),
  worse: levelOf(values.worse),
  seats: Number(values.seats),
}
const from = Number(values.from)
const matches = Number(values.matches)
const began = performance.now()
let wins = 0
let squares = 0
for (let number = from; number < from + matches; number++) {
  const seed = `${values.seed}-${String(number)}`
  const share = playLadder(ladder, number, { seed, options: DEFAULT_OPTIONS, budget })
  wins += share
  squares += share * share
}
const mean = wins / matches
const half = 1.96 * Math.sqrt((squares / matches - mean * mean) / matches)
const percent = (share: number): string => (100 * share).toFixed(1)
times.sort((one, other) => one - other)
const slow = times[Math.floor(times.length * 0.99)] ?? 0
console.log(
  `${values.better} against ${values.worse}, ${values.seats} seats, matches ${String(from)} to ${String(from + matches - 1)}: wins ${wins.toFixed(2)} of ${values.matches} = ${percent(mean)} % (${percent(mean - half)} to ${percent(mean + half)}; even share 50 %); squares ${squares.toFixed(3)}`,
)
console.log(
  `${((performance.now() - began) / matches).toFixed(0)} ms a match; ${String(times.length)} searches, 99 of 100 within ${slow.toFixed(1)} ms, the longest ${(times.at(-1) ?? 0).toFixed(1)} ms`,
)
