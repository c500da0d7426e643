/** `npm run bench`: the engine beside a bare loop and beside boardgame.io, all in one run. */
import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { GAME_IDS } from '../src/games/contracts'
import { GAMES } from '../src/games/registry'
import { BOT_LEVELS } from '../src/protocol/messages'
import { measureBareLoop } from './reducedGame'
import { measureDecisions } from './decisions'
import { measurePlayouts, measureViews } from './playouts'
import { startStopwatch } from './stopwatch'

/** What a game has to reach, as multiples of the references. */
const ASKED = { boardgameIo: 50, bareLoop: 1 / 20, views: 1.5, decision: 150 } as const
const REPEATS = 5
const MILLISECONDS = 800
const WARM_UP_MILLISECONDS = 2000
/** boardgame.io needs five seconds until it is as fast as it gets. */
const LONG_WARM_UP_MILLISECONDS = 6000

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

async function loadBoardgameIo(): Promise<(milliseconds: number) => number> {
  const module: unknown = await import(pathToFileURL(resolve('bench/boardgameIo.mjs')).href)
  const isModule = typeof module === 'object' && module !== null && 'measureBoardgameIo' in module
  const measure = isModule ? module.measureBoardgameIo : undefined
  if (typeof measure !== 'function') throw new Error('bench/boardgameIo.mjs lacks its measurement')
  return (milliseconds) => Number(Reflect.apply(measure, undefined, [milliseconds, startStopwatch]))
}

const measureBoardgameIo = await loadBoardgameIo()
const bare: number[] = []
const boardgameIo: number[] = []
const playouts = new Map(GAME_IDS.map((id) => [id, new Array<number>()]))
const views = new Map(GAME_IDS.map((id) => [id, new Array<number>()]))
// Taken in turns, so that a slow moment of the machine meets all of them.
for (let repeat = 0; repeat <= REPEATS; repeat++) {
  const isWarmUp = repeat === 0
  const milliseconds = isWarmUp ? WARM_UP_MILLISECONDS : MILLISECONDS
  const keep = (list: number[] | undefined, value: number): void => {
    if (!isWarmUp) list?.push(value)
  }
  keep(bare, measureBareLoop(milliseconds))
  keep(boardgameIo, measureBoardgameIo(isWarmUp ? LONG_WARM_UP_MILLISECONDS : MILLISECONDS))
  for (const id of GAME_IDS) {
    keep(playouts.get(id), measurePlayouts(GAMES[id], milliseconds))
    keep(views.get(id), measureViews(GAMES[id], milliseconds / 4))
  }
}

const rows = GAME_IDS.map((game) => {
  const moves = median(playouts.get(game) ?? [])
  return {
    game,
    moves,
    timesBoardgameIo: moves / median(boardgameIo),
    partOfBareLoop: moves / median(bare),
    viewAndJson: median(views.get(game) ?? []),
  }
})
const decisions = GAME_IDS.flatMap((game) =>
  BOT_LEVELS.map((level) => ({ game, level, ...measureDecisions(game, level) })),
)
const slowBots = decisions.flatMap(({ game, level, percentile }) =>
  percentile > ASKED.decision ? [`${game}: decisions of ${level} bots`] : [],
)
const slowEngines = rows.flatMap(({ game, timesBoardgameIo, partOfBareLoop, viewAndJson }) => [
  ...(timesBoardgameIo < ASKED.boardgameIo ? [`${game}: playouts against boardgame.io`] : []),
  ...(partOfBareLoop < ASKED.bareLoop ? [`${game}: playouts against the bare loop`] : []),
  ...(viewAndJson > ASKED.views ? [`${game}: view and JSON`] : []),
])
const misses = [...slowEngines, ...slowBots]

function thousands(value: number): string {
  return Math.round(value).toLocaleString('en-GB').padStart(12)
}

if (values.json) {
  console.log(
    JSON.stringify({
      bareLoop: median(bare),
      boardgameIo: median(boardgameIo),
      rows,
      decisions,
      misses,
    }),
  )
} else {
  console.log(`moves per second of processor time, medians of ${String(REPEATS)} runs in turns`)
  console.log(`bare loop, reduced game     ${thousands(median(bare))}`)
  console.log(`boardgame.io, reduced game  ${thousands(median(boardgameIo))}`)
  for (const row of rows) {
    const [times, part] = [row.timesBoardgameIo.toFixed(0), (1 / row.partOfBareLoop).toFixed(1)]
    console.log(`${row.game.padEnd(28)}${thousands(row.moves)}`)
    console.log(
      `  = ${times} times boardgame.io (asked: 50, wanted: 100), 1/${part} of the bare loop (asked: 1/20, wanted: 1/10)`,
    )
    console.log(
      `  view and JSON: ${row.viewAndJson.toFixed(2)} times the JSON of the finished view (asked: at most 1.5)`,
    )
  }
  console.log(
    'bots’ decisions in milliseconds, with the memory they keep (asked: 150 at the 99th percentile)',
  )
  for (const { game, level, count, typical, percentile } of decisions) {
    const figures = `median ${typical.toFixed(2)}, 99th percentile ${percentile.toFixed(2)}`
    console.log(`${game.padEnd(16)} ${level.padEnd(6)} ${figures} (of ${String(count)})`)
  }
  for (const miss of misses) console.log(`NOT REACHED: ${miss}`)
}
process.exit(misses.length === 0 ? 0 : 1)
