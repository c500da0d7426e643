/** Which silhouettes can be chosen (TG-06, TG-12). */
import type { SettledQuestion } from './contract'
import { SILHOUETTES, type Silhouette } from './silhouettes'

/** What is needed to tell. */
export interface TurnSoFar {
  readonly aside: readonly Silhouette[]
  readonly settled: readonly SettledQuestion[]
}

/** Those that the active player has revealed in the questions of this turn that are scored. */
export function revealedSilhouettes({ settled }: Pick<TurnSoFar, 'settled'>): Silhouette[] {
  const revealed: Silhouette[] = []
  // Loops: every sampled move of a playout comes through here.
  for (const { turned } of settled) {
    for (const { role, silhouette } of turned) if (role !== 'guess') revealed.push(silhouette)
  }
  return revealed
}

/** Those that are neither set aside nor revealed, in the order of all: eight, then six, then four. */
export function silhouettesInPlay(turn: TurnSoFar): Silhouette[] {
  const gone = revealedSilhouettes(turn)
  const open: Silhouette[] = []
  for (const one of SILHOUETTES) {
    if (!turn.aside.includes(one) && !gone.includes(one)) open.push(one)
  }
  return open
}
