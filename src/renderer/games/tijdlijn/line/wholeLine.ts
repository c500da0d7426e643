/** How a whole line is broken into rows so that it fits into its room, and how large and how wide its cards are then. */
import { fittingLetters, SHAPES, type Shape } from '../cards/wordFit'

/** The room that a line has, in pixels. */
export interface LineRoom {
  readonly wide: number
  /** Absent: as high as the line wants to be. */
  readonly high?: number
}

/** What of a line decides how much room it takes. */
export interface LineExtent {
  /** Of the bottom row. */
  readonly places: number
  /** The most cards on top of each other. */
  readonly deepest: number
  /** Nothing lies in gaps above the places. */
  readonly inRow: boolean
  /** The words on its cards. */
  readonly fronts: readonly string[]
}

/** How a whole line lies. */
export interface LineLayout {
  /** Places in one row. */
  readonly perRow: number
  /** Of a card, in pixels. */
  readonly high: number
  /** Of a card, for a height of 1. */
  readonly wide: number
  /** Of the box that the words stand in; absent: there is room for the pictures alone. */
  readonly shape?: Shape
}

/** Shapes of a card: the wider it is, the flatter the box of its words. */
const CARDS = [
  { wide: 1, shape: 'even' },
  { wide: 1.3, shape: 'wide' },
  { wide: 1.75, shape: 'broad' },
  { wide: 2.6, shape: 'flat' },
] as const

/** In heights of a card, as in the style of the line: a row, how much higher the slot row is, between two rows, and what a card on another adds. */
const HIGH = { row: 1.04, lift: 1.1, between: 0.3, level: 0.3 } as const
/** A gap: its share of the height of a card, and the least that its figures need, in pixels. */
const GAP = { share: 0.38, least: 28 } as const
/** The lowest cards, in pixels, with years between them: below lower rows there is no room for words. */
export const WITH_SPANS = 54
const EDGES = 16
/** In pixels: letters that can be read, those that need not be larger; what words take of the width of a card, and the most that a letter does. */
const LETTERS = { least: 12, most: 15, share: 0.92, largest: 0.115 } as const
/** In pixels. */
const CARD = { least: 36, most: 160, leastWithWords: 83, leastPicture: 16 } as const
/** Where not even pictures fit: the smallest cards, so many in a row, and the rest is scrolled. */
const SMALLEST: LineLayout = { perRow: 8, high: CARD.least, wide: 1 }

/** One way to break a line. */
interface Breaking {
  readonly perRow: number
  readonly rows: number
  /** What lies in the last gap of a row reaches beyond it. */
  readonly reachesBeyond: boolean
}

/** The height of a card with which the rows are as wide as their room, whose gaps are so wide at least. */
function byWidth(
  room: number,
  breaking: Breaking,
  wide: number,
  leastGap: number = GAP.least,
): number {
  const beyond = breaking.rows > 1 && breaking.reachesBeyond ? 0.5 : 0
  const cards = (breaking.perRow + beyond) * wide
  const gaps = breaking.perRow + 1 - beyond
  return Math.min(room / (cards + gaps * GAP.share), (room - gaps * leastGap) / cards)
}

interface Candidate extends LineLayout {
  readonly letters: number
  /** Of all rows, in pixels. */
  readonly total: number
}

/** How many heights of a card so many rows take. */
function inCardsOf({ deepest, inRow }: LineExtent, rows: number): number {
  const rowHigh = HIGH.row + (inRow ? 0 : HIGH.lift) + (deepest - 1) * HIGH.level
  return rows * rowHigh + (rows - 1) * HIGH.between
}

/** Every way to break it into rows as long as each other. */
function breakingsOf({ places, inRow }: LineExtent): readonly Breaking[] {
  const counts = Array.from({ length: Math.max(1, places) }, (_, index) => index + 1)
  const perRows = new Set(counts.map((rows) => Math.ceil(places / rows) || 1))
  return [...perRows].map((perRow) => ({
    perRow,
    rows: Math.max(1, Math.ceil(places / perRow)),
    reachesBeyond: !inRow,
  }))
}

