/** Where one is when a match is over: at the result, or at the table as it lies below it. */
import { nextTick, readonly, ref, watch, type Ref } from 'vue'

/** The way between both. */
export interface ResultPlace {
  /** The table is looked at, and the result is out of sight. */
  readonly isAtTable: Readonly<Ref<boolean>>
  noteScroll(): void
  showTable(): void
  showResult(): void
}

/** `box` scrolls over both; it begins at the result as soon as the match is over. */
export function useResultPlace(
  box: Readonly<Ref<HTMLElement | null>>,
  isOver: () => boolean,
): ResultPlace {
  const isAtTable = ref(false)
  function noteScroll(): void {
    const { scrollTop = 0, clientHeight = 0 } = box.value ?? {}
    isAtTable.value = isOver() && scrollTop > clientHeight / 2
  }
  function showTable(): void {
    box.value?.scrollTo({ top: box.value.scrollHeight })
  }
  /** The keyboard goes on there unless it is in a panel. */
  function showResult(): void {
    box.value?.scrollTo({ top: 0 })
    const isElsewhere = document.activeElement?.closest('.side-panel, dialog') ?? false
    if (isElsewhere) return
    box.value?.querySelector<HTMLElement>('[data-result]')?.focus({ preventScroll: true })
  }
  watch(isOver, (over) => {
    isAtTable.value = false
    if (over) void nextTick(showResult)
  })
  return { isAtTable: readonly(isAtTable), noteScroll, showTable, showResult }
}
