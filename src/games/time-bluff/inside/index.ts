/** Tom's Time Bluff: the whole game. */
import { awaitByName } from '../../../engine/contract/decision'
import type { Game } from '../../../engine/contract/game'
import type { RankingOutcome } from '../../../engine/contract/outcome'
import { PLAIN_TABLE } from '../../../engine/kit/plainTable'
import { timeBluffLegality } from '../outside/legality'
import { copy } from './copy'
import { deal } from './deal'
import { question, toAct } from './decisions'
import { fallback } from './fallback'
import { imagine } from './imagine'
import { notation } from './notation'
import { play } from './play'
import { sampleFrom, sampleMove } from './sampleMove'
import { eventFor } from './seen'
import type { TimeBluffState } from './state'
import type { TimeBluffTypes } from './types'
import { view } from './view'

function outcome({ phase, totals }: TimeBluffState): RankingOutcome | undefined {
  if (phase.kind !== 'over') return undefined
  return { kind: 'ranking', ranks: [...phase.ranks], scores: [...totals] }
}

/** Tom's Time Bluff. */
export const timeBluff = {
  ...timeBluffLegality,
  ...PLAIN_TABLE,
  rulesVersion: 3,
  notation,
  deal,
  toAct,
  question,
  awaited: (state: TimeBluffState) => awaitByName(toAct(state)),
  view,
  play,
  copy,
  eventFor,
  outcome,
  imagine,
  sampleMove,
  sampleFrom,
  fallback,
} satisfies Game<TimeBluffTypes>
