/** How many cards lie side by side in a hand, and how far apart, so that each keeps a strip that a finger can hit. */

/** What a hand has room for; all lengths in pixels. */
export interface FanRoom {
  readonly cards: number
  readonly width: number
  readonly cardWidth: number
  /** The narrowest strip of a covered card. */
  readonly touch: number
  /** Gap between cards that need not overlap. */
  readonly gap: number
}

/** The arrangement of a hand. */
export interface Fan {
  readonly rows: number
  readonly perRow: number
  /** From one card's left edge to the next one's. */
  readonly step: number
}

/** Arranges a hand: one row as long as every card keeps its strip, otherwise equal rows. */
export function arrangeFan(room: FanRoom): Fan {
  const wide = room.cardWidth + room.gap
  const most = Math.max(1, Math.floor((room.width - room.cardWidth) / room.touch) + 1)
  const rows = Math.max(1, Math.ceil(room.cards / most))
  const perRow = Math.max(1, Math.ceil(room.cards / rows))
  const space = perRow > 1 ? (room.width - room.cardWidth) / (perRow - 1) : wide
  return { rows, perRow, step: Math.max(0, Math.min(wide, Math.floor(space))) }
}
