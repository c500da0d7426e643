/** Tijdlijn: the whole game, in both its modes. */
import { awaitByName } from '../../../engine/contract/decision'
import type { FactsRule, Game } from '../../../engine/contract/game'
import { PLAIN_TABLE } from '../../../engine/kit/plainTable'
import { err, ok } from '../../../engine/basics/result'
import type { TijdlijnOptions } from '../outside/contract'
import { FACT_LIMITS, isFacts } from '../outside/facts'
import { tijdlijnLegality } from '../outside/legality'
import { deal } from './deal'
import { question, toAct } from './decisions'
import { outcome } from './end'
import { imagine } from './imagine'
import { notation } from './notation'
import { contentFor, plan } from './plan'
import { leave, play } from './play'
import { describeContent, readContent } from './readContent'
import { fallback, sampleFrom, sampleMove } from './sampleMove'
import { eventFor } from './seen'
import { copy, type TijdlijnState } from './state'
import type { TijdlijnTypes } from './types'
import { view } from './view'

/** The events whose dated side a person has seen before (TL-33). */
const facts: FactsRule<TijdlijnTypes> = {
  isAsked: ({ unseenFirst }) => unseenFirst === 'on',
  parse: (raw) =>
    isFacts(raw)
      ? ok([...raw])
      : err(
          `a list of keys of events: at most ${String(FACT_LIMITS.keys)}, ${String(FACT_LIMITS.letters)} letters as JSON`,
        ),
}

/** Tijdlijn. */
export const tijdlijn = {
  ...tijdlijnLegality,
  rulesVersion: 1,
  notation,
  facts,
  leave,
  contentFor,
  readContent,
  describeContent,
  plan,
  knowledge: PLAIN_TABLE.knowledge,
  study: PLAIN_TABLE.study,
  judge: PLAIN_TABLE.judge,
  carry: PLAIN_TABLE.carry,
  deal,
  toAct,
  question,
  awaited: (state: TijdlijnState) => awaitByName(toAct(state)),
  view,
  play,
  copy,
  eventFor,
  outcome,
  // TL-32
  bestKey: ({ mode, cards }: TijdlijnOptions) =>
    mode === 'co-operative' ? `${String(cards)} cards` : undefined,
  imagine,
  sampleMove,
  sampleFrom,
  fallback,
} satisfies Game<TijdlijnTypes>
