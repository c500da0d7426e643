/** Why a bot of Tijdlijn played, laid or discarded a card, and what it advises: chances from its own picture of history, never a year that has not been turned. */
import type { OfKind } from '../../engine/basics/kinds'
import type { Thought } from '../../engine/contract/thought'
import { ownCards } from '../../games/tijdlijn/outside/check'
import type {
  CardHandle,
  TijdlijnMove,
  TijdlijnSeen,
  TijdlijnView,
} from '../../games/tijdlijn/outside/contract'
import type { TijdlijnTypes } from '../../games/tijdlijn/inside/types'
import { believedPercent, type Explainer, type Mind } from '../explain'
import { chanceAt, yearsOf } from './competitive'
import { chanceOf } from './chances'
import type { Belief } from './belief'
import type { Level } from './levels'
import { believe, type Memory } from './picture'
import {
  isAllFree,
  whyDiscarded,
  whyPlayed,
  worsePlayed,
  type DiscardedFor,
  type PlayedFor,
} from './whyTogether'

const KINDS = [
  'laid',
  'played',
  'playedSurely',
  'playedAnyway',
  'playedForced',
  'discarded',
  'discardedFar',
  'discardedFor',
  'discardedRisky',
  'discardedStuck',
  'adviseLay',
  'advisePlay',
  'advisePlaySurely',
  'advisePlayAnyway',
  'advisePlayForced',
  'adviseDiscard',
  'adviseDiscardFar',
  'adviseDiscardFor',
  'adviseDiscardRisky',
  'adviseDiscardStuck',
  'adviseStop',
  'adviseStopEarly',
] as const
type Kind = (typeof KINDS)[number]
type LayMove = OfKind<TijdlijnMove, 'lay'>

/** What a bot of a level sees and makes of it. */
interface Look extends Mind<TijdlijnView, Memory> {
  readonly level: Level
}

function thought(kind: Kind, values: Thought<Kind>['values']): Thought<Kind> {
  return { kind, values }
}

/** An own card, and what is believed of it. */
function cardOf(
  { view, memory, level }: Look,
  handle: CardHandle,
): { readonly isStuck: boolean; readonly belief: Belief } | undefined {
  const card = ownCards(view).find((one) => one.card === handle)
  return card && { isStuck: card.stuck, belief: believe(memory, view, card, level) }
}

/** The years of the line beside a place; at an end one of them is absent. */
function besides(view: TijdlijnView, gap: number): { after?: number; before?: number } {
  const years = yearsOf(view)
  const [after, before] = [years[gap - 1], years[gap]]
  return { ...(after !== undefined && { after }), ...(before !== undefined && { before }) }
}

/** How probably a card of this belief finds a place, in hundredths; where no gap is occupied that is certain (TL-11). */
function percentToPlay({ view }: Look, belief: Belief): number {
  return isAllFree(view) ? 100 : believedPercent(chanceOf(view, belief))
}

/** What speaks for a discard; of a card of somebody else it is known whether it is meant. */
function discardedFor(look: Look, belief: Belief): DiscardedFor {
  const { view, memory, level } = look
  const standing = view.players.flatMap(({ cards }) => cards)
  return whyDiscarded(view, belief, (handle) => {
    const card = standing.find((one) => one.card === handle)
    return card && believe(memory, view, card, level)
  })
}

function percentAt(look: Look, { card, gap }: LayMove): number {
  const known = cardOf(look, card)
  return known ? believedPercent(chanceAt(look.view, gap, known.belief)) : 1
}

/** How sure it is of a place, and among how many cards of its own it is sure of none more; whoever favours one may be surer of another. */
function surenessOf(look: Look, move: LayMove): { readonly percent: number; readonly n: number } {
  const { view } = look
  const percent = percentAt(look, move)
  const isSurest = ownCards(view).every(({ card }) => surestPercent(look, card) <= percent)
  return { percent, n: isSurest ? ownCards(view).length : 1 }
}

/** How sure it is of the likeliest place of an own card, in hundredths. */
function surestPercent(look: Look, card: CardHandle): number {
  const gaps = Array.from({ length: look.view.line.length + 1 }, (_, gap) => gap)
  return Math.max(...gaps.map((gap) => percentAt(look, { kind: 'lay', card, gap })))
}

