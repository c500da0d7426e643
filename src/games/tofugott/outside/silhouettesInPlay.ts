/** Which silhouettes can be chosen (TG-06, TG-12). */
import type { SettledQuestion } from './contract'
import { SILHOUETTES, type Silhouette } from './silhouettes'

/** What is needed to tell. */
export interface TurnSoFar {
  readonly aside: readonly Silhouette[]
  readonly settled: readonly SettledQuestion[]
}

/** Whether the active player has revealed it in a question of this turn that is scored. */
export function isRevealed(
  { settled }: Pick<TurnSoFar, 'settled'>,
  silhouette: Silhouette,
): boolean {
  return settled.some(({ turned }) =>
    turned.some((card) => card.role !== 'guess' && card.silhouette === silhouette),
  )
}

/** Those that are neither set aside nor revealed, in the order of all: eight, then six, then four. */
export function silhouettesInPlay(turn: TurnSoFar): Silhouette[] {
  return SILHOUETTES.filter((one) => !turn.aside.includes(one) && !isRevealed(turn, one))
}
