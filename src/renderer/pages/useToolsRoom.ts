/** How much of the bar above a match its buttons take: what lies in the bar beside them keeps clear of them. */
import { onMounted, onScopeDispose } from 'vue'

/** A length on the page, for the styles. */
const ROOM = '--tools-room'

/** Measures them as long as the component lives. */
export function useToolsRoom(tools: () => HTMLElement | null): void {
  const { style } = document.documentElement
  const watching = new ResizeObserver(() => {
    const left = tools()?.getBoundingClientRect().left ?? 0
    style.setProperty(ROOM, `${String(Math.ceil(innerWidth - left))}px`)
  })
  onMounted(() => {
    const box = tools()
    if (box) watching.observe(box)
  })
  onScopeDispose(() => {
    watching.disconnect()
    style.removeProperty(ROOM)
  })
}
