/** Tijdlijn: the whole game. */
import { awaitByName } from '../../../engine/decision'
import type { Game } from '../../../engine/game'
import type { RankingOutcome } from '../../../engine/outcome'
import { PLAIN_TABLE } from '../../../engine/plainTable'
import { tijdlijnLegality } from '../outside/legality'
import { deal } from './deal'
import { question, toAct } from './decisions'
import { imagine } from './imagine'
import { notation } from './notation'
import { play } from './play'
import { fallback, sampleMove } from './sampleMove'
import { eventFor } from './seen'
import { copy, type TijdlijnState } from './state'
import type { TijdlijnTypes } from './types'
import { view } from './view'

function outcome({ phase, seats }: TijdlijnState): RankingOutcome | undefined {
  if (phase.kind !== 'over') return undefined
  const { winner } = phase
  return {
    kind: 'ranking',
    ranks: Array.from({ length: seats }, (_, seat) => (seat === winner ? 1 : 2)),
  }
}

/** Tijdlijn. */
export const tijdlijn = {
  ...tijdlijnLegality,
  ...PLAIN_TABLE,
  rulesVersion: 1,
  notation,
  deal,
  toAct,
  question,
  awaited: (state: TijdlijnState) => awaitByName(toAct(state)),
  view,
  play,
  copy,
  eventFor,
  outcome,
  imagine,
  sampleMove,
  sampleFrom: (state: TijdlijnState, _seat: number, random: Parameters<typeof sampleMove>[1]) =>
    sampleMove(state, random),
  fallback,
} satisfies Game<TijdlijnTypes>
