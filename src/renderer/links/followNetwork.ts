/** Whether this device has a network, as its browser tells: sooner than a line that has died is missed. */
import { onScopeDispose, ref, type Ref } from 'vue'

/** Hears when the network goes and comes back; the answer ends that. */
export function followNetwork(heard: Readonly<Record<'gone' | 'back', () => void>>): () => void {
  addEventListener('offline', heard.gone)
  addEventListener('online', heard.back)
  return () => {
    removeEventListener('offline', heard.gone)
    removeEventListener('online', heard.back)
  }
}

/** False while the browser says that there is none, as long as the component lives; a host on this computer needs none. */
export function useHasNetwork(): Readonly<Ref<boolean>> {
  const hasNetwork = ref(navigator.onLine)
  const note = (isThere: boolean) => (): void => {
    hasNetwork.value = isThere
  }
  onScopeDispose(followNetwork({ gone: note(false), back: note(true) }))
  return hasNetwork
}
