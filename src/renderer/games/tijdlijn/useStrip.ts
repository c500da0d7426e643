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
  /** Brings the first element of a selector to the middle of the window, unless the whole of it is in sight. */
  reveal(selector: string, behavior: ScrollBehavior): void
  /** Brings the first element of a selector to the middle of the window at once, and keeps it there when the cards change their size. */
  center(selector: string): void
  /** Notes where what is marked lies in the window; what is given back shifts the strip so that it lies there again. */
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

/** Notes where what is marked lies; what is given back shifts the strip so that it lies there again. */
function anchorIn(box: HTMLElement | undefined, marked: string): () => void {
  const element = box && centralIn(box, marked)
  const before = element?.getBoundingClientRect().left ?? 0
  return () => {
    if (!box || !element?.isConnected) return
    const shift = element.getBoundingClientRect().left - before
    // Even by nothing it would end a scroll that is on its way.
    if (shift !== 0) box.scrollLeft += shift
  }
}

/** From where to where an element reaches in the window; a card in a gap is wider than its gap. */
function extentOf(element: HTMLElement): { from: number; to: number } {
  const cards = element.querySelectorAll('.brink, [data-key^="card-"]')
  const boxes = [element, ...cards].map((one) => one.getBoundingClientRect())
  return {
    from: Math.min(...boxes.map(({ left }) => left)),
    to: Math.max(...boxes.map(({ right }) => right)),
  }
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
  function letGo(): void {
    held = undefined
  }
  function show(selector: string, behavior: ScrollBehavior, always: boolean): void {
    const found = box.value?.querySelector<HTMLElement>(selector)
    if (!found || !box.value) return
    held = selector
    measure()
    const { from: start, to } = extentOf(found)
    const own = box.value.getBoundingClientRect().left
    if (!always && start >= own && to <= own + wide.value) return
    center((start + to) / 2 - own + box.value.scrollLeft, behavior)
  }
  function reveal(selector: string, behavior: ScrollBehavior): void {
    show(selector, behavior, false)
  }
  /** A question that comes or goes makes the cards larger or smaller: what was shown stays in sight. */
  function onResize(): void {
    measure()
    if (held !== undefined) reveal(held, 'instant')
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
    anchor: () => anchorIn(box.value ?? undefined, marked),
  }
}
