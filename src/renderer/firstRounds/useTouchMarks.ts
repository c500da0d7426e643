/** Follows what is to be touched next on a board: it moves, comes and goes with every choice, and no game says so. */
import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue'
import { arrowPlaceOf, type ArrowPlace } from './arrowPlace'
import { heldOn, nextTouched, type Touch } from './touch'

/** Where a mark lies in the window, in pixels, and how it leans. */
export interface TouchMark {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** In degrees: cards of a fan lean. */
  readonly lean: number
  /** As CSS gives it: the corners of what is marked. */
  readonly corners: string
  readonly arrow: ArrowPlace
}

/** What is followed. */
export interface TouchMarksOptions {
  readonly board: () => HTMLElement | null
  /** What the step waits for; another list for every step. Empty: nothing, or not yet. */
  readonly touches: () => readonly Touch[]
  /** What is chosen is not what the step wants: then nothing leads to where it is confirmed. */
  readonly isElsewhere: () => boolean
}

/** Milliseconds between two looks; the mark glides in between. */
const LOOK = 80
/** More marks than so many lie around all of it together, e.g. around a hand. */
const MANY = 5

function leanOf(one: Element, board: Element): number {
  let lean = 0
  for (let at: Element | null = one; at && at !== board; at = at.parentElement) {
    lean += Number.parseFloat(getComputedStyle(at).rotate) || 0
  }
  return lean
}

/** How much of the right of a card of the hand lies under the next one, in pixels. */
function coveredOf(one: HTMLElement, board: Element): number {
  const { left, right, top, bottom } = one.getBoundingClientRect()
  const held = heldOn(board)
  const at = held.indexOf(one)
  const next = at < 0 ? undefined : held[at + 1]?.getBoundingClientRect()
  if (!next || next.top >= bottom || next.bottom <= top || next.left <= left) return 0
  return Math.max(0, right - next.left)
}

/** Around its middle as large as it is laid out, since the box of what leans is larger, and no wider than what is seen of it. */
function markOf(one: HTMLElement, board: Element): TouchMark {
  const box = one.getBoundingClientRect()
  const lean = leanOf(one, board)
  const [whole, height] = lean === 0 ? [box.width, box.height] : [one.offsetWidth, one.offsetHeight]
  const left = box.left + (box.width - whole) / 2
  const width = whole - coveredOf(one, board)
  const top = box.top + (box.height - height) / 2
  const corners = getComputedStyle(one).borderRadius
  const arrow = arrowPlaceOf({ left, top, width, height })
  return { left, top, width, height, lean, corners, arrow }
}

function aroundAll(all: readonly HTMLElement[]): TouchMark {
  const boxes = all.map((one) => one.getBoundingClientRect())
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const width = Math.max(...boxes.map((box) => box.right)) - left
  const height = Math.max(...boxes.map((box) => box.bottom)) - top
  const arrow = arrowPlaceOf({ left, top, width, height })
  return { left, top, width, height, lean: 0, corners: '0.6rem', arrow }
}

/** Whether its middle can be seen in all that is scrolled around it. */
function isInSight(one: HTMLElement, board: Element): boolean {
  const { left, top, width, height } = one.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  for (let at = one.parentElement; at && at !== board; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at)
    const box = at.getBoundingClientRect()
    if (overflowX !== 'visible' && (x < box.left || x > box.right)) return false
    if (overflowY !== 'visible' && (y < box.top || y > box.bottom)) return false
  }
  return true
}

/** The marks, as long as the component lives. */
export function useTouchMarks({
  board,
  touches,
  isElsewhere,
}: TouchMarksOptions): Readonly<ShallowRef<readonly TouchMark[]>> {
  const marks = shallowRef<readonly TouchMark[]>([])
  let heldAtFirst = 0
  let marked: readonly HTMLElement[] = []

  function next(on: HTMLElement): readonly HTMLElement[] {
    const found = nextTouched(on, touches(), heldAtFirst)
    const isConfirming =
      touches().length > 1 && found.some((one) => one.dataset['touch'] === 'confirm')
    return isElsewhere() && isConfirming ? [] : found
  }
  function mark(found: readonly HTMLElement[]): void {
    for (const one of marked) delete one.dataset['touchNext']
    for (const one of found) one.dataset['touchNext'] = ''
    const [first] = found
    // Once for each: whoever scrolls on is not brought back.
    if (first && !marked.includes(first) && board()) {
      const on = board() ?? first
      if (!isInSight(first, on)) first.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    marked = found
  }
  function look(): void {
    const on = board()
    if (!on) return
    const found = next(on)
    mark(found)
    const seen = found.filter((one) => isInSight(one, on))
    const now = seen.length > MANY ? [aroundAll(seen)] : seen.map((one) => markOf(one, on))
    if (JSON.stringify(now) !== JSON.stringify(marks.value)) marks.value = now
  }
  watch(
    touches,
    () => {
      const on = board()
      heldAtFirst = on ? heldOn(on).length : 0
      look()
    },
    { flush: 'post', immediate: true },
  )
  const timer = setInterval(look, LOOK)
  onScopeDispose(() => {
    clearInterval(timer)
    mark([])
  })
  return marks
}
