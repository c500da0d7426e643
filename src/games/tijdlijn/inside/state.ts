/** The whole truth of a match: plain data. */
import type { Seat } from '../../../engine/seat'
import type { TijdlijnOptions } from '../outside/contract'

/** Where the match stands. */
export type Phase =
  | { readonly kind: 'taking'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly winner: Seat }

/** A match. */
export interface TijdlijnState {
  readonly options: TijdlijnOptions
  readonly seats: number
  phase: Phase
  heap: number
}

/** A copy that shares nothing that either side could change. */
export function copy(state: TijdlijnState): TijdlijnState {
  return { ...state }
}
