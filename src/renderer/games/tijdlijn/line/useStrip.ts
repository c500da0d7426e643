/** A strip that is wider than its window: which part is seen, and how to get to another. */
import {
  computed,
  onMounted,
  onScopeDispose,
  ref,
  shallowRef,
  type ComputedRef,
  type Ref,
  type ShallowRef,
} from 'vue'

/** A strip in its window. */
export interface Strip {
  /** It does not fit: part of it is out of sight. */
  readonly isLong: ComputedRef<boolean>
  /** The part that is seen, as shares of the whole. */
  readonly from: ComputedRef<number>
  readonly to: ComputedRef<number>
  /** Where the middles of the elements of a selector are, as shares of the whole, as of the last measuring. */
  readonly middles: Readonly<ShallowRef<readonly number[]>>
  measure(): void
  /** Brings a share of the whole to the middle of the window. */
  jump(share: number): void
  /** Brings the first element of a selector to the middle of the window, unless the whole of it is in sight; where all that is marked can be seen at once, it is. */
  reveal(selector: string, behavior: ScrollBehavior): void
  /** Brings the first element of a selector to the middle of the window at once, and keeps it there when the cards change their size. */
  center(selector: string): void
  /** Notes where what is marked lies in the window; what is given back shifts the strip so that it lies there again, unless something else has been brought into sight since. */
  anchor(): () => void
}

/** Less than this, in pixels, is the edge beyond the last card, not more to see. */
const SLACK = 24

/** What whoever shifts the strip by hand begins with. */
const BY_HAND = ['pointerdown', 'wheel', 'keydown'] as const

type Box = Readonly<Ref<HTMLElement | null | undefined>>

/** Tells when the box or what is in it changes its size, at first too, and when somebody shifts it by hand. */
function useBox(box: Box, { resized, touched }: Record<'resized' | 'touched', () => void>): void {
  let watching: ResizeObserver | undefined
  onMounted(() => {
    resized()
    watching = new ResizeObserver(resized)
    if (!box.value) return
    for (const kind of BY_HAND) box.value.addEventListener(kind, touched, { passive: true })
    watching.observe(box.value)
    const track = box.value.firstElementChild
    if (track) watching.observe(track)
  })
  onScopeDispose(() => watching?.disconnect())
}

/** What of the marked lies nearest to the middle of the window: who looks there is the least disturbed. */
function centralIn(box: HTMLElement, marked: string): HTMLElement | undefined {
  const middle = box.getBoundingClientRect().left + box.clientWidth / 2
  const farFrom = (element: HTMLElement): number => {
    const { left, width } = element.getBoundingClientRect()
    return Math.abs(left + width / 2 - middle)
  }
  const all = [...box.querySelectorAll<HTMLElement>(marked)]
  return all.sort((one, other) => farFrom(one) - farFrom(other))[0]
}

/** Notes where what is marked lies; what is given back shifts the strip so that it lies there again, unless it was shifted to show something since. */
function anchorIn(box: HTMLElement | undefined, marked: string, shifts: () => number): () => void {
  const shiftsBefore = shifts()
  const element = box && centralIn(box, marked)
  const before = element?.getBoundingClientRect().left ?? 0
  return () => {
    if (!box || !element?.isConnected || shifts() !== shiftsBefore) return
    const shift = element.getBoundingClientRect().left - before
    // Even by nothing it would end a scroll that is on its way.
    if (shift !== 0) box.scrollLeft += shift
  }
}

/** From where to where something reaches. */
interface Reach {
  readonly from: number
  readonly to: number
}

/** From where to where an element reaches in the window; a card in a gap is wider than its gap. */
function extentOf(element: HTMLElement): Reach {
  const cards = element.querySelectorAll('.brink, [data-key^="card-"]')
  const boxes = [element, ...cards].map((one) => one.getBoundingClientRect())
  return {
    from: Math.min(...boxes.map(({ left }) => left)),
    to: Math.max(...boxes.map(({ right }) => right)),
  }
}

/** In pixels, beside the outermost card: more is shown of the ends only if they are meant. */
const BESIDE = 6

