/** Whoever is asked and looks elsewhere is told so by the device itself: where it lies untouched it shakes once, and its screen stays on while it waits. */
import { computed, onScopeDispose, watch } from 'vue'
import { useSettings } from '../../stores/settings'
import { useTable } from '../../stores/table'

/** Milliseconds: long enough to be felt through a table. */
const SHAKE = 120
/** Milliseconds after a touch or a key in which whoever holds the device looks at it. */
const IN_USE = 6000
const USES = ['pointerdown', 'keydown'] as const

/** A screen that is kept on. */
interface Lock {
  release(): Promise<void>
}

/** Undefined where the browser keeps no screen on: it asks for a secure page, or does not know how. */
async function keepScreenOn(): Promise<Lock | undefined> {
  if (!('wakeLock' in navigator)) return undefined
  try {
    return await navigator.wakeLock.request('screen')
  } catch {
    // Refused, for example because the battery is low.
    return undefined
  }
}

/** Gives notice as long as the component lives. */
export function useTurnNotice(): void {
  const { settings } = useSettings()
  const store = useTable()
  const asked = computed(() => (store.match?.own ?? []).map(({ name }) => name).join('|'))
  let lock: Promise<Lock | undefined> | undefined

  async function letGo(): Promise<void> {
    const held = lock
    lock = undefined
    await (await held)?.release()
  }
  let usedAt = -Infinity
  function noteUse(): void {
    usedAt = performance.now()
  }
  /** Of a page that is out of sight no browser lets a device shake. */
  function shake(): void {
    if (!settings.vibration || performance.now() - usedAt < IN_USE) return
    // A page that nobody has touched yet may not, and the browser would complain of it.
    if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return
    // Absent on desktops.
    if ('vibrate' in navigator) navigator.vibrate(SHAKE)
  }
  /** A browser takes the screen back whenever the page is hidden: it is asked for anew then. */
  function hold(): void {
    if (asked.value === '' || document.visibilityState !== 'visible') return
    void letGo()
    lock = keepScreenOn()
  }
  watch(
    asked,
    (question) => {
      if (question === '') {
        void letGo()
        return
      }
      shake()
      hold()
    },
    { immediate: true },
  )
  document.addEventListener('visibilitychange', hold)
  for (const use of USES) window.addEventListener(use, noteUse, { capture: true, passive: true })
  onScopeDispose(() => {
    document.removeEventListener('visibilitychange', hold)
    for (const use of USES) window.removeEventListener(use, noteUse, { capture: true })
    void letGo()
  })
}
