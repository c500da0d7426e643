/** Links that somebody has clicked in another program: the desktop app hands over their address. */
import { onBeforeUnmount, onMounted } from 'vue'
import { JOIN_ASKED } from '../../../ipc/ipc'

/** Calls `fill` with the address of a link that was clicked outside; it is for the player to use it or not. */
export function useJoinLink(fill: (address: string) => void): void {
  const api = window.stammtisch
  if (!api) return
  const take = async (): Promise<void> => {
    const address = await api.takeJoinAddress()
    if (address !== '') fill(address)
  }
  const hear = ({ data, source }: MessageEvent<unknown>): void => {
    const isOurs = source === window && typeof data === 'object' && data !== null
    if (isOurs && 'kind' in data && data.kind === JOIN_ASKED) void take()
  }
  onMounted(() => {
    window.addEventListener('message', hear)
    void take()
  })
  onBeforeUnmount(() => {
    window.removeEventListener('message', hear)
  })
}
