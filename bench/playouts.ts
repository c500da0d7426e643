/** Random matches of a registered game, and what its views cost. */
import { fastRandom } from '../src/engine/chance/fastRandom'
import type { Game, GameTypes, SealedGame } from '../src/engine/contract/game'
import type { Random } from '../src/engine/chance/random'
import { planOf } from './planOf'
import { startStopwatch } from './stopwatch'

const SEATS = 4
const VIEWS = 2000
const MOVES_BETWEEN = 7
/** Matches between two looks at the clock, which costs as much as several moves. */
const MATCHES_BETWEEN = 10

/** One random move by a random seat that owes one; false if the match is over. */
function step<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  random: Random,
  plan: T['plan'],
): boolean {
  const owed = game.toAct(state)
  const decision = owed[owed.length > 1 ? random.below(owed.length) : 0]
  if (!decision) return false
  const { seat } = decision
  const move = game.sampleFrom(state, seat, random, plan)
  game.play(state, { seat, move, byClock: false }, random, plan)
  return true
}

/** Random playouts of whole matches with default options for so many milliseconds; moves per second. */
export function measurePlayouts(sealed: SealedGame, milliseconds: number): number {
  return sealed.open((game) => {
    const random = fastRandom('bench')
    const plan = planOf(game, SEATS)
    const watch = startStopwatch()
    let moves = 0
    for (;;) {
      for (let match = 0; match < MATCHES_BETWEEN; match++) {
        const state = game.deal(plan, random, {})
        while (step(game, state, random, plan)) moves += 1
      }
      const elapsed = watch()
      if (elapsed >= milliseconds) return (moves / elapsed) * 1000
    }
  })
}

/** Positions from all over random matches, each with a seat that looks at it. */
function positions<T extends GameTypes>(
  game: Game<T>,
  plan: T['plan'],
): { state: T['state']; seat: number }[] {
  const random = fastRandom('views')
  const found: { state: T['state']; seat: number }[] = []
  let state = game.deal(plan, random, {})
  while (found.length < VIEWS) {
    for (let move = 0; move < MOVES_BETWEEN; move++) {
      if (!step(game, state, random, plan)) state = game.deal(plan, random, {})
    }
    found.push({ state: game.copy(state), seat: random.below(2) })
  }
  return found
}

/** How long each of two works takes in turns, so short that a slow moment of the machine meets both: the second over the first. */
function ratio(milliseconds: number, works: readonly [() => number, () => number]): number {
  const watch = startStopwatch()
  const spent = [0, 0]
  let sum = 0
  for (let turn = 0; watch() < milliseconds; turn++) {
    const which = turn % 2
    const began = watch()
    sum += (works[which] ?? works[0])()
    spent[which] = (spent[which] ?? 0) + watch() - began
  }
  // The sum is used, so that nothing of the work can be left out.
  return sum > 0 ? (spent[1] ?? 0) / (spent[0] ?? 0) : Number.NaN
}

/** How long a view with its JSON takes, as a multiple of the JSON of the finished view. */
export function measureViews(sealed: SealedGame, milliseconds: number): number {
  return sealed.open((game) => {
    const plan = planOf(game, SEATS)
    const eyes = { language: 'en', plan } as const
    const all = positions(game, plan)
    const views = all.map(({ state, seat }) => game.view(state, seat, eyes))
    const stringify = (): number =>
      views.reduce((sum, view) => sum + JSON.stringify(view).length, 0)
    const make = (): number =>
      all.reduce(
        (sum, { state, seat }) => sum + JSON.stringify(game.view(state, seat, eyes)).length,
        0,
      )
    ratio(milliseconds, [stringify, make])
    return ratio(2 * milliseconds, [stringify, make])
  })
}
