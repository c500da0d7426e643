/** Whisper: the whole game. */
import type { FactsRule, Game } from '../../../../src/engine/contract/game'
import { err, ok } from '../../../../src/engine/basics/result'
import { listOf } from '../../../../src/engine/basics/shapes'
import { seatAfter } from '../../../../src/engine/basics/seat'
import type { WhisperMove, WhisperReason, WhisperView } from '../outside/contract'
import { whisperLegality } from '../outside/legality'
import { isThingId } from '../outside/parse'
import { copy } from './copy'
import { deal } from './deal'
import { imagine } from './imagine'
import { outcome } from './outcome'
import {
  contentFor,
  describeContent,
  isOpenContent,
  plan,
  readContent,
  type WhisperPlan,
} from './plan'
import { leave, play } from './play'
import { parsePractice } from './practice'
import { awaited, question, toAct } from './questions'
import { fallback, knowledge, sampleFrom, sampleMove } from './sampleMove'
import { eventFor } from './seen'
import { notation } from './text'
import type { WhisperTypes } from './types'
import { view } from './view'

const isFacts = listOf(isThingId, 100)

/** The things whose weight a person knows (PG-07). */
const facts: FactsRule<WhisperTypes> = {
  isAsked: ({ askKnown }) => askKnown === 'on',
  parse: (raw) => (isFacts(raw) ? ok([...raw]) : err('a list of at most 100 ids of things')),
}

/** Whether a word is in the list; the weights are not looked at (PG-10). */
function judge(
  _: WhisperView,
  move: WhisperMove,
  { words }: WhisperPlan,
): WhisperReason | undefined {
  return move.kind !== 'whisper' || words.has(move.word) ? undefined : 'word-not-in-list'
}

/** Whisper. */
export const whisper: Game<WhisperTypes> = {
  ...whisperLegality,
  rulesVersion: 1,
  notation,
  facts,
  leave,
  contentFor,
  readContent,
  isOpenContent,
  describeContent,
  parsePractice,
  plan,
  knowledge,
  study: (words) => words,
  deal,
  toAct,
  question,
  awaited,
  view,
  judge,
  play,
  copy,
  eventFor,
  outcome,
  bestKey: ({ mode, goal, rounds }) =>
    mode === 'together' ? `${goal}-${String(rounds)}` : undefined,
  carry: ({ first, seats }) => ({ first: seatAfter(first, seats) }),
  imagine,
  sampleMove,
  sampleFrom,
  fallback,
}
