/** Where the arrow at a mark of a first round points from: it never lies on words. */

/** Above what it points to, below it, or nowhere: the ring alone says it then. */
export type ArrowPlace = 'above' | 'below' | 'none'

/** A box in the window, in pixels. */
export interface ArrowBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Pixels: how wide and high the arrow is, and how far from what it points to, as its style gives them. */
const [WIDE, HIGH, APART] = [18, 12, 4]
/** Pixels that lines of text keep empty above and below their letters. */
const LEADING = 2

/** Whether letters of its own lie in the box. */
function hasWordsIn(one: Element, { left, top, width, height }: ArrowBox): boolean {
  const range = document.createRange()
  for (const node of one.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') continue
    range.selectNodeContents(node)
    for (const line of range.getClientRects()) {
      const isBeside = line.right <= left || line.left >= left + width
      const isOver = line.bottom - LEADING <= top || line.top + LEADING >= top + height
      if (!isBeside && !isOver) return true
    }
  }
  return false
}

/** Whether the box lies in the window and on no words that are seen there. */
function isFree(box: ArrowBox): boolean {
  const { left, top, width, height } = box
  if (top < 0 || top + height > window.innerHeight) return false
  const across = [left + 1, left + width / 2, left + width - 1]
  const down = [top + 1, top + height / 2, top + height - 1]
  const found = across.flatMap((x) => down.flatMap((y) => document.elementsFromPoint(x, y)))
  return ![...new Set(found)].some((one) => hasWordsIn(one, box))
}

/** The first place in which the arrow at a mark covers no words. */
export function arrowPlaceOf({ left, top, width, height }: ArrowBox): ArrowPlace {
  const at = { left: left + (width - WIDE) / 2, width: WIDE, height: HIGH }
  if (isFree({ ...at, top: top - APART - HIGH })) return 'above'
  return isFree({ ...at, top: top + height + APART }) ? 'below' : 'none'
}
