/** Keeps the letter that is being chosen in sight where a word is longer than its row, and tells on which sides more of it lies. */
import { onMounted, onScopeDispose, ref, watch, type Ref } from 'vue'

/** What is followed. */
export interface FollowedSlotsOptions {
  /** The box that scrolls; its children are the letters. */
  readonly list: Readonly<Ref<HTMLElement | null>>
  /** The place that has to be seen, counted from 0. */
  readonly place: () => number
}

/** Whether letters lie beyond the edges of the box. */
export interface HiddenSlots {
  readonly before: boolean
  readonly after: boolean
}

/** Pixels of a letter that may lie beyond an edge without counting. */
const SLACK = 2

/** Scrolls as long as the component lives. */
export function useFollowedSlots({
  list,
  place,
}: FollowedSlotsOptions): Readonly<Ref<HiddenSlots>> {
  const hidden = ref<HiddenSlots>({ before: false, after: false })
  function measure(): void {
    const box = list.value
    if (!box) return
    const { scrollLeft, scrollWidth, clientWidth } = box
    const right = scrollWidth - clientWidth - scrollLeft
    // Where nothing scrolls, what stands out of the box is seen.
    const isCut = getComputedStyle(box).overflowX !== 'visible'
    hidden.value = { before: isCut && scrollLeft > SLACK, after: isCut && right > SLACK }
  }
  function follow(): void {
    const box = list.value
    const slot = box?.children[place()]
    if (!box || !slot) return
    const [room, own] = [box.getBoundingClientRect(), slot.getBoundingClientRect()]
    box.scrollLeft += Math.max(0, own.right - room.right) - Math.max(0, room.left - own.left)
    box.scrollTop += Math.max(0, own.bottom - room.bottom) - Math.max(0, room.top - own.top)
    measure()
  }
  let watching: ResizeObserver | undefined
  onMounted(() => {
    follow()
    watching = new ResizeObserver(measure)
    if (list.value) watching.observe(list.value)
    list.value?.addEventListener('scroll', measure, { passive: true })
  })
  onScopeDispose(() => watching?.disconnect())
  watch(place, follow, { flush: 'post' })
  return hidden
}
