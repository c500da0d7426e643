/** Where over a table something can lie without hiding what is asked. */
import { onMounted, onScopeDispose, shallowRef, type ShallowRef } from 'vue'

/** A part of the page, in pixels from its edges. */
export interface FreeRoom {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What is done in it, beside looking at it. */
export type RoomUse = 'reads' | 'writes'

/** Pixels below which nothing can be read: then it lies over the question after all. */
const LEAST_HEIGHT = 180
const LEAST_WIDTH = 240
/** Pixels in which one reads more than a few lines. */
const ENOUGH_TO_READ = 260
/** The same above a question, which can wait: a few more lines than the question itself is high. */
const ENOUGH_ABOVE = 340
/** What one writes with, and a line or two that were said. */
const LEAST_TO_WRITE = 216
/** Where nothing is asked and nobody has a hand, so much of the table is taken. */
const SHARE = 0.6

/** Above a question: what is read takes the whole height where that is little; what is written takes the bar above the table, and the question stays in sight with its clock. */
function roomAbove(ask: DOMRect, { left, top, width, height }: DOMRect, use?: RoomUse): FreeRoom {
  if (use === 'writes') {
    const above = Math.max(0, Math.min(top, ask.top - LEAST_TO_WRITE))
    return { left, top: above, width, height: Math.max(LEAST_HEIGHT, ask.top - above) }
  }
  const above = ask.top - top
  const isLow = use === 'reads' && above < ENOUGH_ABOVE
  return { left, top, width, height: isLow ? height : Math.max(LEAST_HEIGHT, above) }
}

/** The room of a table beside its question, where that stands at its side (the hand stays free too), or above it; all of it down to the hand where nothing is asked. In a low window what is read takes its whole height, and lies over the hand, on a small phone over the question too; what is written never does. */
export function freeRoom(
  table: DOMRect,
  ask: DOMRect | undefined,
  hand?: DOMRect,
  use?: RoomUse,
): FreeRoom {
  const { left, top, width, height } = table
  const isLow = use === 'reads' && hand !== undefined && hand.top - top < ENOUGH_TO_READ
  if (!ask || ask.height === 0) {
    if (isLow) return { left, top, width, height }
    const down = hand && hand.height > 0 ? hand.top - top : height * SHARE
    return { left, top, width, height: Math.max(LEAST_HEIGHT, down) }
  }
  const aside = ask.left - left
  if (aside > width * 0.3) {
    const above = hand && !isLow ? Math.max(LEAST_HEIGHT, hand.top - top) : height
    return { left, top, width: Math.max(LEAST_WIDTH, aside), height: above }
  }
  return roomAbove(ask, table, use)
}

/** Whether what lies there covers the table from edge to edge, with what is asked on it. */
export function coversTable(room: FreeRoom, table: Pick<DOMRect, 'width' | 'height'>): boolean {
  return room.width >= table.width - 1 && room.height >= table.height - 1
}

/** The room as it is now; undefined before it has been measured. */
export function useFreeRoom(
  box: () => HTMLElement | null,
  use: () => RoomUse | undefined = () => undefined,
): Readonly<ShallowRef<FreeRoom | undefined>> {
  const room = shallowRef<FreeRoom>()
  const watching = new ResizeObserver(measure)
  const asked = new MutationObserver(measure)

  function measure(): void {
    const table = box()
    if (!table) return
    const [ask, hand] = [table.querySelector('.cloth > .ask'), table.querySelector('.room > .own')]
    if (ask) {
      watching.observe(ask)
      asked.observe(ask, { childList: true, subtree: true })
    }
    // What only tells how it goes may be covered: nothing there can be pressed.
    const question = ask?.querySelector('button, input, a') ? ask : undefined
    const parts = [question?.getBoundingClientRect(), hand?.getBoundingClientRect()] as const
    room.value = freeRoom(table.getBoundingClientRect(), ...parts, use())
  }
  onMounted(() => {
    const table = box()
    if (table) watching.observe(table)
    measure()
  })
  onScopeDispose(() => {
    watching.disconnect()
    asked.disconnect()
  })
  return room
}
