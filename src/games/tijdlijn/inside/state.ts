/** The whole truth of a match: plain data. Cards and places are never changed, so that copies may share them. */
import { playerAt } from '../../../engine/kit/playerAt'
import { seatAfter, type Seat } from '../../../engine/basics/seat'
import type { CardHandle, DecisionKind, End, Icon, TijdlijnOptions } from '../outside/contract'

/** A card with both its sides. */
export interface Card {
  /** Which event of the plan stands on the side without a date. */
  readonly front: number
  /** Which one on the side with the date: the same, but in an imagined match. */
  readonly back: number
  /** Of the side with the date. */
  readonly year: number
  /** Co-operative. */
  readonly icons?: { readonly front: Icon; readonly back: Icon }
}

/** A card in sight. */
export interface Open {
  readonly handle: CardHandle
  readonly card: Card
}

/** A card in front of a seat. */
export interface Standing extends Open {
  /** The turn in which it was tried and not placed (TL-12). */
  readonly stuckIn?: number
}

/** A place in the line with the gap to its right. */
export interface Place {
  readonly year: number
  readonly cards: readonly Open[]
  readonly slot: readonly Open[]
}

/** One seat. */
export interface Player {
  /** In the order in which they came to lie there. */
  cards: Standing[]
  left: boolean
  /** Eliminated (TC-08). */
  out?: { readonly round: number; readonly cards: number }
}

/** Where the match stands. */
export type Phase =
  | { readonly kind: 'turn'; readonly seat: Seat; readonly decision: DecisionKind }
  | { readonly kind: 'over'; readonly end: End }

/** A match. */
export interface TijdlijnState {
  readonly options: TijdlijnOptions
  readonly seats: number
  /** Who began. */
  readonly first: Seat
  /** From 0. */
  turn: number
  /** Answers given in this turn. */
  step: number
  /** From 1. */
  round: number
  phase: Phase
  players: Player[]
  /** From the earliest to the latest. */
  line: Place[]
  /** The top one last. */
  discard: Open[]
  /** The top card of the draw pile. */
  top: Open | 'none'
  /** What lies under it, the next one last. */
  pile: Card[]
  /** Set aside unturned (TC-08, TL-31). */
  aside: Card[]
  /** Competitive: the round after which it came to a play-off for the first time (TC-08). */
  playOffAfter?: number
  /** What the next card that comes into sight is called. */
  nextHandle: CardHandle
}

function copyPlayer({ cards, left, out }: Player): Player {
  return { cards: [...cards], left, ...(out ? { out } : {}) }
}

/** A copy that shares nothing that either side could change. */
export function copy(state: TijdlijnState): TijdlijnState {
  return {
    ...state,
    players: state.players.map(copyPlayer),
    line: [...state.line],
    discard: [...state.discard],
    pile: [...state.pile],
    aside: [...state.aside],
  }
}

/** Whether a seat plays on: neither given up nor eliminated. */
export function isIn({ left, out }: Player): boolean {
  return !left && out === undefined
}

/** The seats that play on, clockwise from the one that began (TC-11). */
export function seatsIn(state: TijdlijnState): Seat[] {
  const seats: Seat[] = []
  for (let step = 0; step < state.seats; step++) {
    const seat = seatAfter(state.first, state.seats, step)
    if (isIn(playerAt(state, seat))) seats.push(seat)
  }
  return seats
}

/** Cards of the draw pile, the top one included. */
export function pileSize({ top, pile }: Pick<TijdlijnState, 'top' | 'pile'>): number {
  return pile.length + (top === 'none' ? 0 : 1)
}

/** Whether a card may still be tried (TL-13). */
export function isUnstuck({ stuckIn }: Standing): boolean {
  return stuckIn === undefined
}

/** Whether a card may be discarded (TL-19). */
export function matchesDiscard({ discard }: TijdlijnState, { card }: Standing): boolean {
  const wanted = discard.at(-1)?.card.icons?.back
  return wanted !== undefined && card.icons?.front === wanted
}
