/** Die Tafelrunde 2: the whole game. */
import { awaitByName } from '../../../engine/contract/decision'
import type { Game } from '../../../engine/contract/game'
import type { RankingOutcome } from '../../../engine/contract/outcome'
import { PLAIN_TABLE } from '../../../engine/kit/plainTable'
import { tafelrundeLegality } from '../outside/legality'
import { copy } from './copy'
import { deal } from './deal'
import { question, toAct } from './decisions'
import { fallback } from './fallback'
import { imagine } from './imagine'
import { notation } from './notation'
import { play } from './play'
import { sampleFrom, sampleMove } from './sampleMove'
import { gemsBySeat } from './score'
import { eventFor } from './seen'
import type { TafelrundeState } from './state'
import type { TafelrundeTypes } from './types'
import { view } from './view'

function outcome(state: TafelrundeState): RankingOutcome | undefined {
  const { phase } = state
  if (phase.kind !== 'over') return undefined
  return { kind: 'ranking', ranks: [...phase.ranks], scores: gemsBySeat(state) }
}

/** Die Tafelrunde 2. */
export const tafelrunde = {
  ...tafelrundeLegality,
  ...PLAIN_TABLE,
  rulesVersion: 1,
  notation,
  deal,
  toAct,
  question,
  awaited: (state: TafelrundeState) => awaitByName(toAct(state)),
  view,
  play,
  copy,
  eventFor,
  outcome,
  imagine,
  sampleMove,
  sampleFrom,
  fallback,
} satisfies Game<TafelrundeTypes>
