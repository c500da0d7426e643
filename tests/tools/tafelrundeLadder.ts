/** Plays two levels of Tafelrunde's bots against each other: `--seats N --better L --worse L --matches N --playouts N --seed S`. */
import { parseArgs } from 'node:util'
import { TAFELRUNDE_BOTS } from '../../src/bots/tafelrunde/createBot'
import { fastRandom } from '../../src/engine/fastRandom'
import { tafelrunde } from '../../src/games/tafelrunde/index'
import { isRecord } from '../../src/engine/json'

const { values } = parseArgs({
  options: {
    seats: { type: 'string', default: '3' },
    better: { type: 'string', default: 'sharp' },
    worse: { type: 'string', default: 'solid' },
    matches: { type: 'string', default: '200' },
    playouts: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
})
const seats = Number(values.seats)
const level = (name: string) => (name === 'easy' || name === 'solid' ? name : 'sharp')
const budget = { playouts: Number(values.playouts), hasTime: () => true }
const options = tafelrunde.parseOptions({})
if (!options.ok || !isRecord(options.value)) throw new Error('default options')
let wins = 0
let even = 0
const n = Number(values.matches)
const began = performance.now()
let raids = 0
for (let m = 0; m < n; m++) {
  const random = fastRandom(`${values.seed}-${m}`)
  const state = tafelrunde.deal(options.value, seats, random)
  const isBetter = Array.from({ length: seats }, (_, s) => (s + m) % 2 === 0)
  const bots = isBetter.map((b) => TAFELRUNDE_BOTS[level(b ? values.better : values.worse)])
  const rs = bots.map((_, s) => fastRandom(`${values.seed}-${m}-${s}`))
  for (let [owed] = tafelrunde.toAct(state); owed; [owed] = tafelrunde.toAct(state)) {
    const view = tafelrunde.view(state, owed.seat)
    const bot = bots[owed.seat]
    const r = rs[owed.seat]
    if (!bot || !r) break
    const move = bot.decide(view, bot.newMemory(view), r, budget)
    const reason = tafelrunde.check(view, move)
    if (reason) throw new Error(`${reason} ${JSON.stringify(move)}`)
    tafelrunde.play(state, owed.seat, move, random)
  }
  const out = tafelrunde.outcome(state)
  if (!out) throw new Error('no end')
  raids += state.raid
  const first = out.ranks.flatMap((rank, s) => (rank === 1 ? [s] : []))
  wins += first.filter((s) => isBetter[s]).length / first.length
  even += isBetter.filter(Boolean).length / seats
}
const p = wins / n
const half = 1.96 * Math.sqrt((p * (1 - p)) / n)
console.log(
  `${values.better} against ${values.worse}, ${seats} seats: ${(100 * p).toFixed(1)} % (${(100 * (p - half)).toFixed(1)} to ${(100 * (p + half)).toFixed(1)}), even share ${((100 * even) / n).toFixed(1)} %, ${(raids / n).toFixed(1)} raids, ${((performance.now() - began) / n).toFixed(0)} ms a match`,
)
