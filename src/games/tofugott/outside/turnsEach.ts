/** How often each seat has its turn (TG-20), and how many question cards that takes (TG-05). */
import type { Options } from '../../../engine/options/options'
import type { TofugottOptions } from './contract'

/** By number of seats, from two on. */
const RECOMMENDED_TURNS = [3, 3, 2, 2, 1] as const
const FEWEST_SEATS = 2

function recommendedTurns(seats: number): number {
  return RECOMMENDED_TURNS[seats - FEWEST_SEATS] ?? 1
}

/** Turns of each seat. */
export function turnsEachOf({ turns }: Pick<TofugottOptions, 'turns'>, seats: number): number {
  return turns === 'seats' ? recommendedTurns(seats) : turns
}

/** Every turn uses one, and the last one too draws two (TG-05). */
export function cardsNeeded(options: Pick<TofugottOptions, 'turns'>, seats: number): number {
  return seats * turnsEachOf(options, seats) + 1
}

/** As many turns as there are by the number of seats are the usual ones. */
export function asUsual(options: Options, seats: number): Options {
  return options.turns === recommendedTurns(seats) ? { ...options, turns: 'seats' } : options
}
