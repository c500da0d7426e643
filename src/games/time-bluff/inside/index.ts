/** Tom's Time Bluff: the whole game. */
import type { Game, Outcome } from '../../../engine/game'
import { copy } from './copy'
import { deal } from './deal'
import { toAct } from './decisions'
import { imagine } from './imagine'
import { timeBluffLegality, type TimeBluffTypes } from '../outside/legality'
import { play } from './play'
import { sampleFrom } from './sampleMove'
import { eventFor } from './seen'
import type { TimeBluffState } from './state'
import { formatState } from './text'
import { view } from './view'

function outcome({ phase, totals }: TimeBluffState): Outcome | undefined {
  return phase.kind === 'over' ? { ranks: [...phase.ranks], scores: [...totals] } : undefined
}

/** Tom's Time Bluff. */
export const timeBluff: Game<TimeBluffTypes> = {
  ...timeBluffLegality,
  deal,
  toAct,
  view,
  play,
  copy,
  eventFor,
  recall: (seen) => seen,
  outcome,
  imagine,
  sampleFrom,
  formatState,
}
