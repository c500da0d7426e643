/** A page of the window that could not be loaded, because the line is down or the host has other files by now: it is said, and tried again. */
import { onScopeDispose, shallowRef, type ShallowRef } from 'vue'
import { useRouter } from 'vue-router'
import { isServed } from '../stores/loading'

/** What is missing, and trying again. */
export interface MissingPage {
  /** Where the page lies that could not be loaded; undefined: all is there. */
  readonly missing: Readonly<ShallowRef<string | undefined>>
  /** Tries once more; where the host answers and the page still does not come, everything is loaded anew. */
  again(): Promise<void>
}

/** Watches whether pages can be loaded. */
export function useMissingPage(): MissingPage {
  const router = useRouter()
  const missing = shallowRef<string>()
  const stops = [
    router.onError((_error, to) => {
      missing.value = to.fullPath
    }),
    router.afterEach(() => {
      missing.value = undefined
    }),
  ]
  onScopeDispose(() => {
    for (const stop of stops) stop()
  })
  return {
    missing,
    async again() {
      const wanted = missing.value
      if (wanted === undefined) return
      await router.push(wanted).catch(() => undefined)
      // Some browsers never ask a second time for a file that failed.
      if (missing.value === undefined || window.stammtisch || !(await isServed())) return
      location.hash = wanted
      location.reload()
    },
  }
}
