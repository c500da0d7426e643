/** Matches with random options, for tests that know no more of a game than its contract. */
import { NO_CONTENT, type ContentPort } from '../../../src/engine/contract/content'
import type { Game, GameTypes } from '../../../src/engine/contract/game'
import { present } from '../../../src/engine/basics/invariant'
import type { Random } from '../../../src/engine/chance/random'
import { readContents } from '../conformance/table'
import { randomOptions, randomSeats } from '../match/randomOptions'

/** A match and what it was dealt from. */
export interface RandomTable<T extends GameTypes> {
  readonly options: T['options']
  readonly seats: number
  readonly plan: T['plan']
  readonly state: T['state']
}

/** Random options that the game refuses to deal follow each other no more often than this. */
const MOST_REFUSALS = 100

/** The options made ready for so many seats; undefined if they cannot be dealt. */
export function planFor<T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  seats: number,
  contents: ContentPort,
): T['plan'] | undefined {
  const content = readContents(game, game.contentFor(options), contents)
  const ready = present(content.ok ? content.value : undefined, `${game.id} has its content`)
  const plan = game.plan(options, seats, ready)
  return plan.ok ? plan.value : undefined
}

/** A match with these options, nobody bringing facts of his own; undefined if it cannot be dealt. */
export function dealTable<T extends GameTypes>(
  game: Game<T>,
  { options, seats }: Pick<RandomTable<T>, 'options' | 'seats'>,
  random: Random,
  contents: ContentPort = NO_CONTENT,
): RandomTable<T> | undefined {
  const plan = planFor(game, options, seats, contents)
  if (plan === undefined) return undefined
  return { options, seats, plan, state: game.deal(plan, random, {}) }
}

/** A match with random options and seats. */
export function randomTable<T extends GameTypes>(
  game: Game<T>,
  random: Random,
  contents: ContentPort = NO_CONTENT,
): RandomTable<T> {
  for (let refusals = 0; refusals < MOST_REFUSALS; refusals++) {
    const options = randomOptions(game, random, contents)
    const table = dealTable(
      game,
      { options, seats: randomSeats(game, options, random) },
      random,
      contents,
    )
    if (table) return table
  }
  throw new Error(`${game.id} deals no table with random options`)
}
