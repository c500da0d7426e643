/** How large the words of a card can be: set line by line by the widths of their letters, without a page to measure on. */

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

function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (WIDTH_OF.get(letter) ?? UNKNOWN), 0)
}

/** Parts that can stand on a line of their own: words, and what lies between the places where a long one may be parted. */
interface Part {
  readonly width: number
  /** Before it, if it follows on the same line. */
  readonly space: number
  /** After it, if the line ends there. */
  readonly hyphen: number
}

function partsOf(text: string): readonly Part[] {
  return text.split(/\s+/u).flatMap((word) => {
    const pieces = word.split(new RegExp(`${SOFT_HYPHEN}|(?<=[-–])`, 'u'))
    return pieces.map((piece, index) => ({
      width: widthOf(piece),
      space: index === 0 ? SPACE : 0,
      hyphen: index === pieces.length - 1 || /[-–]$/u.test(piece) ? 0 : HYPHEN,
    }))
  })
}

/** How many lines they take; Infinity: one alone is too wide. */
function linesOf(parts: readonly Part[], room: number): number {
  let lines = 1
  let used = 0
  for (const { width, space, hyphen } of parts) {
    if (width + hyphen > room) return Infinity
    const next = used === 0 ? width : used + space + width
    const isFull = next + hyphen > room
    lines += isFull ? 1 : 0
    used = isFull ? width : next
  }
  return lines
}

/** The largest letters, as a share of the width of a box, with which a text fits into it; `shape` is its width for a height of 1. */
export function fittingLetters(text: string, shape: number): number {
  const parts = partsOf(text)
  for (let size = 0.3; size > 0.04; size *= 0.985) {
    if (linesOf(parts, SLACK / size) * LEADING * size <= 1 / shape) return size
  }
  return 0.04
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
