/** Whether there are keys to speak of: on a touch screen only once one was pressed, and not in a field, where the screen has keys of its own. */
import { shallowRef, type ShallowRef } from 'vue'
import { keepTabValue, readTabValue } from '../../stores/tabValue'

const USED = 'stammtisch.keyboard'
const FINGERS_ALONE = '(hover: none) and (pointer: coarse)'
const FIELDS = 'input, textarea, select, [contenteditable]'

const isUsed = shallowRef(true)
let isFollowed = false

function onKey({ target }: KeyboardEvent): void {
  if (target instanceof Element && target.closest(FIELDS)) return
  isUsed.value = true
  keepTabValue(USED, true)
  removeEventListener('keydown', onKey, { capture: true })
}

/** True with mouse and keys from the start; on a touch screen from the first key on. */
export function useKeyboardUsed(): Readonly<ShallowRef<boolean>> {
  if (isFollowed) return isUsed
  isFollowed = true
  isUsed.value = !matchMedia(FINGERS_ALONE).matches || readTabValue(USED) === true
  if (!isUsed.value) addEventListener('keydown', onKey, { capture: true, passive: true })
  return isUsed
}
