/** Where the cloth lies in the window: what is asked for a moment hangs from its upper edge, below the names of the others. */
import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue'
import { useGuidePlace } from '../../table/guide/guidePlace'

/** Lengths for the styles. */
export type ClothRoom = Readonly<Record<'--cloth-top' | '--cloth-left' | '--cloth-width', string>>

/** Its place as long as something hangs there; undefined before it has been measured, and where there is no table. */
export function useClothRoom(hangs: () => boolean): Readonly<ShallowRef<ClothRoom | undefined>> {
  const room = shallowRef<ClothRoom>()
  const guidePlace = useGuidePlace()
  const cloth = (): HTMLElement | null => guidePlace.value?.parentElement ?? null

  function measure(): void {
    const box = cloth()?.getBoundingClientRect()
    if (!box) return
    room.value = {
      '--cloth-top': `${String(Math.ceil(box.top))}px`,
      '--cloth-left': `${String(Math.ceil(box.left))}px`,
      '--cloth-width': `${String(Math.floor(box.width))}px`,
    }
  }
  const watching = new ResizeObserver(measure)
  watch(
    () => (hangs() ? cloth() : null),
    (box) => {
      watching.disconnect()
      if (!box) return
      measure()
      watching.observe(box)
    },
    { immediate: true },
  )
  onScopeDispose(() => {
    watching.disconnect()
  })
  return room
}
