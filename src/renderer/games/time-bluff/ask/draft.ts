/** A move while it is being put together: cards in slots, a pile, and whatever else the move has to say. All of it can be taken back. */
import { PLACES } from '../../../../games/time-bluff/outside/places'
import type { Card } from '../../../../games/time-bluff/outside/cards'
import type {
  TimeBluffMove,
  TimeBluffReason,
  TimeBluffView,
} from '../../../../games/time-bluff/outside/contract'
import type { Neighbour, Place } from '../../../../games/time-bluff/outside/places'
import { canLieOpen } from '../../../../games/time-bluff/outside/faces'
import type { Seat } from '../../../../engine/basics/seat'
import type { HandCard } from '../hand/handCards'
import { decisionOf, isPairCard, reasonAgainst } from '../rules'

/** Where a chosen card goes: hidden, between as a pair card, open on top, or to somebody else. */
export const SLOTS = ['hidden', 'pair', 'open', 'gift'] as const
/** A place for a chosen card. */
export type Slot = (typeof SLOTS)[number]

/** What has been chosen so far. */
export interface Draft {
  readonly cards: Readonly<Partial<Record<Slot, HandCard>>>
  readonly place?: Place
  readonly named?: number
  readonly snooze?: Neighbour
  readonly to?: Seat
  /** The slot that the next card goes to; absent: the first empty one. */
  readonly active?: Slot
}

/** Nothing chosen. */
export const EMPTY_DRAFT: Draft = { cards: {} }

/** What a draft still lacks. */
export type Missing = Slot | 'place' | 'named' | 'snooze' | 'to'

/** The slots of the move that is asked now, in the order they are filled. */
export function slotsOf(view: TimeBluffView, draft: Draft): readonly Slot[] {
  const asked = decisionOf(view)
  if (asked === 'openPlace') return ['open']
  if (asked === 'beam') return ['gift']
  if (asked !== 'lay') return []
  if (view.hand?.length === 1) return view.options.lastSingle === 'open' ? ['open'] : ['hidden']
  return draft.cards.pair ? ['hidden', 'pair', 'open'] : ['hidden', 'open']
}

/** The slot a card lies in. */
export function slotOfCard(draft: Draft, key: string): Slot | undefined {
  return SLOTS.find((slot) => draft.cards[slot]?.key === key)
}

function without(draft: Draft, ...keys: readonly (keyof Draft)[]): Draft {
  const kept = Object.entries(draft).filter(([key]) => !keys.some((gone) => gone === key))
  return { cards: draft.cards, ...Object.fromEntries(kept) }
}

/** What is said about a card goes with it. */
const SAID_WITH: Readonly<Record<Slot, readonly (keyof Draft)[]>> = {
  hidden: [],
  pair: ['snooze'],
  open: ['named'],
  gift: [],
}

function emptied(draft: Draft, slot: Slot): Draft {
  const cards = Object.fromEntries(Object.entries(draft.cards).filter(([name]) => name !== slot))
  return { ...without(draft, 'active', ...SAID_WITH[slot]), cards }
}

/** Takes the card of a slot back; the next card goes there. */
export function takeBack(draft: Draft, slot: Slot): Draft {
  return slot === 'pair' ? emptied(draft, slot) : { ...emptied(draft, slot), active: slot }
}

/** Takes back what was chosen last: the pile or the other player first, then card by card. */
export function takeLastBack(draft: Draft): Draft {
  if (draft.place !== undefined || draft.to !== undefined) return without(draft, 'place', 'to')
  const last = [...SLOTS].reverse().find((slot) => draft.cards[slot])
  return last ? takeBack(draft, last) : EMPTY_DRAFT
}

/** Why a card was not taken: by the rules, or because nothing of what is left could lie open on it. */
export type PutReason = TimeBluffReason | 'only-card-to-open'
/** What a draft has become, or why the card was not taken. */
export type Put = { readonly draft: Draft } | { readonly refused: PutReason }

function slotFor(
  view: TimeBluffView,
  draft: Draft,
  chosen: HandCard,
  wished: Slot | undefined,
): Slot {
  const slots = slotsOf(view, draft)
  const empty = slots.find((slot) => !draft.cards[slot])
  const active =
    draft.active !== undefined && slots.includes(draft.active) ? draft.active : undefined
  const slot = wished ?? active ?? empty ?? 'open'
  // An open pair card never lies alone: it makes room for its clock (TB-15, TB-31).
  const makesPair = slot === 'open' && slots.includes('hidden') && isPairCard(chosen.card)
  return makesPair ? 'pair' : slot
}

function firstLivePlace(view: TimeBluffView): Place {
  return PLACES.find((place) => view.places[place]?.kind === 'pile') ?? 0
}

/** Reasons that a single chosen card can already give, before the rest is there. */
const EARLY: readonly TimeBluffReason[] = [
  'open-card-shows-no-hour',
  'pair-card-alone',
  'not-a-pair-card',
  'pair-card-needs-its-clock',
  'place-needs-open-card',
  'single-card-is-hidden',
  'two-cards-needed',
]

