/** What is measured: a game with its default options. */
import type { Game, GameTypes } from '../src/engine/game'

/** The plan of a match with default options, among as many as the game takes, `wanted` if it can be. */
export function planOf<T extends GameTypes>(game: Game<T>, wanted: number): T['plan'] {
  const options = game.parseOptions({}, { language: 'en', catalogue: () => [] })
  if (!options.ok) throw new Error(`${game.id} refuses its own default options`)
  const { min, max } = game.seatsWith(options.value)
  const plan = game.plan(options.value, Math.min(Math.max(wanted, min), max), new Map())
  if (!plan.ok) throw new Error(`${game.id} cannot be dealt: ${plan.error.rule}`)
  return plan.value
}