/** Always names the card: what a table has been told of it may lie a while back. */
function explain(look: Look, move: TijdlijnMove): Thought | undefined {
  const { view } = look
  if (move.kind === 'stop') return undefined
  const { card: own } = move
  if (move.kind === 'lay') {
    return thought('laid', { own, ...surenessOf(look, move), ...besides(view, move.gap) })
  }
  const known = cardOf(look, own)
  if (!known) return undefined
  if (move.kind === 'play') {
    const { kind, ...values } = playedFor(look, known.belief)
    return thought(`played${kind}`, { own, ...values })
  }
  if (known.isStuck) return thought('discardedStuck', { own })
  const { kind, ...values } = discardedFor(look, known.belief)
  return thought(`discarded${kind}`, { own, ...values })
}

function isShown(seen: TijdlijnSeen, move: TijdlijnMove, { you }: TijdlijnView): boolean {
  switch (seen.kind) {
    case 'laid':
    case 'played':
    case 'stuck':
    case 'discarded':
      return seen.seat === you && 'card' in move && seen.card.card === move.card
    default:
      return false
  }
}

/** The own card that most probably finds a place, of those that are not stuck, and how probably, in hundredths. */
function bestOf(look: Look): { readonly card: CardHandle; readonly percent: number } | undefined {
  const all = ownCards(look.view).flatMap(({ card, stuck }) => {
    const known = stuck ? undefined : cardOf(look, card)
    return known ? [{ card, percent: percentToPlay(look, known.belief) }] : []
  })
  return all.sort((one, other) => other.percent - one.percent)[0]
}

/** Why an own card is played: that there is nothing better is only said where it is so. */
function playedFor(look: Look, belief: Belief): PlayedFor {
  const why = whyPlayed(look.view, belief)
  const isWorse = why.kind === 'Forced' && (bestOf(look)?.percent ?? 0) > why.percent
  return isWorse ? worsePlayed(why.percent) : why
}

/** Why one is advised to play: where a card is not likely to fit, the likeliest is named, whichever the bot itself would try first (TL-15). */
function advisePlay(look: Look, card: CardHandle, belief: Belief): Thought {
  const { kind, ...values } = whyPlayed(look.view, belief)
  const best = kind === 'Forced' ? bestOf(look) : undefined
  const other = best && best.card !== card ? cardOf(look, best.card) : undefined
  if (best && other) {
    const { kind: otherKind, ...others } = whyPlayed(look.view, other.belief)
    return thought(`advisePlay${otherKind}`, { ...others, card: best.card })
  }
  return thought(`advisePlay${kind}`, { ...values, card })
}

/** Why one is advised to stop: a chance is only named where it is a poor one. */
function adviseStop(look: Look): Thought {
  const { percent } = bestOf(look) ?? { percent: 1 }
  return percent < 50 ? thought('adviseStop', { percent }) : thought('adviseStopEarly', {})
}

function advise(look: Look, move: TijdlijnMove): Thought | undefined {
  if (move.kind === 'stop') return adviseStop(look)
  const { card } = move
  if (move.kind === 'lay') return thought('adviseLay', { card, ...surenessOf(look, move) })
  const known = cardOf(look, card)
  if (!known) return undefined
  if (move.kind === 'play') return advisePlay(look, card, known.belief)
  if (known.isStuck) return thought('adviseDiscardStuck', { card })
  // The card of somebody else for which the gap is kept has no room in one sentence.
  const { kind, ...values } = discardedFor(look, known.belief)
  return thought(`adviseDiscard${kind}`, { ...values, card })
}

/** How bots of a level explain themselves. All cards lie before everybody, and a card is turned as soon as it is played: nothing is kept for later. */
export function explainerAt(level: Level): Explainer<TijdlijnTypes, Memory> {
  return {
    kinds: KINDS,
    ownKinds: [],
    explain(mind, move) {
      const open = explain({ ...mind, level }, move)
      return open && { open }
    },
    isShown,
    isPast: () => true,
    advise: (mind, move) => advise({ ...mind, level }, move),
  }
}
