/** What flies over the table of Tofugott, and the marks of where it lies. */
import { isRecord, type Json } from '../../../../engine/basics/json'
import type { Seat } from '../../../../engine/basics/seat'
import { isSilhouette, type Silhouette } from '../../../../games/tofugott/outside/silhouettes'
import type { Spot, Thing } from '../../../stage/playing/scene'
import { placeOf, type AnswerPlace } from '../ask/draft'

/** A silhouette in the air. */
export function silhouetteThing(silhouette: Silhouette): Thing {
  return { kind: 'face', face: silhouetteFace(silhouette) }
}

/** What the face component of this game draws. */
export function silhouetteFace(silhouette: Silhouette): Json {
  return { silhouette }
}

/** The silhouette that was put into a face; undefined for anything else. */
export function readFace(face: Json): Silhouette | undefined {
  return isRecord(face) && isSilhouette(face.silhouette) ? face.silhouette : undefined
}

/** The mark of somebody's plate. */
export const seatSpot = (seat: Seat): Spot => `seat-${String(seat)}`
/** The mark of the place where somebody's guess is turned. */
export const guessSpot = (seat: Seat): Spot => `guess-${String(seat)}`
/** The mark of the place of an answer on the question card. */
export const answerSpot = (place: AnswerPlace): Spot => `answer-${String(placeOf(place))}`
/** The mark of the place where somebody draws for the tofu. */
export const tieSpot = (seat: Seat): Spot => `tie-${String(seat)}`
/** The mark of the question card. */
export const CARD_SPOT: Spot = 'card'
/** The mark of the silhouettes that are set aside. */
export const ASIDE_SPOT: Spot = 'aside'
/** The mark of the question cards in the pile. */
export const PILE_SPOT: Spot = 'pile'
/** The mark of the own hand. */
export const HAND_SPOT: Spot = 'hand'
/** The mark of the guess that is being chosen. */
export const SLOT_SPOT: Spot = 'slot'
