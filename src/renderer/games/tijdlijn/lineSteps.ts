/** How wide the cards of the line can be: as narrow as all of it lies in its window, and the steps between pictures and large cards. */
import { fittingLetters } from './wordFit'

/** The window that the line lies in, in pixels; what a card measures where there is room for it. */
export interface StripRoom {
  readonly wide: number
  readonly card: { readonly wide: number; readonly high: number }
  readonly gap: number
  /** The least that can be hit. */
  readonly leastGap: number
}

/** What of the line decides how much room it takes. */
export interface StripExtent {
  /** Of the bottom row. */
  readonly places: number
  /** A chosen card is shown in its place, between the others. */
  readonly inRow: boolean
  /** The words on its cards. */
  readonly fronts: readonly string[]
}

/** Cards that are narrower than usual, in pixels. */
export interface NarrowCards {
  readonly wide: number
  readonly gap: number
  /** The letters of a year. */
  readonly band: number
  /** For a height of 1. */
  readonly ratio: number
  /** Of the box that the words stand in, its width for a height of 1; absent: there is room for the pictures alone. */
  readonly shape?: number
}

/** One size of the cards. */
export interface LineStep {
  readonly name: 'pictures' | 'words' | 'fit' | 'usual' | 'large'
  /** Of a card, in pixels. */
  readonly wide: number
  /** Absent: as there is room for. */
  readonly narrow?: NarrowCards
}

const EDGES = 16
/** So much wider than another gap is the one in which the chosen card is shown, by its picture. */
const CHOSEN = 28
/** Of a card, in pixels: the least with a year that can be read, with words, and of the smallest step. */
const CARD = { least: 40, withWords: 84, pictures: 70 } as const
/** In pixels, and what they take of the width of a card. */
const LETTERS = { least: 12, share: 0.92 } as const
/** Letters of a year for the width and the height of a card, and the line they stand in. */
const BAND = { ofWidth: 0.21, ofHeight: 0.2, line: 1.15 } as const
/** Above and below the words, in pixels. */
const AROUND_WORDS = 6
/** So few are worth their words, even where a part of them has to be out of sight for it. */
const FEW = 6
const NARROWER = 0.9
const LARGER = 1.5
/** Two steps that differ by less look alike. */
const ALIKE = 3

function bandOf(wide: number, high: number): number {
  return Math.min(wide * BAND.ofWidth, high * BAND.ofHeight)
}

/** The box of the words on a card of this size, if all fronts can be read in it. */
function shapeOf(wide: number, high: number, fronts: readonly string[]): number | undefined {
  const inner = wide * LETTERS.share
  const shape = inner / (high - bandOf(wide, high) * BAND.line - AROUND_WORDS)
  if (wide < CARD.withWords || shape <= 0) return undefined
  const isRead = (front: string): boolean => fittingLetters(front, shape) * inner >= LETTERS.least
  return fronts.every(isRead) ? shape : undefined
}

function narrowCards(
  wide: number,
  { card, leastGap }: StripRoom,
  fronts: readonly string[],
): NarrowCards {
  const shape = shapeOf(wide, card.high, fronts)
  const sizes = {
    wide,
    gap: leastGap,
    band: bandOf(wide, card.high),
    ratio: wide / card.high,
  }
  return shape === undefined ? sizes : { ...sizes, shape }
}

/** The width of a card with which the whole line lies in its window, with gaps of this width. */
function widthInSight(room: StripRoom, { places, inRow }: StripExtent, gap: number): number {
  const taken = EDGES + (places + 1) * gap + (inRow ? CHOSEN : 0)
  return (room.wide - taken) / Math.max(1, places)
}

/** The narrowest cards on which all words can be read. */
function narrowestWords(room: StripRoom, { fronts }: StripExtent): readonly LineStep[] {
  for (let { withWords: wide } = CARD; wide <= room.card.wide * NARROWER; wide += 4) {
    const narrow = narrowCards(wide, room, fronts)
    if (narrow.shape !== undefined) return [{ name: 'words', wide, narrow }]
  }
  return []
}

function fitting(room: StripRoom, extent: StripExtent): LineStep {
  const usual = { name: 'fit', wide: room.card.wide } as const
  if (widthInSight(room, extent, room.gap) >= room.card.wide) return usual
  const inSight = Math.floor(widthInSight(room, extent, room.leastGap))
  const wide = Math.max(CARD.least, Math.min(room.card.wide, inSight))
  const narrow = narrowCards(wide, room, extent.fronts)
  if (narrow.shape === undefined && !extent.inRow && extent.places <= FEW) {
    const [worded] = narrowestWords(room, extent)
    return worded ? { ...worded, name: 'fit' } : { name: 'fit', wide: room.card.wide }
  }
  return { name: 'fit', wide, narrow }
}

/** All sizes that look different, the smallest first; `fit` is there in any case. */
export function lineSteps(room: StripRoom, extent: StripExtent): readonly LineStep[] {
  const fit = fitting(room, extent)
  const usual = room.card.wide
  const others: readonly LineStep[] = [
    { name: 'pictures', wide: Math.min(CARD.pictures, usual - ALIKE) },
    ...narrowestWords(room, extent),
    { name: 'usual', wide: usual },
    { name: 'large', wide: usual * LARGER },
  ]
  const isOwn = ({ name, wide }: LineStep): boolean =>
    Math.abs(wide - fit.wide) >= ALIKE && !(name === 'pictures' && fit.wide <= wide)
  return [fit, ...others.filter(isOwn)].sort((one, other) => one.wide - other.wide)
}
