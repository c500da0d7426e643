/** How the cards of a hand lie: how large, in how many rows, and how far apart, so that a part of each can be hit. */

/** What a hand has room for; all lengths in pixels. */
export interface FanRoom {
  readonly cards: number
  readonly width: number
  readonly height: number
  /** The strip of a covered card that one would like to have. */
  readonly touch: number
  /** Gap between cards that need not overlap. */
  readonly gap: number
  /** A card is never wider than this. */
  readonly widest: number
  /** A card gets as narrow as this before it lies on another; absent: it lies on another first. */
  readonly narrowest?: number | undefined
  /** Of cards that are all to be read, so much of each may lie under the next, from 0 to 1; absent: none. */
  readonly covered?: number | undefined
}

/** The arrangement of a hand; all lengths in pixels. */
export interface Fan {
  readonly cardWidth: number
  readonly rows: number
  readonly perRow: number
  /** From one card's left edge to the next one's. */
  readonly step: number
  /** From one row's upper edge to the next one's. */
  readonly rowStep: number
  /** Of all rows together. */
  readonly height: number
}

/** A narrower strip cannot be hit. */
export const NARROWEST_STRIP = 25
/** What is seen of a card that a lower row covers, as a share of its height. */
const SHARE_OF_ROW = 0.42
const MOST_ROWS = 3
/** The height of a card in its width. */
export const HEIGHT_OF_CARD = 1.5
const NARROWEST_CARD = 40

function fanOf(room: FanRoom, rows: number): Fan {
  const perRow = Math.max(1, Math.ceil(room.cards / rows))
  const heights = HEIGHT_OF_CARD * (1 + SHARE_OF_ROW * (rows - 1))
  const cardWidth = Math.max(
    NARROWEST_CARD,
    Math.floor(Math.min(room.widest, room.height / heights, room.width)),
  )
  const wide = cardWidth + room.gap
  const space = perRow > 1 ? (room.width - cardWidth) / (perRow - 1) : wide
  const cardHeight = cardWidth * HEIGHT_OF_CARD
  const rowStep = cardHeight * SHARE_OF_ROW
  return {
    cardWidth,
    rows,
    perRow,
    step: Math.max(0, Math.min(wide, Math.floor(space))),
    rowStep,
    height: cardHeight + rowStep * (rows - 1),
  }
}

/** All beside each other, if that does not make them too narrow. */
function fanApart(room: FanRoom): Fan | undefined {
  const cards = Math.max(1, room.cards)
  const share = (room.width - room.gap * (cards - 1)) / cards
  const width = Math.min(room.widest, room.height / HEIGHT_OF_CARD, share)
  const cardWidth = Math.floor(width)
  const height = cardWidth * HEIGHT_OF_CARD
  const isWideEnough = room.narrowest !== undefined && cardWidth >= room.narrowest
  const [step, rowStep] = [cardWidth + room.gap, height * SHARE_OF_ROW]
  return isWideEnough ? { cardWidth, rows: 1, perRow: cards, step, rowStep, height } : undefined
}

/** Arranges a hand in as few rows as leave a strip of every card that one likes to hit; at worst one that can be hit. */
export function arrangeFan(room: FanRoom): Fan {
  const fans = Array.from({ length: MOST_ROWS }, (_, index) => fanOf(room, index + 1))
  const liked = fans.slice(0, 2).find(({ step }) => step >= room.touch)
  const possible = fans.find(({ step }) => step >= NARROWEST_STRIP)
  return fanApart(room) ?? liked ?? possible ?? fanOf(room, MOST_ROWS)
}

/** So much of a card, its foot, may lie under the next row: what is read stands above it. */
const FOOT = 0.3
/** A wider strip of a card is hit no better, and shows its letter. */
const WIDE_STRIP = 44

/** How wide cards in so many rows are by the height: where a part of them may be covered, a row lies on the foot of the one above before they get narrower than a finger. */
function widthByHeight({ height, gap, covered }: FanRoom, rows: number): number {
  const apart = (height - gap * (rows - 1)) / (HEIGHT_OF_CARD * rows)
  if (covered === undefined || apart >= WIDE_STRIP) return apart
  const onFeet = height / (HEIGHT_OF_CARD * (1 + (rows - 1) * (1 - FOOT)))
  return Math.max(apart, Math.min(WIDE_STRIP, onFeet))
}

function wholeOf(room: FanRoom, rows: number): Fan {
  const { cards, width, height, gap, widest, covered } = room
  const perRow = Math.max(1, Math.ceil(cards / rows))
  const ofWidth =
    covered === undefined
      ? (width - gap * (perRow - 1)) / perRow
      : width / (1 + (perRow - 1) * (1 - covered))
  const fitting = Math.floor(Math.min(widest, widthByHeight(room, rows), ofWidth))
  const cardWidth = Math.max(NARROWEST_STRIP, fitting)
  const cardHeight = cardWidth * HEIGHT_OF_CARD
  const between = rows > 1 && covered !== undefined ? (height - cardHeight) / (rows - 1) : Infinity
  const rowStep = Math.min(cardHeight + gap, Math.max(between, cardHeight * (1 - FOOT)))
  const fan = { cardWidth, rows, perRow, step: cardWidth + gap, rowStep, height }
  return covered === undefined ? fan : spreadOut(fan, room)
}

/** As many cards as there are, as far apart as they have room; their size stays. */
export function spreadOut(fan: Fan, { cards, width, gap }: FanRoom): Fan {
  const { cardWidth, perRow } = fan
  const beside = Math.min(cards, perRow) - 1
  const room = beside > 0 ? Math.floor((width - cardWidth) / beside) : cardWidth + gap
  return { ...fan, step: Math.min(cardWidth + gap, room) }
}

/** How wide the strip of a card is that no neighbour covers. */
function stripOf({ cardWidth, step }: Fan): number {
  return Math.min(cardWidth, step, WIDE_STRIP)
}

/** Arranges a hand of which no card covers another, or little of it, in as many rows as leave most of a card to hit and make its cards largest; it takes the whole height. */
export function arrangeWhole(room: FanRoom): Fan {
  const [first = wholeOf(room, 1), ...more] = Array.from({ length: MOST_ROWS }, (_, index) =>
    wholeOf(room, index + 1),
  )
  return more.reduce((best, fan) => {
    const easier = stripOf(fan) - stripOf(best)
    return easier > 0 || (easier === 0 && fan.cardWidth > best.cardWidth) ? fan : best
  }, first)
}

/** Pixels that a card with a picture and a sentence needs, if there is room, however narrow it is. */
const READABLE_HEIGHT = 140

/** Arranges what is left of a hand in the height of the full one: fewer cards are wider, and no higher; so are all where they cannot be high enough. */
export function levelFan(room: FanRoom, full: Fan): Fan {
  const fan = arrangeFan(room)
  const height = Math.min(room.height, Math.max(full.height, READABLE_HEIGHT))
  if (full.rows > 1 || fan.rows > 1) return fan
  if (height >= READABLE_HEIGHT) return { ...fan, height }
  const share = (room.width - room.gap * (full.perRow - 1)) / full.perRow
  const cardWidth = Math.max(fan.cardWidth, Math.floor(Math.min(share, height)))
  return { ...fan, cardWidth, step: cardWidth + room.gap, height }
}
