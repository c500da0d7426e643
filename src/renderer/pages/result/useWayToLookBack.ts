/** The way from the result of a match to looking at all of it once more, and back to where one was. */
import { nextTick, onMounted, type Ref } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import { whenceOf } from '../arrival/cameFrom'

/** The way there. */
export interface WayToLookBack {
  /** One comes back from it. */
  readonly isBack: boolean
  go(): void
  /** Leads the keyboard to the button; what is above it stays where it is. */
  leadToButton(): Promise<void>
}

/** Leads to the match of this number; the keyboard comes back to the `button` that led there. */
export function useWayToLookBack(
  match: number,
  button: Readonly<Ref<{ readonly $el: unknown } | null>>,
): WayToLookBack {
  const router = useRouter()
  const there = `/look-back/${String(match)}`
  const isBack = whenceOf(useRoute()) === there
  async function leadToButton(): Promise<void> {
    await nextTick()
    const element = button.value?.$el
    if (element instanceof HTMLElement) element.focus({ preventScroll: true })
  }
  onMounted(() => {
    if (isBack) void leadToButton()
  })
  return { isBack, leadToButton, go: () => void router.push(there) }
}
