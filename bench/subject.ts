/** One thing to measure, in a process of its own: what runs beside it would spoil the compiler's guesses and fill its memory. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isGameId } from '../src/games/contracts'
import { GAMES } from '../src/games/registry'
import { measurePlayouts, measureViews } from './playouts'
import { measureBareLoop } from './reducedGame'
import { startStopwatch } from './stopwatch'

/** What a subject answers: moves per second and, of a game, what a view costs as a multiple of its JSON. */
export interface Figures {
  readonly moves: number
  readonly viewAndJson?: number
}

type Measure = (milliseconds: number) => Figures

async function loadBoardgameIo(): Promise<Measure> {
  const module: unknown = await import(pathToFileURL(resolve('bench/boardgameIo.mjs')).href)
  const isModule = typeof module === 'object' && module !== null && 'measureBoardgameIo' in module
  const measure = isModule ? module.measureBoardgameIo : undefined
  if (typeof measure !== 'function') throw new Error('bench/boardgameIo.mjs lacks its measurement')
  return (milliseconds) => ({
    moves: Number(Reflect.apply(measure, undefined, [milliseconds, startStopwatch])),
  })
}

async function measureOf(name: string): Promise<Measure> {
  if (name === 'boardgame.io') return loadBoardgameIo()
  if (!isGameId(name)) return (milliseconds) => ({ moves: measureBareLoop(milliseconds) })
  const game = GAMES[name]
  return (milliseconds) => ({
    moves: measurePlayouts(game, milliseconds),
    viewAndJson: measureViews(game, milliseconds / 4),
  })
}

const measure = await measureOf(process.argv[2] ?? '')
process.on('message', (milliseconds) => {
  process.send?.(measure(Number(milliseconds)))
})
