/** Where one is when a match is over: at the result, or at the table as it lies below it. */
import { computed, nextTick, readonly, ref, watch, type Ref } from 'vue'
import { useBackCloses } from '../../design/useBackCloses'
import { isFocusDropped } from '../../table/keys/focusHome'

/** The way between both. */
export interface ResultPlace {
  /** The table is looked at, and the result is out of sight. */
  readonly isAtTable: Readonly<Ref<boolean>>
  /** The table is out of sight, and out of the way of keyboard and ear too. */
  readonly isTableHidden: Readonly<Ref<boolean>>
  noteScroll(): void
  showTable(): void
  showResult(): void
}

/** What the way between both needs. */
export interface ResultPlaceOptions {
  /** Scrolls over both. */
  readonly box: Readonly<Ref<HTMLElement | null>>
  readonly isOver: () => boolean
  /** Calls once all that led to the result has been heard: the focus, which reads it out, must not come before. */
  readonly afterAll: (then: () => void) => void
}

/** Begins at the result as soon as the match is over. */
export function useResultPlace({ box, isOver, afterAll }: ResultPlaceOptions): ResultPlace {
  const isAtTable = ref(false)
  const isTableHidden = computed(() => isOver() && !isAtTable.value)
  function noteScroll(): void {
    const { scrollTop = 0, clientHeight = 0 } = box.value ?? {}
    isAtTable.value = isOver() && scrollTop > clientHeight / 2
  }
  /** The keyboard goes along, to how it ended: else Tab would lead back to the result. */
  function showTable(): void {
    isAtTable.value = true
    void nextTick(() => {
      box.value?.scrollTo({ top: box.value.scrollHeight })
      const end = box.value?.querySelector<HTMLElement>('.game-board h2')
      end?.setAttribute('tabindex', '-1')
      end?.focus({ preventScroll: true })
    })
  }
  /** The keyboard goes on there unless it is in a panel. */
  function goToResult(): void {
    const isElsewhere = document.activeElement?.closest('.side-panel, dialog') ?? false
    if (isElsewhere) return
    box.value?.querySelector<HTMLElement>('[data-result]')?.focus({ preventScroll: true })
  }
  function showResult(): void {
    isAtTable.value = false
    box.value?.scrollTo({ top: 0 })
    goToResult()
  }
  useBackCloses(() => isAtTable.value, showResult)
  /** Whoever has gone on by himself meanwhile stays there. */
  function isWaiting(): boolean {
    const at = document.activeElement?.closest('[data-page-home], .game-stage, .slip-place')
    return isFocusDropped() || document.activeElement === box.value || Boolean(at)
  }
  /** What had the focus is out of reach at once: until the result is read out the next Tab leads into it, not to the top of the page. */
  function catchFocus(): void {
    const place = box.value
    if (!place || !isFocusDropped()) return
    place.setAttribute('tabindex', '-1')
    place.focus({ preventScroll: true })
    // Else a press beside the cards of the next match would lead here.
    place.addEventListener(
      'blur',
      () => {
        place.removeAttribute('tabindex')
      },
      { once: true },
    )
  }
  watch(isOver, (over) => {
    isAtTable.value = false
    if (!over) return
    void nextTick(() => {
      // The last pictures are still to be seen: it comes to the end once more after them.
      if (!isOver()) return
      box.value?.scrollTo({ top: 0 })
      catchFocus()
      afterAll(() => {
        if (isOver() && isWaiting()) goToResult()
      })
    })
  })
  return { isAtTable: readonly(isAtTable), isTableHidden, noteScroll, showTable, showResult }
}
