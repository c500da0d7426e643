/** A foot that stays in sight and grows, as by a refusal: what was just pressed does not vanish under it. */
import { watch } from 'vue'

/** Pixels between what was pressed and the foot. */
const AIR = 8

/** Scrolls what has the focus out from under the foot whenever that has grown. */
export function useClearOfFoot(foot: () => HTMLElement | null, grown: () => unknown): void {
  function clear(): void {
    const box = foot()
    const pressed = document.activeElement?.closest('label') ?? document.activeElement
    if (!box || !pressed || box.contains(pressed) || !box.parentElement?.contains(pressed)) return
    const hidden = pressed.getBoundingClientRect().bottom - box.getBoundingClientRect().top + AIR
    if (hidden > 0) box.closest('dialog')?.scrollBy({ top: hidden })
  }
  watch(grown, clear, { flush: 'post' })
}
