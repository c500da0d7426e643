/** One stop for the Tab key in a row of many; arrows, Home and End walk inside it, and focus survives every change. */
import { nextTick, ref, watch, type Ref } from 'vue'
import { isFocusDropped } from './focusHome'

/** What a row of items tells. */
export interface RovingOptions {
  /** The items' identities, in order. */
  readonly keys: () => readonly string[]
  /** Whether plain arrows stop at an item; with Shift they stop at every one. Absent: at all. */
  readonly isStop?: (key: string) => boolean
  /** How many lie in a row, for up and down. */
  readonly perRow?: () => number
  /** Hears of an arrow that leads no further, at which end, and the name of the item there. */
  readonly atEnd?: (end: 'first' | 'last', name: string) => void
  /** The box that holds one element per item, marked with `data-key`. */
  readonly box: Readonly<Ref<HTMLElement | null | undefined>>
}

/** What a row of items needs. */
export interface Roving {
  /** The identity that Tab stops at. */
  readonly current: Ref<string | undefined>
  tabindexOf(key: string): 0 | -1
  onKeydown(event: KeyboardEvent): void
  onFocus(key: string): void
}

/** At which end an arrow stays where it is. */
const STOPPED: Readonly<Record<string, 'first' | 'last'>> = {
  ArrowLeft: 'first',
  ArrowRight: 'last',
}

/** Where a key leads from an index; undefined: it is not ours. */
export function stepOf(
  key: string,
  index: number,
  count: number,
  perRow: number,
): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index - perRow >= 0 ? index - perRow : index,
    ArrowDown: index + perRow < count ? index + perRow : index,
    Home: 0,
    End: count - 1,
  }
  const target = targets[key]
  return target === undefined ? undefined : Math.min(Math.max(target, 0), count - 1)
}

/** Keeps the one tab stop of a row. */
export function useRovingFocus(options: RovingOptions): Roving {
  const current = ref<string>()

  function elementOf(key: string | undefined): HTMLElement | undefined {
    const elements = options.box.value?.querySelectorAll<HTMLElement>('[data-key]') ?? []
    return [...elements].find((element) => element.dataset['key'] === key)
  }
  function hasFocus(): boolean {
    return options.box.value?.contains(document.activeElement) ?? false
  }
  async function follow(keys: readonly string[], before: readonly string[]): Promise<void> {
    if (current.value !== undefined && keys.includes(current.value)) return
    const had = hasFocus()
    const index = current.value === undefined ? 0 : before.indexOf(current.value)
    current.value = keys[Math.min(Math.max(index, 0), keys.length - 1)]
    if (!had) return
    // The item that had the focus is gone: its neighbour takes it, unless somebody has been led elsewhere by then.
    await nextTick()
    if (hasFocus() || isFocusDropped()) elementOf(current.value)?.focus()
  }
  /** An arrow has led no further. */
  function tellEnd(key: string, element: HTMLElement | undefined): void {
    const end = STOPPED[key]
    if (end !== undefined) options.atEnd?.(end, element?.getAttribute('aria-label') ?? '')
  }
  watch(options.keys, (keys, before) => void follow(keys, before), { flush: 'pre' })
  current.value = options.keys()[0]

  return {
    current,
    tabindexOf: (key) => (key === current.value ? 0 : -1),
    onFocus: (key) => {
      current.value = key
    },
    onKeydown: (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const { isStop = () => true } = options
      const all = options.keys()
      const keys = event.shiftKey ? all : all.filter((key) => key === current.value || isStop(key))
      const index = keys.indexOf(current.value ?? '')
      const next = stepOf(event.key, index, keys.length, options.perRow?.() ?? keys.length)
      if (next === undefined) return
      event.preventDefault()
      current.value = keys[next]
      const element = elementOf(current.value)
      element?.focus()
      if (next === index) tellEnd(event.key, element)
    },
  }
}
