/** How large the cards of the line are: as narrow as all of it is in sight, until the reader chooses otherwise. */
import {
  computed,
  nextTick,
  onMounted,
  onScopeDispose,
  ref,
  shallowRef,
  watch,
  type ComputedRef,
  type Ref,
} from 'vue'
import { keptByTab } from '../../../stores/kept'
import {
  lineSteps,
  type LineStep,
  type NarrowCards,
  type StripExtent,
  type StripRoom,
} from './lineSteps'

/** The size of the cards, and its buttons. */
export interface LineZoom {
  /** 0: pictures and years; 1: as large as the room allows; 2: larger, to be scrolled. */
  readonly zoom: ComputedRef<number>
  /** They are narrower than their height would allow. */
  readonly narrow: ComputedRef<NarrowCards | undefined>
  readonly isSmallest: ComputedRef<boolean>
  readonly isLargest: ComputedRef<boolean>
  enlarge(step: number): void
}

type StepName = LineStep['name']
const ZOOM_OF: Readonly<Record<StepName, number>> = {
  pictures: 0,
  words: 1,
  fit: 1,
  usual: 1,
  large: 2,
}
/** In rem, as in the style of the middle: in a narrower one larger cards would show less. */
const NARROW = 24
/** The window of a line in which all of it is to be in sight: so many pixels, however large a big screen shows all else. A phone held upright shows a part of it in letters that can be read, and so does what the style, in rem, lays out like one. */
const WIDE = { pixels: 640, rem: 30 } as const
/** In pixels: what a pointer and what a finger can hit. */
const GAPS = { between: 22, open: 26, touched: 44 } as const
/** Above and below cards on both sides of the rail, in pixels. */
const BESIDE_RAIL = 6
/** How high a card is for its width at most, on a screen for a whole room. */
const STEEP = 1.25
const KEPT = 'stammtisch.tijdlijn.size'
/** Before anything could be measured. */
const UNMEASURED: readonly LineStep[] = [
  { name: 'pictures', wide: 1 },
  { name: 'fit', wide: 2 },
  { name: 'large', wide: 3 },
]

/** What was chosen in this window, also before it was loaded again. */
function keptStep(): StepName {
  const kept = keptByTab.getItem(KEPT)
  return Object.keys(ZOOM_OF).find((name): name is StepName => name === kept) ?? 'fit'
}

function remOf(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}

function leastGap(inRow: boolean): number {
  if (!inRow) return GAPS.between
  return matchMedia('(pointer: coarse)').matches ? GAPS.touched : GAPS.open
}

function leastWindow(): number {
  return Math.max(WIDE.pixels, WIDE.rem * remOf())
}

/** What a card of the line measures where there is room for it: its style lays a measure before the first one. */
function roomIn(box: HTMLElement, inRow: boolean): StripRoom | undefined {
  const window = box.querySelector<HTMLElement>('.line-strip > .window')
  const track = window?.querySelector<HTMLElement>('.track')
  if (!window || !track || window.clientWidth < leastWindow()) return undefined
  const { width, height, paddingLeft, scrollMarginTop } = getComputedStyle(track, '::before')
  const [wide, high, gap] = [parseFloat(width), parseFloat(height), parseFloat(paddingLeft)]
  if (!(wide > 0 && high > 0 && gap > 0)) return undefined
  return {
    wide: window.clientWidth,
    card: { wide, high },
    highest: Math.max(high, parseFloat(scrollMarginTop)),
    // With the room of the line in small: all of it is in sight then.
    both: (window.parentElement ?? window).clientHeight - BESIDE_RAIL,
    gap,
    leastGap: leastGap(inRow),
    ...(document.documentElement.dataset['text'] === 'room' && { steep: STEEP }),
  }
}

/** Follows the room of the line in the box, the middle of the table, as long as the component lives. */
export function useLineZoom(
  box: Readonly<Ref<HTMLElement | null>>,
  extent: () => StripExtent,
): LineZoom {
  const chosen = ref(keptStep())
  const isNarrow = ref(false)
  const room = shallowRef<StripRoom>()
  const steps = computed(() => {
    const all = room.value ? lineSteps(room.value, extent()) : UNMEASURED
    return isNarrow.value ? all.filter(({ name }) => name !== 'large') : all
  })
  const at = computed(() => {
    const names = steps.value.map(({ name }) => name)
    return Math.max(
      0,
      names.includes(chosen.value) ? names.indexOf(chosen.value) : names.indexOf('fit'),
    )
  })
  const zoom = computed(() => ZOOM_OF[steps.value[at.value]?.name ?? 'fit'])
  function measure(): void {
    isNarrow.value = (box.value?.clientWidth ?? Infinity) < NARROW * remOf()
    // Others are measured by the usual ones once these are shown again.
    if (box.value && zoom.value === ZOOM_OF.usual) room.value = roomIn(box.value, extent().inRow)
  }
  const watching = new ResizeObserver(measure)
  onMounted(() => {
    measure()
    if (!box.value) return
    watching.observe(box.value)
    const window = box.value.querySelector('.line-strip > .window')
    if (window) watching.observe(window)
  })
  // A card on another makes all of them lower.
  watch([extent, zoom], async () => {
    await nextTick()
    measure()
  })
  onScopeDispose(() => {
    watching.disconnect()
  })
  return {
    zoom,
    narrow: computed(() => steps.value[at.value]?.narrow),
    isSmallest: computed(() => at.value === 0),
    isLargest: computed(() => at.value === steps.value.length - 1),
    enlarge: (step) => {
      const next = Math.min(steps.value.length - 1, Math.max(0, at.value + step))
      chosen.value = steps.value[next]?.name ?? 'fit'
      keptByTab.setItem(KEPT, chosen.value)
    },
  }
}
