/** A new match (TI-01). */
import type { PlainPlan } from '../../../engine/plainTable'
import type { Random } from '../../../engine/random'
import type { TijdlijnOptions } from '../outside/contract'
import type { TijdlijnState } from './state'

/** A new match: who begins is drawn by lot. */
export function deal(
  { options, seats }: PlainPlan<TijdlijnOptions>,
  random: Random,
): TijdlijnState {
  const phase = { kind: 'taking', seat: random.below(seats) } as const
  return { options, seats, phase, heap: options.heap }
}
