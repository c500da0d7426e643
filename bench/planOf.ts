/** What is measured: a game with its default options and the content that is shipped. */
import type { Game, GameTypes } from '../src/engine/contract/game'
import { shippedContents } from '../tests/support/match/shippedContents'

const CONTENTS = shippedContents()

function readyFor<T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
): Map<string, T['content']> {
  const ready = new Map<string, T['content']>()
  for (const id of game.contentFor(options)) {
    const piece = CONTENTS.find(id)
    if (!piece) throw new Error(`${game.id} needs the content ${id}`)
    const read = game.readContent(piece)
    if (!read.ok) throw new Error(`${id}: ${read.error}`)
    ready.set(id, read.value)
  }
  return ready
}

/** The plan of a match with default options, among as many as the game takes, `wanted` if it can be. */
export function planOf<T extends GameTypes>(game: Game<T>, wanted: number): T['plan'] {
  const options = game.parseOptions(
    {},
    { language: 'en', catalogue: (name) => CONTENTS.catalogue(name) },
  )
  if (!options.ok) throw new Error(`${game.id} refuses its own default options`)
  const { min, max } = game.seatsWith(options.value)
  const seats = Math.min(Math.max(wanted, min), max)
  const plan = game.plan(options.value, seats, readyFor(game, options.value))
  if (!plan.ok) throw new Error(`${game.id} cannot be dealt: ${plan.error.rule}`)
  return plan.value
}