/** Why no way of completing the draft is legal; undefined if there is one. */
function earlyReason(view: TimeBluffView, draft: Draft): TimeBluffReason | undefined {
  const used = Object.values(draft.cards).map(({ card }) => card)
  const rest = [...(view.hand ?? [])]
  for (const card of used) rest.splice(rest.indexOf(card), 1)
  const hiddens = draft.cards.hidden ? [draft.cards.hidden.card] : rest
  const opens = draft.cards.open ? [draft.cards.open.card] : rest
  let found: TimeBluffReason | undefined
  for (const hidden of hiddens) {
    for (const open of opens) {
      const move: TimeBluffMove = {
        kind: 'lay',
        place: draft.place ?? firstLivePlace(view),
        hidden,
        open,
        ...(draft.cards.pair && { pair: draft.cards.pair.card }),
      }
      const reason = reasonAgainst(view, move)
      if (reason === undefined || !EARLY.includes(reason)) return undefined
      found ??= reason
    }
  }
  return found
}

function singleReason(view: TimeBluffView, card: Card): TimeBluffReason | undefined {
  const asked = decisionOf(view)
  const move: TimeBluffMove =
    asked === 'openPlace'
      ? { kind: 'openPlace', card }
      : { kind: 'layOpen', place: firstLivePlace(view), card }
  const reason = reasonAgainst(view, move)
  return reason !== undefined && EARLY.includes(reason) ? reason : undefined
}

/** Why a laying was refused, as it is told: where none of the cards that are left may lie open, nothing is wrong with those. */
function toldReason(
  { cards: { hidden, open, pair } }: Draft,
  slot: Slot,
  reason: TimeBluffReason,
): PutReason {
  const leavesNone = slot === 'hidden' && !open && !pair && hidden && canLieOpen(hidden.card)
  return leavesNone ? 'only-card-to-open' : reason
}

/** Puts a card of the hand into a slot, or takes it back if it already lies there. */
export function putCard(view: TimeBluffView, draft: Draft, chosen: HandCard, wished?: Slot): Put {
  const lying = slotOfCard(draft, chosen.key)
  if (lying !== undefined && (wished === undefined || wished === lying)) {
    return { draft: takeBack(draft, lying) }
  }
  const before = lying === undefined ? draft : takeBack(draft, lying)
  const slot = slotFor(view, before, chosen, wished)
  const cleared = before.cards[slot] ? emptied(before, slot) : without(before, 'active')
  const next: Draft = { ...cleared, cards: { ...cleared.cards, [slot]: chosen } }
  const slots = slotsOf(view, next)
  if (slots.length === 1) {
    const refused = slot === 'open' ? singleReason(view, chosen.card) : undefined
    return refused ? { refused } : { draft: next }
  }
  const refused = earlyReason(view, next)
  if (refused === undefined) return { draft: next }
  // A pair card sends an open card back that is not its clock.
  if (slot === 'pair' && next.cards.open)
    return putCard(view, takeBack(before, 'open'), chosen, slot)
  return { refused: toldReason(next, slot, refused) }
}

function named(draft: Draft): { named?: number } {
  return draft.named === undefined ? {} : { named: draft.named }
}

function layMove(view: TimeBluffView, draft: Draft, place: Place): TimeBluffMove | undefined {
  const { hidden, open, pair } = draft.cards
  const slots = slotsOf(view, draft)
  if (!slots.includes('hidden')) return open && { kind: 'layOpen', place, card: open.card }
  if (!hidden) return undefined
  return {
    kind: 'lay',
    place,
    hidden: hidden.card,
    ...(open && { open: open.card }),
    ...(pair && { pair: pair.card }),
    ...named(draft),
    ...(draft.snooze !== undefined && { snooze: draft.snooze }),
  }
}

function moveOf(view: TimeBluffView, draft: Draft): TimeBluffMove | undefined {
  const asked = decisionOf(view)
  if (asked === 'openPlace') {
    const open = draft.cards.open
    return open && { kind: 'openPlace', card: open.card, ...named(draft) }
  }
  if (asked === 'beam') {
    const gift = draft.cards.gift
    return gift && draft.to !== undefined
      ? { kind: 'beam', to: draft.to, card: gift.card }
      : undefined
  }
  return layMove(view, draft, draft.place ?? firstLivePlace(view))
}

/** How far a draft is. */
export type Progress =
  | { readonly kind: 'missing'; readonly what: Missing }
  | { readonly kind: 'refused'; readonly reason: TimeBluffReason }
  | { readonly kind: 'ready'; readonly move: TimeBluffMove }

/** What a draft lacks, why it is refused, or the move it makes. */
export function progressOf(view: TimeBluffView, draft: Draft): Progress {
  const empty = slotsOf(view, draft).find((slot) => !draft.cards[slot])
  if (empty !== undefined) return { kind: 'missing', what: empty }
  const asked = decisionOf(view)
  if (asked === 'beam' && draft.to === undefined) return { kind: 'missing', what: 'to' }
  const move = moveOf(view, draft)
  if (move === undefined) return { kind: 'missing', what: 'place' }
  const reason = reasonAgainst(view, move)
  if (reason === 'joker-needs-hour') return { kind: 'missing', what: 'named' }
  if (reason === 'snooze-needs-neighbour') return { kind: 'missing', what: 'snooze' }
  if (reason !== undefined) return { kind: 'refused', reason }
  if (asked === 'lay' && draft.place === undefined) return { kind: 'missing', what: 'place' }
  return { kind: 'ready', move }
}
