/** How wide the cards of the line can be: as narrow as all of it lies in its window, and the steps between pictures and large cards. */
import { largestLetters } from '../cards/wordFit'

/** The window that the line lies in, in pixels; what a card measures where there is room for it. */
export interface StripRoom {
  readonly wide: number
  readonly card: { readonly wide: number; readonly high: number }
  /** So high a narrower one can be for its words. */
  readonly highest: number
  /** So high is all that lies on both sides of the rail, where cards lie above and below it by turns. */
  readonly both: number
  /** It is read from a sofa: narrow cards are no higher than this for a width of 1, and letters as large as their words allow. */
  readonly steep?: number | undefined
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
  /** The same with more places where they may be parted, for narrow cards. */
  readonly narrowFronts: readonly string[]
  /** Some year of it bears its era. */
  readonly hasEra: boolean
  /** The height of its highest heap, for a card of 1; absent: 1. */
  readonly heap?: number
}

/** Cards that are narrower than usual, in pixels. */
export interface NarrowCards {
  readonly wide: number
  readonly gap: number
  readonly high: number
  /** The letters of a year. */
  readonly band: number
  /** For a height of 1. */
  readonly ratio: number
  /** Of the box that the words stand in, its width for a height of 1; absent: there is room for the pictures alone. */
  readonly shape?: number
  /** They lie above and below the rail by turns; so much of it is free between them, in pixels. */
  readonly rail?: number
  /** Two rows of them lie side by side with hardly anything between them, in all the height there is; so many lines their words have at most, and those of the upper one of two on each other. */
  readonly lines?: { readonly whole: number; readonly upper: number }
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
/** Cards above and below the rail, in pixels: what holds each of them on it, between two of a side, the widest, the lowest, the letters of a year at most, and how much lower the wide places on the rail may be than others are narrow. */
const BY_TURNS = {
  stem: 10,
  apart: 6,
  widest: 152,
  lowest: 55,
  higher: 2,
  band: 14.5,
  lower: 2,
} as const
/** Two rows of cards side by side, in pixels: between two of a row, at both ends, above the upper and below the lower one, the letters of a year at most. Of a card, how much higher the upper row lies, and how high one is that lies on another. Of all cards, on how many of them the words must be whole: rather fewer than on none. */
const CLOSE = {
  gap: 5,
  end: 22,
  edges: 16,
  band: 14,
  lift: 1.02,
  upper: 0.7,
  higher: 2,
  shares: [1, 0.85, 0.6],
} as const
/** So much wider than another gap is the one in which the chosen card is shown, by its picture. */
const CHOSEN = 28
/** Of a card, in pixels: the least with a year that can be read, with words, and of the smallest step. */
const CARD = { least: 40, withWords: 62, pictures: 70 } as const
/** In pixels, and what they take of the width of a card. */
const LETTERS = { least: 12, line: 13.2, share: 0.92, shareOfSmall: 0.96 } as const
/** What is tried first for a whole room. */
const LETTERS_OF_ROOM = [32, 28, 24, 20, 18, 16, 14, LETTERS.least] as const
/** Letters of a year for the width and the height of a card, and the line they stand in. */
const BAND = { ofWidth: 0.21, ofHeight: 0.2, line: 1.15 } as const
/** On narrow cards, below this width, the era stands below the figures of a year, in a bar of this height: in pixels, as in the style of the cards. */
const NARROW = { wide: 84, high: 29 } as const
/** Above and below the words, in pixels. */
const AROUND_WORDS = 6
/** So few are worth their words, even where a part of them has to be out of sight for it. */
const FEW = 6
/** From one height to the next, where words need a higher card. */
const HIGHER = 8
const NARROWER = 0.9
const LARGER = 1.5
/** Two steps that differ by less look alike. */
const ALIKE = 3

function bandOf(wide: number, high: number): number {
  return Math.min(wide * BAND.ofWidth, high * BAND.ofHeight)
}

/** Whether words of cards so wide, in pixels, are parted in more places than usual. */
export function isNarrow(wide: number): boolean {
  return wide < NARROW.wide
}

/** How high the bar of the year is at most. */
function barOf(wide: number, high: number, hasEra: boolean): number {
  const line = bandOf(wide, high) * BAND.line
  return hasEra && isNarrow(wide) ? Math.max(line, NARROW.high) : line
}

/** The box of the words on a card of this size, if all fronts can be read in it, or this share of them. */
function shapeOf(
  { wide, high, bar }: Readonly<Record<'wide' | 'high' | 'bar', number>>,
  extent: StripExtent,
  least: number,
  share = 1,
): number | undefined {
  const fronts = isNarrow(wide) ? extent.narrowFronts : extent.fronts
  const inner = wide * (isNarrow(wide) ? LETTERS.shareOfSmall : LETTERS.share)
  const shape = inner / (high - bar - AROUND_WORDS)
  if (wide < CARD.withWords || shape <= 0) return undefined
  const isRead = (front: string): boolean => largestLetters(front, shape) * inner >= least
  return fronts.filter(isRead).length >= fronts.length * share ? shape : undefined
}

/** No higher than the words need. */
function narrowCards(wide: number, room: StripRoom, extent: StripExtent): NarrowCards {
  const sizesOf = (high: number) => ({
    wide,
    gap: room.leastGap,
    high,
    band: bandOf(wide, high),
    ratio: wide / high,
  })
  const start = Math.min(room.card.high, wide * (room.steep ?? Infinity))
  for (const least of room.steep ? LETTERS_OF_ROOM : [LETTERS.least]) {
    for (let high = start; high <= room.highest; high += HIGHER) {
      const bar = barOf(wide, high, extent.hasEra)
      const shape = shapeOf({ wide, high, bar }, extent, least)
      if (shape !== undefined) return { ...sizesOf(high), shape }
    }
  }
  return sizesOf(start)
}

/** The width of a card with which the whole line lies in its window, with gaps of this width. */
function widthInSight(room: StripRoom, { places, inRow }: StripExtent, gap: number): number {
  const taken = EDGES + (places + 1) * gap + (inRow ? CHOSEN : 0)
  return (room.wide - taken) / Math.max(1, places)
}

/** The narrowest cards on which all words can be read. */
function narrowestWords(room: StripRoom, extent: StripExtent): readonly LineStep[] {
  for (let wide = CARD.pictures + ALIKE; wide <= room.card.wide * NARROWER; wide += 4) {
    const narrow = narrowCards(wide, room, extent)
    if (narrow.shape !== undefined) return [{ name: 'words', wide, narrow }]
  }
  return []
}

/** Above and below the rail by turns: each card has the width of two. Absent: words find no room there either. */
function byTurns(room: StripRoom, extent: StripExtent): LineStep | undefined {
  if (!extent.inRow || room.steep !== undefined) return undefined
  const pitch = Math.floor((room.wide - EDGES + BY_TURNS.stem) / (extent.places + 1))
  const wide = Math.min(BY_TURNS.widest, 2 * pitch - BY_TURNS.apart)
  const [rail, gap] = [room.leastGap - BY_TURNS.lower, pitch - BY_TURNS.stem]
  const parted = { ...extent, fronts: extent.narrowFronts }
  const highest = (room.both - rail) / 2 / (extent.heap ?? 1)
  for (let high: number = BY_TURNS.lowest; high <= highest; high += BY_TURNS.higher) {
    const band = Math.min(BY_TURNS.band, bandOf(wide, high))
    const shape = shapeOf({ wide, high, bar: band * BAND.line }, parted, LETTERS.least)
    if (shape === undefined) continue
    const narrow = { wide, gap, high, band, ratio: wide / high, shape, rail }
    return { name: 'fit', wide, narrow }
  }
  return undefined
}

/** Two rows side by side, as high as there is room: their gaps are chosen by nobody. Absent: words find no room there either. */
function closeUp(room: StripRoom, extent: StripExtent): LineStep | undefined {
  if (extent.inRow || room.steep !== undefined) return undefined
  const { places, heap = 1 } = extent
  const taken = EDGES + 2 * CLOSE.end + (places - 1) * CLOSE.gap
  const wide = Math.min(room.card.wide, Math.floor((room.wide - taken) / places))
  const highest = (room.both - CLOSE.edges) / (heap + CLOSE.lift)
  for (const share of CLOSE.shares) {
    const least = share === 1 ? room.card.high : highest
    for (let high = least; high <= highest; high += CLOSE.higher) {
      const band = Math.min(CLOSE.band, bandOf(wide, high))
      const bar = band * BAND.line
      const shape = shapeOf({ wide, high, bar }, extent, LETTERS.least, share)
      if (shape === undefined) continue
      const linesIn = (box: number): number =>
        Math.max(1, Math.floor((box - bar - AROUND_WORDS) / LETTERS.line))
      const lines = { whole: linesIn(high), upper: linesIn(high * CLOSE.upper) }
      const narrow = { wide, gap: CLOSE.gap, high, band, ratio: wide / high, shape, lines }
      return { name: 'fit', wide, narrow }
    }
  }
  return undefined
}

function fitting(room: StripRoom, extent: StripExtent): LineStep {
  const usual = { name: 'fit', wide: room.card.wide } as const
  if (widthInSight(room, extent, room.gap) >= room.card.wide) return usual
  const inSight = Math.floor(widthInSight(room, extent, room.leastGap))
  const wide = Math.max(CARD.least, Math.min(room.card.wide, inSight))
  const narrow = narrowCards(wide, room, extent)
  if (narrow.shape !== undefined) return { name: 'fit', wide, narrow }
  const worded = closeUp(room, extent) ?? byTurns(room, extent)
  if (worded) return worded
  if (extent.inRow || extent.places > FEW) return { name: 'fit', wide, narrow }
  const [narrowest] = narrowestWords(room, extent)
  return narrowest ? { ...narrowest, name: 'fit' } : { name: 'fit', wide: room.card.wide }
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
