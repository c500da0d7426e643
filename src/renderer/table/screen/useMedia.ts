/** Whether the window is as a media query asks, as it changes. */
import { onScopeDispose, shallowRef, type ShallowRef } from 'vue'

/** True while the window matches `query`. */
export function useMedia(query: string): Readonly<ShallowRef<boolean>> {
  const list = matchMedia(query)
  const isMatching = shallowRef(list.matches)
  const note = (): void => {
    isMatching.value = list.matches
  }
  list.addEventListener('change', note)
  onScopeDispose(() => {
    list.removeEventListener('change', note)
  })
  return isMatching
}
