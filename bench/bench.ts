/** `npm run bench`: the engine beside a bare loop and beside boardgame.io, all in one run. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { GAME_IDS, type GameId } from '../src/games/contracts'
import { BOT_LEVELS, type BotLevel } from '../src/protocol/terms'
import { measureDecisions, type DecisionTimes } from './decisions'
import type { Figures } from './subject'
import { formatWords, measureWords, wordMisses } from './wordFigures'

/** What a game has to reach, as multiples of the references. */
const ASKED = { boardgameIo: 50, bareLoop: 1 / 20, views: 1.5, decision: 150 } as const
/** The bare loop and the boardgame.io game are reductions of this one; beside other games the part of the bare loop is printed only. */
const REDUCED_FROM: GameId = 'time-bluff'
const REPEATS = 15
const MILLISECONDS = 300
const WARM_UP_MILLISECONDS = 2000
/** boardgame.io needs five seconds until it is as fast as it gets. */
const LONG_WARM_UP_MILLISECONDS = 6000

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })

const BARE_LOOP = 'bare loop'
const BOARDGAME_IO = 'boardgame.io'

/** A process with one thing to measure. */
class Subject {
  readonly figures: Figures[] = []
  private readonly child: ChildProcess

  constructor(readonly name: string) {
    this.child = fork(resolve('out/tools/bench/subject.js'), [name])
  }

  async measure(milliseconds: number): Promise<Figures> {
    const answer = once(this.child, 'message')
    this.child.send(milliseconds)
    const [figures]: unknown[] = await answer
    if (!isFigures(figures)) throw new Error(`${this.name} answers without figures`)
    return figures
  }

  median(figure: keyof Figures): number {
    const sorted = this.figures.map((one) => one[figure] ?? Number.NaN).sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  }

  end(): void {
    this.child.kill()
  }
}

function isFigures(value: unknown): value is Figures {
  return typeof value === 'object' && value !== null && 'moves' in value
}

const subjects = [BARE_LOOP, BOARDGAME_IO, ...GAME_IDS].map((name) => new Subject(name))
for (const subject of subjects) {
  await subject.measure(
    subject.name === BOARDGAME_IO ? LONG_WARM_UP_MILLISECONDS : WARM_UP_MILLISECONDS,
  )
}
// Taken in turns, so that a slow moment of the machine meets all of them.
for (let repeat = 0; repeat < REPEATS; repeat++) {
  for (const subject of subjects) subject.figures.push(await subject.measure(MILLISECONDS))
}
for (const subject of subjects) subject.end()

function medianOf(name: string, figure: keyof Figures): number {
  return subjects.find((subject) => subject.name === name)?.median(figure) ?? Number.NaN
}

const bareLoop = medianOf(BARE_LOOP, 'moves')
const boardgameIo = medianOf(BOARDGAME_IO, 'moves')
const rows = GAME_IDS.map((game) => {
  const moves = medianOf(game, 'moves')
  return {
    game,
    moves,
    timesBoardgameIo: moves / boardgameIo,
    partOfBareLoop: moves / bareLoop,
    viewAndJson: medianOf(game, 'viewAndJson'),
  }
})
const worker = resolve('out/tools/bench/botWorker.js')
const decisions: (DecisionTimes & { readonly game: GameId; readonly level: BotLevel })[] = []
for (const game of GAME_IDS) {
  for (const level of BOT_LEVELS) {
    decisions.push({ game, level, ...(await measureDecisions(game, level, worker)) })
  }
}
const slowBots = decisions.flatMap(({ game, level, percentile }) =>
  percentile > ASKED.decision ? [`${game}: decisions of ${level} bots`] : [],
)
const slowEngines = rows.flatMap(({ game, timesBoardgameIo, partOfBareLoop, viewAndJson }) => [
  ...(timesBoardgameIo < ASKED.boardgameIo ? [`${game}: playouts against boardgame.io`] : []),
  ...(game === REDUCED_FROM && partOfBareLoop < ASKED.bareLoop
    ? [`${game}: playouts against the bare loop`]
    : []),
  ...(viewAndJson > ASKED.views ? [`${game}: view and JSON`] : []),
])
const words = await measureWords(resolve('out/tools/bench/words.js'))
const misses = [...slowEngines, ...slowBots, ...wordMisses(words)]

function thousands(value: number): string {
  return Math.round(value).toLocaleString('en-GB').padStart(12)
}

if (values.json) {
  console.log(
    JSON.stringify({
      bareLoop,
      boardgameIo,
      rows,
      decisions,
      words,
      misses,
    }),
  )
} else {
  console.log(`moves per second of processor time, medians of ${String(REPEATS)} runs in turns`)
  console.log(`bare loop, reduced game     ${thousands(bareLoop)}`)
  console.log(`boardgame.io, reduced game  ${thousands(boardgameIo)}`)
  for (const row of rows) {
    const [times, part] = [row.timesBoardgameIo.toFixed(0), (1 / row.partOfBareLoop).toFixed(1)]
    console.log(`${row.game.padEnd(28)}${thousands(row.moves)}`)
    const bar = row.game === REDUCED_FROM ? ' (asked: 1/20, wanted: 1/10)' : ''
    console.log(
      `  = ${times} times boardgame.io (asked: 50, wanted: 100), 1/${part} of the bare loop${bar}`,
    )
    console.log(
      `  view and JSON: ${row.viewAndJson.toFixed(2)} times the JSON of the finished view (asked: at most 1.5)`,
    )
  }
  console.log(
    'bots’ decisions in their worker, milliseconds from question to answer (asked: 150 at the 99th percentile)',
  )
  for (const { game, level, count, typical, percentile } of decisions) {
    const figures = `median ${typical.toFixed(2)}, 99th percentile ${percentile.toFixed(2)}`
    console.log(`${game.padEnd(16)} ${level.padEnd(6)} ${figures} (of ${String(count)})`)
  }
  for (const line of formatWords(words)) console.log(line)
  for (const miss of misses) console.log(`NOT REACHED: ${miss}`)
}
process.exit(misses.length === 0 ? 0 : 1)
