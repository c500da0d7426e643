/** Says why a move was not taken and what can be done instead. */
import type { TofugottReason, TofugottView } from '../../../../games/tofugott/outside/contract'
import { silhouettesInPlay } from '../../../../games/tofugott/outside/silhouettesInPlay'
import { hostRefusalKey, type Refused } from '../../../table/ask/useSending'
import { askOf, waitingOf } from './reader'
import type { Voice } from './voice'

type Instead = (view: TofugottView, voice: Voice) => string

const nothing: Instead = () => ''
const askedNow: Instead = (view, voice) => askOf(view, voice) ?? waitingOf(view, voice)
const inPlay: Instead = (view, voice) =>
  voice.say('say.choice', { silhouettes: voice.silhouettes(silhouettesInPlay(view)) })

const guessInstead: Instead = (view, voice) =>
  voice.say('say.guessInstead', { silhouettes: voice.silhouettes(silhouettesInPlay(view)) })

/** What can be done instead, by reason; empty where nothing can be done. */
const INSTEAD: Readonly<Record<TofugottReason, Instead>> = {
  'not-seated': nothing,
  'seat-given-up': nothing,
  'match-over': nothing,
  'not-your-turn': waitingOf,
  'already-locked': waitingOf,
  'other-decision-owed': askedNow,
  // The question above it says which one.
  'card-first': nothing,
  'not-your-answers': guessInstead,
  'silhouette-set-aside': inPlay,
  'silhouette-revealed': inPlay,
  'silhouette-twice': inPlay,
  'no-keepsake-yet': nothing,
  'enough-said': (_view, voice) => voice.say('say.mayBeDone'),
}

function isReason(reason: string): reason is TofugottReason {
  return Object.hasOwn(INSTEAD, reason)
}

/** A refusal in the reader's language; undefined without one. */
export function refusalText(
  refused: Refused<TofugottReason> | undefined,
  view: TofugottView,
  voice: Voice,
): string | undefined {
  if (refused === undefined) return undefined
  const { reason } = refused
  if (reason === undefined || !isReason(reason)) return voice.listener.t(hostRefusalKey(refused))
  const why = voice.table(`reason.${reason}`)
  // Nothing was done wrong: it comes too early.
  if (reason === 'card-first') return why
  const said = voice.table('refused', { why })
  return `${said} ${INSTEAD[reason](view, voice)}`.trim()
}
