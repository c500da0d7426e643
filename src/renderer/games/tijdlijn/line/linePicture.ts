/** The whole line as a picture to keep: where everything stands, and how it gets onto a canvas. */
import type { TijdlijnView } from '../../../../games/tijdlijn/outside/contract'
import type { Translate } from '../../../wording/translate'
import { lineItems } from './lineItems'
import { joinNames } from '../../../speech/listener/listener'
import { scoreName, yearName } from '../voice/names'
import { pictogramOf } from '../prints/pictograms'
import { rankNow } from '../score/tally'

/** A card of the picture, in pixels from its upper left corner. */
export interface PictureTile {
  readonly x: number
  readonly y: number
  readonly year: string
  readonly text: string
  readonly picture: string
  /** It lies in a gap. */
  readonly slotted: boolean
}

/** The picture before it is drawn. */
export interface LinePicture {
  readonly width: number
  readonly height: number
  readonly title: string
  /** When it was laid, and by whom. */
  readonly evening: string
  readonly foot: string
  readonly tiles: readonly PictureTile[]
}

/** Pixels. */
const TILE = { wide: 200, high: 214, gap: 22, lift: 26 }
const PER_ROW = 7
const EDGE = 40
const HEAD = 92
const FOOT = 44
const BAND = 44
/** Of a card's words: where they begin under the band, and what they may take up. */
const WORDS = { top: 90, wide: TILE.wide - 16, high: TILE.high - BAND - 72 }
/** Of their letters: the largest in which they fit, or the last. */
const LETTERS = [17, 15, 13, 11] as const
const LINE_HEIGHT = 1.24

function titleOf(view: TijdlijnView, t: Translate): string {
  const rank = rankNow(view)
  return [
    t('tijdlijnTable.line.title'),
    ...(view.score === undefined ? [] : [scoreName(view.score, t)]),
    ...(rank === undefined ? [] : [t(`tijdlijnTable.rank.${rank}`)]),
  ].join(' · ')
}

/** What a picture that is looked at years later has to say of its evening. */
export interface LineEvening {
  readonly names: readonly string[]
  readonly on: Date
}

function eveningText({ names, on }: LineEvening, t: Translate): string {
  const date = new Intl.DateTimeFormat(t('table.locale'), { dateStyle: 'long' }).format(on)
  return `${date} · ${joinNames(names, t)}`
}

/** Where everything stands: rows from left to right, what lies in a gap a little higher. */
export function linePicture(view: TijdlijnView, evening: LineEvening, t: Translate): LinePicture {
  const cards = lineItems(view).flatMap(({ kind, cards }) =>
    cards.map((card) => ({ card, slotted: kind === 'gap' })),
  )
  const tiles = cards.map(({ card, slotted }, index): PictureTile => {
    const [column, row] = [index % PER_ROW, Math.floor(index / PER_ROW)]
    return {
      x: EDGE + column * (TILE.wide + TILE.gap),
      y: HEAD + row * (TILE.high + TILE.gap + TILE.lift) + (slotted ? 0 : TILE.lift),
      year: yearName(card.back.year, t),
      text: card.front,
      picture: card.picture,
      slotted,
    }
  })
  const rows = Math.ceil(cards.length / PER_ROW)
  return {
    width: EDGE * 2 + PER_ROW * (TILE.wide + TILE.gap) - TILE.gap,
    height: HEAD + rows * (TILE.high + TILE.gap + TILE.lift) + FOOT,
    title: titleOf(view, t),
    evening: eveningText(evening, t),
    foot: `Stammtisch · ${t('tijdlijnTable.result.notice')}`,
    tiles,
  }
}

/** The words of a text in lines of this width at most. */
export function wrapText(
  text: string,
  width: number,
  widthOf: (line: string) => number,
): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = `${last ?? ''} ${word}`
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The words of a card as they fit on it. */
export interface FittedText {
  /** Of the letters, in pixels. */
  readonly size: number
  readonly lines: readonly string[]
}

