/** Parts of the window that are loaded when they are needed: whether one lets wait for it, or could not be loaded. */
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'

/** Milliseconds after which it is said that something is on its way. */
const MOMENT = 600

/** Whether whoever served this page still does. */
export async function isServed(): Promise<boolean> {
  try {
    return (await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** One kind of what is loaded; what was asked for last counts. */
function createLoading() {
  const isSlow = ref(false)
  /** Tries once more what could not be loaded; undefined: nothing failed. */
  const again = shallowRef<() => void>()
  let latest = 0

  async function follow(load: () => Promise<void>): Promise<void> {
    const own = ++latest
    again.value = undefined
    isSlow.value = false
    const timer = setTimeout(() => {
      isSlow.value = own === latest
    }, MOMENT)
    try {
      await load()
    } catch {
      if (own === latest) again.value = () => void retry(load)
    }
    clearTimeout(timer)
    if (own === latest) isSlow.value = false
  }
  async function retry(load: () => Promise<void>): Promise<void> {
    await follow(load)
    // Some browsers never ask a second time, and a host of another version has other files: the page, loaded anew, has them.
    if (again.value && !window.stammtisch && (await isServed())) location.reload()
  }
  return { isSlow, again, follow }
}

/** The game that is being loaded. */
export const useLoading = defineStore('loading', createLoading)

/** The language that is being loaded. */
export const useLanguageLoading = defineStore('languageLoading', createLoading)
