/** Tijdlijn: the whole game, in both its modes. */
import { awaitByName } from '../../../engine/decision'
import type { FactsRule, Game } from '../../../engine/game'
import { PLAIN_TABLE } from '../../../engine/plainTable'
import { err, ok } from '../../../engine/result'
import { listOf } from '../../../engine/shapes'
import type { TijdlijnOptions } from '../outside/contract'
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

/** Keys of events that one person can report at most: they have to fit into one message. */
const MOST_FACTS = 1000
const LONGEST_KEY = 160

function isKey(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_KEY
}

const isFacts = listOf(isKey, MOST_FACTS)

/** The events whose dated side a person has seen before (TL-33). */
const facts: FactsRule<TijdlijnTypes> = {
  isAsked: ({ unseenFirst }) => unseenFirst === 'on',
  parse: (raw) =>
    isFacts(raw) ? ok([...raw]) : err(`a list of at most ${String(MOST_FACTS)} keys of events`),
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
  knowledge: () => null,
  study: () => null,
  judge: () => undefined,
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
