/** Tofugott: the whole game. */
import type { Game } from '../../../engine/contract/game'
import { PLAIN_TABLE } from '../../../engine/kit/plainTable'
import type { TofugottKnowledge } from '../outside/knowledge'
import { tofugottLegality } from '../outside/legality'
import { deal } from './deal'
import { awaited, question, toAct } from './decisions'
import { imagine } from './imagine'
import { notation } from './notation'
import { outcome } from './outcome'
import { contentFor, knowledge, plan } from './plan'
import { leave, play } from './play'
import { describeContent, readContent } from './readContent'
import { fallback, sampleFrom, sampleMove } from './sampleMove'
import { eventFor } from './seen'
import { copy } from './state'
import type { TofugottTypes } from './types'
import { view } from './view'

/** Tofugott. */
export const tofugott = {
  ...tofugottLegality,
  rulesVersion: 1,
  notation,
  leave,
  contentFor,
  readContent,
  describeContent,
  // Which cards come is chance, and what is chosen stands in no deck: whoever knows all of them guesses no better.
  isOpenContent: () => true,
  plan,
  knowledge,
  study: (known: TofugottKnowledge) => known,
  deal,
  toAct,
  question,
  awaited,
  view,
  judge: PLAIN_TABLE.judge,
  play,
  copy,
  eventFor,
  outcome,
  carry: PLAIN_TABLE.carry,
  imagine,
  sampleMove,
  sampleFrom,
  fallback,
} satisfies Game<TofugottTypes>
