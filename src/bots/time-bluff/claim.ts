/** What a bot of Tom's Time Bluff knows of a play before it judges it. */
import type { Card } from '../../games/time-bluff/outside/cards'
import type { TopView } from '../../games/time-bluff/outside/contract'
import type { Seat } from '../../engine/basics/seat'

/** A play to be judged: what lay below, what lies above, and what is known of the hand that it came from. */
export interface Claim {
  readonly layer: Seat
  readonly tops: readonly TopView[]
  /** Cards on the piles below those tops. */
  readonly heights: readonly number[]
  /** Index into `tops` of the place that was chosen. */
  readonly place: number
  readonly closing: boolean
  /** The card that lies directly on the hidden one. */
  readonly above?: Card
  /** The cards that were shown with it: he could have laid one of them hidden elsewhere. */
  readonly shown: readonly Card[]
  /** Cards in the hand before the play. */
  readonly handBefore: number
  /** Of the cards that he did not show: how many of each face are known or suspected. */
  readonly known: readonly number[]
  /** Cards in the hand of whoever plays next. */
  readonly next: number
}
