/** The words under the pictures for as long as those go on: they are not gone while what they tell of is still seen. */
import { shallowRef, watch, type ShallowRef } from 'vue'
import type { Caption } from './useCaptions'

/** The lines that are being read; while pictures are shown and no other line has come, the last ones. */
export function useLastTold(
  lines: () => readonly Caption[],
  isPlaying: () => boolean,
): Readonly<ShallowRef<readonly Caption[]>> {
  const last = shallowRef(lines())
  watch(
    [lines, isPlaying],
    ([now, playing]) => {
      if (now.length > 0 || !playing) last.value = now
    },
    { flush: 'sync' },
  )
  return last
}
