/** How large the words of a card can be: set line by line by the widths of their letters, without a page to measure on. */
import { hasName } from './longWords'

/** In thousandths of the letter size, at the weight of the cards; each group by its widest. */
const WIDTHS: Readonly<Record<number, string>> = {
  0: '\u00ad',
  200: ' ',
  280: ".,:;'‘’",
  340: 'iljíìïî',
  375: 'ftIJ"()/',
  430: '1!-„“”',
  460: 'crsç',
  512: 'ez357«»éèêë',
  535: 'ag2689?áàâåä',
  556: 'ovxySóòôöø',
  595: 'bdqukF–üúùû',
  635: 'hnpPEZTY04ñ',
  660: 'BCß',
  722: 'AKUVRGXÄÜæ',
  770: 'DNOQHÖ&',
  810: 'wœ',
  1000: 'mMW%',
}
const WIDTH_OF = new Map(
  Object.entries(WIDTHS).flatMap(([width, letters]) =>
    [...letters].map((letter) => [letter, Number(width) / 1000] as const),
  ),
)
const UNKNOWN = 0.65
const [SPACE, HYPHEN] = [0.2, 0.43]
/** From one line to the next, in letter sizes; the cards are set with it. */
const LEADING = 1.1
/** What a browser rounds. */
const SLACK = 0.985
const SOFT_HYPHEN = '\u00ad'
/** Letters that are tried, as shares of the width of a box. */
const [LARGEST, SMALLEST] = [0.3, 0.04]
/** What is read on a high card of a small phone. */
const LEAST_HIGH = 0.15
/** So much smaller letters may be than with words in parts, for words that are whole, and for names that are. */
const [LEAST_WHOLE, LEAST_NAMED] = [0.7, 0.55]

function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (WIDTH_OF.get(letter) ?? UNKNOWN), 0)
}

/** What can stand on a line of its own: a part of a word that lies between the places where it may be parted. */
interface Part {
  readonly width: number
  /** After it, if the line ends there. */
  readonly hyphen: number
}

/** A word: whole as long as a line has room for it. */
interface Word {
  readonly width: number
  readonly parts: readonly Part[]
  readonly isName: boolean
}

function wordsOf(text: string): readonly Word[] {
  return text.split(/\s+/u).map((word) => {
    const pieces = word.split(new RegExp(`${SOFT_HYPHEN}|(?<=[-–])`, 'u'))
    const parts = pieces.map((piece, index) => ({
      width: widthOf(piece),
      hyphen: index === pieces.length - 1 || /[-–]$/u.test(piece) ? 0 : HYPHEN,
    }))
    return { width: widthOf(word), parts, isName: hasName(word) }
  })
}

/** How many lines the parts of a word take that begins on a line of its own; Infinity: one alone is too wide. */
function linesOfParted(parts: readonly Part[], room: number): number {
  let lines = 1
  let used = 0
  for (const { width, hyphen } of parts) {
    if (width + hyphen > room) return Infinity
    const isFull = used + width + hyphen > room
    lines += isFull ? 1 : 0
    used = isFull ? width : used + width
  }
  return lines
}

/** Which words may be parted where they are too wide. */
type MayPart = (word: Word) => boolean

/** How many lines they take; Infinity: one alone is too wide. A word goes to the next line rather than into parts. */
function linesOf(words: readonly Word[], room: number, mayPart: MayPart): number {
  let lines = 1
  let used = 0
  for (const word of words) {
    const next = used === 0 ? word.width : used + SPACE + word.width
    if (word.width > room) {
      // What has to be parted has its lines for itself.
      lines +=
        (used === 0 ? 0 : 1) + (mayPart(word) ? linesOfParted(word.parts, room) : Infinity) - 1
      used = room
    } else if (next > room) {
      lines += 1
      used = word.width
    } else used = next
  }
  return lines
}

function lettersFor(words: readonly Word[], shape: number, mayPart: MayPart): number {
  for (let size = LARGEST; size > SMALLEST; size *= 0.985) {
    if (linesOf(words, SLACK / size, mayPart) * LEADING * size <= 1 / shape) return size
  }
  return SMALLEST
}

/** The largest letters, as a share of the width of a box, with which a text fits into it, however its words are parted for that; `shape` is its width for a height of 1. */
export function largestLetters(text: string, shape: number): number {
  return lettersFor(wordsOf(text), shape, () => true)
}

/** The letters with which a text is set there: rather smaller ones than a word in parts, and for a name still smaller ones. */
export function fittingLetters(text: string, shape: number): number {
  const words = wordsOf(text)
  const largest = lettersFor(words, shape, () => true)
  if (!words.some(({ parts }) => parts.length > 1)) return largest
  const whole = lettersFor(words, shape, ({ parts }) => parts.every(({ hyphen }) => hyphen === 0))
  if (whole >= LEAST_WHOLE * largest) return whole
  const named = lettersFor(words, shape, ({ isName }) => !isName)
  return named >= LEAST_NAMED * largest ? named : largest
}

/** So long that on the cards of a small phone not even the smallest letters leave every long word a line for itself: there they are parted where a line ends. */
export function isTight(text: string): boolean {
  return largestLetters(text, SHAPES.high) < LEAST_HIGH
}

/** Shapes of the boxes that words stand in, as the style of the cards calls them: their width for a height of 1. */
export const SHAPES = {
  steep: 0.58,
  high: 0.8,
  tall: 1.05,
  even: 1.4,
  wide: 2.05,
  broad: 2.8,
  flat: 3.9,
} as const
/** One of them. */
export type Shape = keyof typeof SHAPES

/** The letters of a text in boxes of all these shapes, as properties of CSS: shares of the width of the box. */
export function fittingStyle(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(SHAPES).map(([name, shape]) => [
      `--fit-${name}`,
      fittingLetters(text, shape).toFixed(4),
    ]),
  )
}
