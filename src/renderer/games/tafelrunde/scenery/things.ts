/** What flies over the table of Die Tafelrunde 2, and the marks of where it lies. */
import { isRecord, type Json } from '../../../../engine/basics/json'
import type { Seat } from '../../../../engine/basics/seat'
import {
  COLOURS,
  type Card,
  type Chest,
  type Colour,
} from '../../../../games/tafelrunde/outside/contract'
import type { Spot, Thing } from '../../../stage/playing/scene'

/** Something with a face: a card, with the side that is up, or a chest. */
export type Face =
  | { readonly kind: 'card'; readonly card: Card; readonly up?: Colour }
  | { readonly kind: 'chest'; readonly chest: Chest }

/** A card in the air; `up` is the side that counts. */
export function cardThing(card: Card, up?: Colour): Thing {
  return {
    kind: 'face',
    face: up === undefined ? { kind: 'card', card } : { kind: 'card', card, up },
  }
}

/** A chest in the air. */
export function chestThing(chest: Chest): Thing {
  return { kind: 'face', face: { kind: 'chest', chest } }
}

/** The face that was put into a thing; undefined for anything else. */
export function readFace(face: Json): Face | undefined {
  if (!isRecord(face)) return undefined
  if (face.kind === 'chest' && typeof face.chest === 'number') {
    return { kind: 'chest', chest: face.chest }
  }
  if (face.kind !== 'card' || typeof face.card !== 'number') return undefined
  const up = COLOURS.find((colour) => colour === face.up)
  return up === undefined
    ? { kind: 'card', card: face.card }
    : { kind: 'card', card: face.card, up }
}

/** The mark of the column of a colour in the middle. */
export const columnSpot = (colour: Colour): Spot => `column-${colour}`
/** The mark of the open chests of a column. */
export const chestsSpot = (colour: Colour): Spot => `chests-${colour}`
/** The mark of somebody's row in a column: his rogues lie there. */
export const rowSpot = (colour: Colour, seat: Seat): Spot => `row-${colour}-${String(seat)}`
/** The mark of somebody's strength in a column. */
export const sumSpot = (colour: Colour, seat: Seat): Spot => `sum-${colour}-${String(seat)}`
/** The mark of what lies in front of somebody. */
export const goodsSpot = (seat: Seat): Spot => `goods-${String(seat)}`
/** The mark of somebody's plate. */
export const seatSpot = (seat: Seat): Spot => `seat-${String(seat)}`
/** The mark of the face-down chests. */
export const STACK_SPOT: Spot = 'stack'
