/** One stop for the Tab key in a group of buttons that stand there by themselves, such as a bar or the plates; arrows, Home and End walk inside it. */
import { onMounted, onScopeDispose, type Ref } from 'vue'
import { stepOf } from './rovingFocus'

const BUTTONS = 'a[href], button:not(:disabled)'

function isShown(element: Element): boolean {
  return getComputedStyle(element).display !== 'none'
}

/** Makes one stop of all buttons in a box, whoever draws them, as long as the component lives. */
export function useOneStop(box: Readonly<Ref<HTMLElement | null>>): void {
  let current: HTMLElement | undefined

  function buttons(): HTMLElement[] {
    return [...(box.value?.querySelectorAll<HTMLElement>(BUTTONS) ?? [])].filter(isShown)
  }
  /** The stop is a button that is there and can be pressed. */
  function mark(): void {
    const all = buttons()
    if (current === undefined || !all.includes(current)) current = all[0]
    for (const one of all) one.tabIndex = one === current ? 0 : -1
  }
  function onFocus({ target }: FocusEvent): void {
    const found = buttons().find((one) => one === target)
    if (!found) return
    current = found
    mark()
  }
  function onKeydown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const all = buttons()
    const index = all.findIndex((one) => one === event.target)
    const next = index < 0 ? undefined : stepOf(event.key, index, all.length, 1)
    if (next === undefined) return
    event.preventDefault()
    all[next]?.focus()
  }

  /** What changes many times between two pictures is looked at once, when the page is laid out anyway. */
  let due: number | undefined
  function markSoon(): void {
    due ??= requestAnimationFrame(() => {
      due = undefined
      mark()
    })
  }

  let watching: MutationObserver | undefined
  onMounted(() => {
    mark()
    if (!box.value) return
    watching = new MutationObserver(markSoon)
    watching.observe(box.value, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['disabled'],
    })
    box.value.addEventListener('focusin', onFocus)
    box.value.addEventListener('keydown', onKeydown)
    // On a small window some of them are hidden.
    window.addEventListener('resize', markSoon)
  })
  onScopeDispose(() => {
    watching?.disconnect()
    if (due !== undefined) cancelAnimationFrame(due)
    window.removeEventListener('resize', markSoon)
  })
}
