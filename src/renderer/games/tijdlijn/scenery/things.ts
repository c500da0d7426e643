/** What flies over the table of Tijdlijn, and the marks of where it lies. */
import { isRecord, toJson, type Json } from '../../../../engine/basics/json'
import type { Seat } from '../../../../engine/basics/seat'
import type { BackView, FrontView } from '../../../../games/tijdlijn/outside/contract'
import type { Spot, Thing } from '../../../stage/playing/scene'

/** A card as it is drawn in the air. */
export interface Face {
  readonly front: string
  readonly picture: string
  readonly language?: string
  /** Of the side that is up. */
  readonly icon?: string
  /** Only of the side with the date. */
  readonly year?: number
  /** As it lies in the line: the words without the picture. */
  readonly lying?: true
}

function drawn({ front, picture, language, icon }: FrontView, back?: BackView): Face {
  const up = back ? back.icon : icon
  return {
    front,
    picture,
    ...(language === undefined ? {} : { language }),
    ...(up === undefined ? {} : { icon: up }),
    ...(back ? { year: back.year } : {}),
  }
}

/** The face of a card; with `back` the side with the date. */
function faceOf(card: FrontView, back?: BackView): Json {
  return toJson(drawn(card, back))
}

/** The side with the date, held up where it would lie in the line. */
export function heldFaceOf(card: FrontView, back: BackView): Json {
  return toJson({ ...drawn(card, back), lying: true })
}

/** A card in the air. */
export function cardThing(card: FrontView, back?: BackView): Thing {
  return { kind: 'face', face: faceOf(card, back) }
}

/** The face that was put into a thing; undefined for anything else. */
export function readFace(face: Json): Face | undefined {
  if (!isRecord(face)) return undefined
  const { front, picture, language, icon, year, lying } = face
  if (typeof front !== 'string' || typeof picture !== 'string') return undefined
  return {
    front,
    picture,
    ...(typeof language === 'string' ? { language } : {}),
    ...(typeof icon === 'string' ? { icon } : {}),
    ...(typeof year === 'number' ? { year } : {}),
    ...(lying === true ? { lying } : {}),
  }
}

/** The mark of somebody's plate. */
export const seatSpot = (seat: Seat): Spot => `seat-${String(seat)}`
/** The mark of the cards in front of somebody. */
export const frontSpot = (seat: Seat): Spot => `front-${String(seat)}`
/** The mark of a place of the bottom row. */
export const nodeSpot = (at: number): Spot => `node-${String(at)}`
/** The mark of the place before so many cards of the row; co-operative: of the gap to the right of the card before. */
export const gapSpot = (at: number): Spot => `gap-${String(at)}`
/** The mark of where a card is held that was tried there: between two places of the bottom row, under a gap that is taken, or in a gap of the row. */
export const trySpot = (at: number): Spot => `try-${String(at)}`
/** The gap of either mark; undefined for any other. */
export function partedBy(spot: Spot | undefined): number | undefined {
  const [, at] = /^(?:gap|try)-(\d+)$/.exec(spot ?? '') ?? []
  return at === undefined ? undefined : Number(at)
}
/** The mark of the draw pile. */
export const PILE_SPOT: Spot = 'pile'
/** The mark of the discards. */
export const DISCARD_SPOT: Spot = 'discard'
