/** Says why something was not taken, and what can be done instead. */
import type { TijdlijnReason, TijdlijnView } from '../../../../games/tijdlijn/outside/contract'
import { decisionOf, matchesDiscard, ownCards } from '../../../../games/tijdlijn/outside/check'
import { hostRefusalKey, type Refused } from '../../../table/ask/useSending'
import { waitingOf } from './reader'
import type { Turn } from '../ask/useTurn'
import type { Voice } from './voice'

/** What a refusal is judged by. */
export interface RefusalContext {
  readonly view: TijdlijnView
  readonly voice: Voice
}

function fromWaiting({ view, voice }: RefusalContext): string {
  return waitingOf(view, voice)
}

function toPlay({ view, voice }: RefusalContext): string {
  const isAny = ownCards(view).some(({ stuck }) => !stuck)
  return isAny ? voice.table('legal.play') : ''
}

function toDiscard({ view, voice }: RefusalContext): string {
  const cards = ownCards(view).filter((card) => matchesDiscard(view, card))
  return cards.length === 0 ? '' : voice.table('legal.discard', { cards: voice.shortly(cards) })
}

/** The icon that is wanted has been named. */
function withIcon(context: RefusalContext): string {
  return toDiscard(context) || context.voice.table('legal.noDiscard')
}

function fromTurn(context: RefusalContext): string {
  const { view, voice } = context
  const asked = decisionOf(view)
  switch (asked) {
    case undefined:
      return waitingOf(view, voice)
    case 'choose':
      return [toPlay(context), toDiscard(context)].join(' ').trim()
    case 'retry':
      return toPlay(context)
    case 'goOn':
      return `${toPlay(context)} ${voice.table('legal.stop')}`.trim()
    case 'discard':
      return toDiscard(context)
    case 'lay':
      return voice.table('legal.lay', { n: view.line.length + 1 })
  }
}

function toPoint({ voice }: RefusalContext): string {
  return voice.table('legal.point')
}

/** What can be done instead, by reason. */
const INSTEAD: Readonly<Record<TijdlijnReason, (context: RefusalContext) => string>> = {
  'not-seated': fromWaiting,
  'match-over': () => '',
  'seat-given-up': fromWaiting,
  'seat-out': fromWaiting,
  'not-your-turn': fromWaiting,
  'other-mode': fromTurn,
  'card-not-yours': fromTurn,
  'card-stuck': fromTurn,
  'must-play': fromTurn,
  'not-both': fromTurn,
  'icon-differs': withIcon,
  'nothing-placed': fromTurn,
  'no-such-gap': fromTurn,
  'card-not-in-sight': toPoint,
  'card-not-in-front': toPoint,
  'no-advice': toPoint,
  'not-neighbours': toPoint,
}

function isReason(reason: string | undefined): reason is TijdlijnReason {
  return reason !== undefined && Object.hasOwn(INSTEAD, reason)
}

/** A reason of the rules in the reader's language, with what can be done instead. */
export function reasonText(reason: TijdlijnReason, context: RefusalContext): string {
  const { view, voice } = context
  const icon = voice.icon(view.discard.at(-1)?.back.icon)
  const why = voice.table(`reason.${reason}`, { icon })
  const said = voice.table('refused', { why })
  return `${said} ${INSTEAD[reason](context)}`.trim()
}

/** What to do with a card that was let go where nothing takes it; undefined: none was. */
export function missedText({ asked, missed }: Turn, voice: Voice): string | undefined {
  if (missed.value === 0) return undefined
  switch (asked.value) {
    case 'lay':
      return voice.table('ask.missedRow')
    case 'discard':
      return voice.table('ask.missedDiscards')
    case 'choose':
      return voice.table('ask.missedEither')
    default:
      return voice.table('ask.missedLine')
  }
}

/** A refusal in the reader's language; undefined without one. */
export function refusalText(
  refused: Refused<TijdlijnReason> | undefined,
  context: RefusalContext,
): string | undefined {
  if (refused === undefined) return undefined
  if (isReason(refused.reason)) return reasonText(refused.reason, context)
  return context.voice.listener.t(hostRefusalKey(refused))
}
