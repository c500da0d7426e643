/** What happens in Tom's Time Bluff: the whole event, and what one viewer sees of it. */
import type { Seat } from '../../../engine/basics/seat'
import type { Card } from './cards'
import type { Direction, Place } from './places'

/** Why a round ended. */
export const ROUND_ENDS = ['emptied', 'pile-exhausted', 'places-dead', 'too-long'] as const
/** A reason for a round's end. */
export type RoundEnd = (typeof ROUND_ENDS)[number]

/** Why cards were drawn. */
export const DRAW_CAUSES = ['step', 'instead', 'by-hand', 'forgotten', 'broken', 'snooze'] as const
/** A cause of drawing. */
export type DrawCause = (typeof DRAW_CAUSES)[number]

/** A hidden card that was turned over; `right`: it is what was claimed, and the doubter takes the pile. */
interface Doubt {
  readonly kind: 'doubted'
  readonly doubter: Seat
  readonly layer: Seat
  readonly place: Place
  readonly card: Card
  readonly right: boolean
}

/** What happened and everybody may see as it is. */
export type TimeBluffPublicEvent =
  | { readonly kind: 'laidOpen'; readonly seat: Seat; readonly place: Place; readonly card: Card }
  /** A card had to be drawn and there was none (TB-49). */
  | {
      readonly kind: 'pileExhausted'
      readonly seat: Seat
      readonly cause: DrawCause | 'replacement'
    }
  | { readonly kind: 'protected'; readonly seat: Seat; readonly place: Place }
  | { readonly kind: 'snoozed'; readonly by: Seat; readonly seat: Seat }
  | { readonly kind: 'satOut'; readonly seat: Seat }
  | { readonly kind: 'believed'; readonly layer: Seat; readonly place: Place }
  /** The vortex left the game; `card` took its place (absent: TB-78, or a dropped replacement TB-88). */
  | {
      readonly kind: 'vortexReplaced'
      readonly place: Place
      readonly card?: Card
      readonly setAside: readonly Card[]
      /** Whether the replacement lies on top or goes inside the pile (TB-77). */
      readonly inside: boolean
    }
  | {
      readonly kind: 'placeOpened'
      readonly seat: Seat
      readonly place: Place
      readonly card: Card
      readonly named?: number
    }
  | { readonly kind: 'placeDeclined'; readonly seat: Seat; readonly place: Place }
  | {
      readonly kind: 'placeRefilled'
      readonly place: Place
      readonly card: Card
      readonly shuffledBack: readonly Card[]
    }
  | { readonly kind: 'placeDead'; readonly place: Place; readonly shuffledBack: readonly Card[] }
  | {
      readonly kind: 'roundEnded'
      readonly round: number
      readonly end: RoundEnd
      /** Who had no cards left; absent: the round has ended otherwise. */
      readonly by?: Seat
      readonly hands: readonly (readonly Card[])[]
      readonly points: readonly number[]
      readonly totals: readonly number[]
    }
  | {
      readonly kind: 'matchEnded'
      readonly ranks: readonly number[]
      readonly totals: readonly number[]
    }

/** What happened, everything included. */
export type TimeBluffEvent =
  | TimeBluffPublicEvent
  /** `others`: who doubted as well, behind the doubter (TB-50). */
  | (Doubt & { readonly others: readonly Seat[] })
  | {
      readonly kind: 'roundStarted'
      readonly round: number
      readonly dealer: Seat
      readonly starter: Seat
      readonly tops: readonly Card[]
      /** Cards turned up for a place and shuffled back (TB-03). */
      readonly shuffledBack: readonly Card[]
      readonly hands: readonly (readonly Card[])[]
    }
  | {
      readonly kind: 'laid'
      readonly seat: Seat
      readonly place: Place
      readonly hidden: Card
      readonly pair?: Card
      readonly open?: Card
      readonly named?: number
    }
  | {
      readonly kind: 'drew'
      readonly seat: Seat
      readonly cause: DrawCause
      readonly cards: readonly Card[]
    }
  | { readonly kind: 'beamed'; readonly from: Seat; readonly to: Seat; readonly card: Card }
  /** The hands moved; `hands` are the new ones by seat. */
  | {
      readonly kind: 'handsPassed'
      readonly by: Seat
      readonly direction: Direction
      readonly hands: readonly (readonly Card[])[]
    }
  | {
      readonly kind: 'pickedUp'
      readonly seat: Seat
      readonly place: Place
      readonly cards: readonly Card[]
    }

/** What happened as one viewer may see it; built field by field, hidden faces absent. */
export type TimeBluffSeen =
  | TimeBluffPublicEvent
  /** `you`: the viewer doubted as well; nobody else learns that (TB-50). */
  | (Doubt & { readonly you?: true })
  | {
      readonly kind: 'roundStarted'
      readonly round: number
      readonly dealer: Seat
      readonly starter: Seat
      readonly tops: readonly Card[]
      readonly shuffledBack: readonly Card[]
      /** The viewer's own hand. */
      readonly hand?: readonly Card[]
    }
  | {
      readonly kind: 'laid'
      readonly seat: Seat
      readonly place: Place
      /** Only for the layer himself. */
      readonly hidden?: Card
      readonly pair?: Card
      readonly open?: Card
      readonly named?: number
    }
  | {
      readonly kind: 'drew'
      readonly seat: Seat
      readonly cause: DrawCause
      readonly count: number
      /** Only for the one who drew. */
      readonly cards?: readonly Card[]
    }
  /** The card only for giver and receiver. */
  | { readonly kind: 'beamed'; readonly from: Seat; readonly to: Seat; readonly card?: Card }
  | {
      readonly kind: 'handsPassed'
      readonly by: Seat
      readonly direction: Direction
      readonly counts: readonly number[]
      /** The viewer's own new hand. */
      readonly hand?: readonly Card[]
    }
  | {
      readonly kind: 'pickedUp'
      readonly seat: Seat
      readonly place: Place
      readonly count: number
      /** Only for the one who picked up. */
      readonly cards?: readonly Card[]
    }
