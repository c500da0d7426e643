/** Die Tafelrunde 2: the whole game. */
import type { Game, Outcome } from '../../../engine/game'
import { copy } from './copy'
import { deal } from './deal'
import { toAct } from './decisions'
import { imagine } from './imagine'
import { tafelrundeLegality, type TafelrundeTypes } from '../outside/legality'
import { play } from './play'
import { sampleFrom } from './sampleMove'
import { gemsBySeat } from './score'
import { eventFor, recall } from './seen'
import type { TafelrundeState } from './state'
import { formatState } from './text'
import { view } from './view'

function outcome(state: TafelrundeState): Outcome | undefined {
  const { phase } = state
  return phase.kind === 'over' ? { ranks: [...phase.ranks], scores: gemsBySeat(state) } : undefined
}

/** Die Tafelrunde 2. */
export const tafelrunde: Game<TafelrundeTypes> = {
  ...tafelrundeLegality,
  deal,
  toAct,
  view,
  play,
  copy,
  eventFor,
  recall,
  outcome,
  imagine,
  sampleFrom,
  formatState,
}