/** From where to where all that is marked reaches in the window. */
function reachOf(box: HTMLElement, marked: string): Reach {
  const all = [...box.querySelectorAll(marked)].map((one) => one.getBoundingClientRect())
  return {
    from: Math.min(...all.map(({ left }) => left)) - BESIDE,
    to: Math.max(...all.map(({ right }) => right)) + BESIDE,
  }
}

/** Where the window would begin with this in its middle, but showing no more of the ends than it has to: one more card is worth more. */
function startAround(meant: Reach, all: Reach, wide: number): number {
  const middle = (meant.from + meant.to - wide) / 2
  const [first, last] = [Math.min(all.from, meant.from), Math.max(all.to, meant.to) - wide]
  return last <= first ? (first + last) / 2 : Math.min(last, Math.max(first, middle))
}

/** How far the window is to be shifted to show this in its middle, and all that is marked if that can be seen at once; undefined: it is in sight. */
function shiftTo(
  box: HTMLElement,
  marked: string,
  meant?: Reach,
  always = false,
): number | undefined {
  const all = reachOf(box, marked)
  const [own, wide] = [box.getBoundingClientRect().left, box.clientWidth || 1]
  const isAllAtOnce = all.to - all.from <= wide
  const isSeen = (from: number, to: number): boolean => from >= own && to <= own + wide
  const isAllSeen = isSeen(all.from + BESIDE, all.to - BESIDE)
  const isMeantSeen = meant === undefined || isSeen(meant.from, meant.to)
  if (!always && isMeantSeen && (isAllSeen || !isAllAtOnce)) return undefined
  return startAround(meant ?? all, all, wide) - own
}

/** Where the middles of what is marked are, as shares of the whole strip. */
function middlesIn(box: HTMLElement, marked: string): number[] {
  const start = box.getBoundingClientRect().left - box.scrollLeft
  return [...box.querySelectorAll(marked)].map((element) => {
    const { left, width } = element.getBoundingClientRect()
    return (left + width / 2 - start) / (box.scrollWidth || 1)
  })
}

/** Follows a strip as long as the component lives; what is `marked`, a selector, is found in it. */
export function useStrip(box: Box, marked: string): Strip {
  const left = ref(0)
  const wide = ref(1)
  const whole = ref(1)
  const middles = shallowRef<readonly number[]>([])
  function measure(): void {
    if (!box.value) return
    left.value = box.value.scrollLeft
    wide.value = box.value.clientWidth || 1
    whole.value = box.value.scrollWidth || 1
    middles.value = middlesIn(box.value, marked)
  }
  function center(middle: number, behavior: ScrollBehavior): void {
    box.value?.scrollTo({ left: middle - wide.value / 2, behavior })
  }
  /** What was brought to the middle, as long as nobody has shifted the strip since. */
  let held: string | undefined
  let isShifted = false
  /** How often the strip was shifted to show something. */
  let shifts = 0
  function letGo(): void {
    held = undefined
    isShifted = true
  }
  function shift(by: number | undefined, behavior: ScrollBehavior): void {
    if (!box.value || by === undefined) return
    shifts += 1
    box.value.scrollTo({ left: box.value.scrollLeft + by, behavior })
  }
  function show(selector: string, behavior: ScrollBehavior, always: boolean): void {
    const found = box.value?.querySelector<HTMLElement>(selector)
    if (!found || !box.value) return
    held = selector
    measure()
    shift(shiftTo(box.value, marked, extentOf(found), always), behavior)
  }
  function reveal(selector: string, behavior: ScrollBehavior): void {
    show(selector, behavior, false)
  }
  /** A question that comes or goes makes the cards larger or smaller: what was shown stays in sight. */
  function onResize(): void {
    measure()
    if (held !== undefined) reveal(held, 'instant')
    // Nothing is meant yet.
    else if (box.value && !isShifted) shift(shiftTo(box.value, marked), 'instant')
  }
  useBox(box, { resized: onResize, touched: letGo })
  return {
    middles,
    isLong: computed(() => whole.value > wide.value + SLACK),
    from: computed(() => left.value / whole.value),
    to: computed(() => (left.value + wide.value) / whole.value),
    measure,
    jump: (share) => {
      letGo()
      center(share * whole.value, 'smooth')
    },
    reveal,
    center: (selector) => {
      show(selector, 'instant', true)
    },
    anchor: () => anchorIn(box.value ?? undefined, marked, () => shifts),
  }
}