/** The words of a card in the largest letters in which they fit; `widthOf` measures a line in letters of that size. */
export function fitText(text: string, widthOf: (line: string, size: number) => number): FittedText {
  let fitted: FittedText = { size: LETTERS[0], lines: [] }
  for (const size of LETTERS) {
    const lines = wrapText(text, WORDS.wide, (line) => widthOf(line, size))
    fitted = { size, lines }
    const isLow = lines.length * size * LINE_HEIGHT <= WORDS.high
    if (isLow && lines.every((line) => widthOf(line, size) <= WORDS.wide)) return fitted
  }
  return fitted
}

const COLOURS = {
  cloth: '#ece2cd',
  rail: '#a8412c',
  card: '#f8efd9',
  slotted: '#e3d2ac',
  line: '#2b1f16',
}
const FACES = { text: 'Vollkorn, Georgia, serif', numeral: '"Alfa Slab One", Georgia, serif' }

function drawPictogram(
  to: CanvasRenderingContext2D,
  { x, y, picture, slotted }: PictureTile,
): void {
  const size = 62
  to.save()
  to.translate(x + (TILE.wide - size) / 2, y + BAND + 8)
  to.scale(size / 100, size / 100)
  for (const { path, ink } of pictogramOf(picture)) {
    to.fillStyle = ink === 'key' ? COLOURS.line : COLOURS[slotted ? 'slotted' : 'card']
    to.fill(new Path2D(path))
  }
  to.restore()
}

function wordsFont(size: number): string {
  return `600 ${String(size)}px ${FACES.text}`
}

function drawTile(to: CanvasRenderingContext2D, tile: PictureTile): void {
  const { x, y, year, text, slotted } = tile
  to.fillStyle = COLOURS[slotted ? 'slotted' : 'card']
  to.fillRect(x, y, TILE.wide, TILE.high)
  to.fillStyle = COLOURS.line
  to.fillRect(x, y, TILE.wide, BAND)
  to.strokeStyle = COLOURS.line
  to.strokeRect(x, y, TILE.wide, TILE.high)
  drawPictogram(to, tile)
  to.textAlign = 'center'
  to.fillStyle = COLOURS.card
  to.font = `26px ${FACES.numeral}`
  to.fillText(year, x + TILE.wide / 2, y + 31, TILE.wide - 16)
  to.fillStyle = COLOURS.line
  const { size, lines } = fitText(text, (line, letters) => {
    to.font = wordsFont(letters)
    return to.measureText(line).width
  })
  to.font = wordsFont(size)
  lines.forEach((line, index) => {
    const below = BAND + WORDS.top + index * size * LINE_HEIGHT
    to.fillText(line, x + TILE.wide / 2, y + below, TILE.wide - 12)
  })
}

function drawRails(to: CanvasRenderingContext2D, { tiles, width }: LinePicture): void {
  to.fillStyle = COLOURS.rail
  for (const y of new Set(tiles.map((tile) => tile.y + (tile.slotted ? TILE.lift : 0)))) {
    to.fillRect(EDGE / 2, y + TILE.high / 2, width - EDGE, 4)
  }
}

/** Draws the picture; the canvas is as large as it says. */
export function drawLinePicture(to: CanvasRenderingContext2D, picture: LinePicture): void {
  const { width, height, title, evening, foot, tiles } = picture
  to.fillStyle = COLOURS.cloth
  to.fillRect(0, 0, width, height)
  drawRails(to, picture)
  to.textAlign = 'left'
  to.fillStyle = COLOURS.line
  to.font = `36px ${FACES.numeral}`
  to.fillText(title, EDGE, 54, width - EDGE * 2)
  to.font = `18px ${FACES.text}`
  to.fillText(evening, EDGE, 82, width - EDGE * 2)
  to.fillText(foot, EDGE, height - 22, width - EDGE * 2)
  for (const tile of tiles) drawTile(to, tile)
}