function candidatesOf(room: LineRoom, extent: LineExtent): readonly Candidate[] {
  const fits = CARDS.map(({ shape }) =>
    Math.min(...extent.fronts.map((front) => fittingLetters(front, SHAPES[shape]))),
  )
  return breakingsOf(extent).flatMap((breaking) => {
    const { perRow } = breaking
    const inCards = inCardsOf(extent, breaking.rows)
    return CARDS.map((card, index) => {
      const widest = byWidth(room.wide - EDGES, breaking, card.wide)
      const highest = ((room.high ?? Infinity) - EDGES) / inCards
      const high = Math.max(CARD.least, Math.min(CARD.most, widest, highest))
      const width = high * card.wide
      const letters = Math.min((fits[index] ?? 0) * LETTERS.share, LETTERS.largest) * width
      const hasWords = width >= CARD.leastWithWords && letters >= LETTERS.least && widest >= high
      const layout = { perRow, high, wide: card.wide, letters, total: inCards * high }
      return hasWords ? { ...layout, shape: card.shape } : layout
    })
  })
}

function bestOf(
  candidates: readonly Candidate[],
  worth: (candidate: Candidate) => number,
): Candidate | undefined {
  return [...candidates].sort((one, other) => worth(other) - worth(one))[0]
}

/** With pictures alone: squares, as large as they can be; where they are as low as that, no years stand between them. */
function pictures(room: LineRoom, extent: LineExtent): LineLayout | undefined {
  const layouts = breakingsOf(extent).map((breaking): LineLayout => {
    const highest = ((room.high ?? Infinity) - EDGES) / inCardsOf(extent, breaking.rows)
    const highWith = (leastGap: number): number =>
      Math.min(CARD.most, highest, byWidth(room.wide - EDGES, breaking, 1, leastGap))
    const withSpans = highWith(GAP.least)
    const high = withSpans < WITH_SPANS ? Math.min(highWith(0), WITH_SPANS - 1) : withSpans
    return { perRow: breaking.perRow, high, wide: 1 }
  })
  const largest = [...layouts].sort((one, other) => other.high - one.high)[0]
  return largest && largest.high >= CARD.leastPicture ? largest : undefined
}

/** How a line lies in its room: with all its words in the largest letters, as flat as can be where it may be as high as it wants; else with pictures. */
export function layOutLine(room: LineRoom, extent: LineExtent): LineLayout {
  const all = candidatesOf(room, extent)
  const worded = all.filter(({ shape }) => shape !== undefined)
  const inSight = worded.filter(({ total }) => total <= (room.high ?? Infinity))
  const best =
    room.high === undefined
      ? bestOf(worded, ({ total }) => -total)
      : bestOf(inSight, ({ letters, high }) => Math.min(letters, LETTERS.most) + high / 1000)
  return best ?? pictures(room, extent) ?? SMALLEST
}

/** In which row and column a piece of the line lies: each place in a column of its own, the gap after it beside it. One place below the other, a gap shares the row of the place after it, above which its card lies: read from top to bottom the line is in order. */
export function cellOf(
  { kind, at }: { readonly kind: 'place' | 'gap'; readonly at: number },
  { perRow, places }: { readonly perRow: number; readonly places: number },
): { readonly row: number; readonly column: number } {
  const before = Math.max(0, at - 1)
  const beside = perRow === 1 ? Math.max(0, Math.min(at, places - 1)) : before
  const place = kind === 'place' ? at : beside
  const row = Math.floor(place / perRow) + 1
  if (kind === 'place') return { row, column: 2 * (place % perRow) + 2 }
  return { row, column: at === 0 ? 1 : 2 * (before % perRow) + 3 }
}
