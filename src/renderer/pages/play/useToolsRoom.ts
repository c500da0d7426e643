/** How much of the bar above a match its title and its buttons take: what lies in the bar between them keeps clear of both. */
import { onMounted, onScopeDispose } from 'vue'

/** Lengths on the page, for the styles. */
const TITLE_ROOM = '--title-room'
const TOOLS_ROOM = '--tools-room'

/** Measures them as long as the component lives. */
export function useToolsRoom(
  title: () => HTMLElement | null,
  tools: () => HTMLElement | null,
): void {
  const { style } = document.documentElement
  const watching = new ResizeObserver(() => {
    const right = title()?.getBoundingClientRect().right ?? 0
    const left = tools()?.getBoundingClientRect().left ?? 0
    style.setProperty(TITLE_ROOM, `${String(Math.ceil(right))}px`)
    style.setProperty(TOOLS_ROOM, `${String(Math.ceil(innerWidth - left))}px`)
  })
  onMounted(() => {
    for (const box of [title(), tools()]) if (box) watching.observe(box)
  })
  onScopeDispose(() => {
    watching.disconnect()
    style.removeProperty(TITLE_ROOM)
    style.removeProperty(TOOLS_ROOM)
  })
}
