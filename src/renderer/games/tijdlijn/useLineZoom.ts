/** How large the cards of the line are: as there is room, until the reader chooses otherwise. */
import { computed, onMounted, onScopeDispose, ref, type ComputedRef, type Ref } from 'vue'

/** The size of the cards, and its buttons. */
export interface LineZoom {
  /** 0: pictures and years; 1: as large as the room allows; 2: larger, to be scrolled. */
  readonly zoom: ComputedRef<number>
  /** The largest that shows anything more. */
  readonly largest: ComputedRef<number>
  enlarge(step: number): void
}

const [SMALL, USUAL, LARGE] = [0, 1, 2]
/** In rem, as in the style of the middle: in a narrower one larger cards would show less. */
const NARROW = 24
const KEPT = 'stammtisch.tijdlijn.zoom'

/** What was chosen in this window, also before it was loaded again. */
function keptZoom(): number | undefined {
  const kept = sessionStorage.getItem(KEPT)
  return kept === null ? undefined : Number(kept)
}

/** Follows the width of the box, the middle of the table, as long as the component lives. */
export function useLineZoom(box: Readonly<Ref<HTMLElement | null>>): LineZoom {
  const chosen = ref(keptZoom())
  const isNarrow = ref(false)
  const largest = computed(() => (isNarrow.value ? USUAL : LARGE))
  const zoom = computed(() => Math.min(largest.value, chosen.value ?? USUAL))
  function measure(): void {
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
    isNarrow.value = (box.value?.clientWidth ?? Infinity) < NARROW * rem
  }
  const watching = new ResizeObserver(measure)
  onMounted(() => {
    measure()
    if (box.value) watching.observe(box.value)
  })
  onScopeDispose(() => {
    watching.disconnect()
  })
  return {
    zoom,
    largest,
    enlarge: (step) => {
      chosen.value = Math.min(largest.value, Math.max(SMALL, zoom.value + step))
      sessionStorage.setItem(KEPT, String(chosen.value))
    },
  }
}
