/**
 * A home for a focus whose element is gone: the same one when it is back, marked with `data-focus-name`, otherwise the slip that asks,
 * marked with `data-focus-home="asked"`; while nothing is asked the place of that slip, marked with `data-focus-home`, which stays there
 * whatever happens on it. So the focus moves when a question opens or its element goes, and with no event. To a question it goes once what
 * has led to it was heard: it would be spoken before that, or cut it off.
 */
import {
  nextTick,
  onBeforeUnmount,
  onBeforeUpdate,
  onMounted,
  onScopeDispose,
  onUnmounted,
  onUpdated,
  watch,
  type Ref,
} from 'vue'

/** Leads to the slip that asks, or to its place: for whoever has pressed a button that goes away beside the table. */
export function goHome(): void {
  void nextTick(() => {
    const marks = ['[data-focus-home="asked"]', '[data-focus-home]']
    for (const mark of marks) {
      const home = document.querySelector<HTMLElement>(mark)
      if (!home) continue
      home.focus({ preventScroll: true })
      return
    }
  })
}

/** Leads to where the slip that asks stands: to the question itself it goes once what has led to it was heard. */
export function waitAtHome(): void {
  void nextTick(() => {
    document.querySelector<HTMLElement>('[data-focus-home=""]')?.focus({ preventScroll: true })
  })
}

/** Whether what had the focus is gone or out of reach, and nothing else has taken it. */
export function isFocusDropped(): boolean {
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body) return true
  // A browser lets go of what has become inert only when it paints the next time.
  return activeElement.closest('[inert]') !== null
}

/** Leads there only where what had the focus is gone by then, and nothing that came in its place has taken it. */
export function goHomeIfDropped(): void {
  void nextTick(() => {
    if (isFocusDropped()) goHome()
  })
}

/** Brings the focus home when what had it in a box beside the table goes, with the box or without it. */
export function useHandingHome(box: Readonly<Ref<HTMLElement | null>>): void {
  let wasHere = false
  function note(): void {
    wasHere = box.value?.contains(document.activeElement) ?? false
  }
  function handOn(): void {
    if (wasHere) goHomeIfDropped()
  }
  onBeforeUpdate(note)
  onUpdated(handOn)
  onBeforeUnmount(note)
  onUnmounted(handOn)
}

function isAtHome(): boolean {
  return document.activeElement?.hasAttribute('data-focus-home') ?? false
}

/** Led home while nothing was asked. */
function isWaiting(): boolean {
  return document.activeElement?.getAttribute('data-focus-home') === ''
}

/** Nothing has been chosen yet on this page. */
function isAtTop(): boolean {
  return document.activeElement?.hasAttribute('data-page-home') ?? false
}

/** Neither chosen yet nor kept by anything. */
function isUnused(): boolean {
  return isAtTop() || isFocusDropped()
}

/** Where the focus belongs, and what may take an element from under it. */
export interface FocusHomeOptions {
  readonly box: Readonly<Ref<HTMLElement | null | undefined>>
  /** Everything after which elements may be gone. */
  readonly changes: () => unknown
  /** Calls once everything that was told has been heard. */
  readonly whenHeard: (then: () => void) => void
}

/**
 * Brings the focus home where the browser has dropped it to the page, and only there: whatever else was chosen keeps it. So whoever comes to the table begins where one waits. Who still
 * has the focus on the page's heading is led to the first question as well, as is anybody who has it nowhere, and where he has answered it by a key to its place.
 */
export function useFocusHome({ box, changes, whenHeard }: FocusHomeOptions): void {
  /** Nothing has taken the focus from the box since it had it. */
  let isOurs = false
  /** A question was open, for whoever was still at the heading. */
  let wasAsked = false
  /** What had the focus before it was dropped, by its name. */
  let name: string | undefined
  function remember(): void {
    const { activeElement } = document
    isOurs = box.value?.contains(activeElement) ?? false
    wasAsked = Boolean(asked())
    if (activeElement instanceof HTMLElement && !isAtHome()) {
      name = activeElement.dataset['focusName']
    }
  }
  function home(mark: string): HTMLElement | null | undefined {
    // Out of reach nothing takes it.
    return box.value?.closest('[inert]')
      ? undefined
      : box.value?.querySelector<HTMLElement>(`[${mark}]`)
  }
  function asked(): HTMLElement | null | undefined {
    return home('data-focus-home="asked"')
  }
  function named(): HTMLElement | null | undefined {
    return name === undefined ? undefined : home(`data-focus-name="${CSS.escape(name)}"`)
  }
  /** To the question, or to what bears the same name; whoever has gone elsewhere meanwhile stays there. */
  function leadOn(): void {
    if (isWaiting()) (named() ?? asked())?.focus({ preventScroll: true })
    else if (isUnused()) asked()?.focus({ preventScroll: true })
  }
  /** Once a key has answered the question from up there, it goes on at the table. */
  function goOn(): void {
    if (isAtTop() && wasAsked && !asked()) home('data-focus-home')?.focus({ preventScroll: true })
  }
  function lead(): void {
    void nextTick(() => {
      if (isOurs && isFocusDropped())
        (named() ?? home('data-focus-home') ?? asked())?.focus({ preventScroll: true })
      goOn()
      if ((isWaiting() && (named() ?? asked())) || (isUnused() && asked())) whenHeard(leadOn)
    })
  }
  onMounted(() => {
    if (isFocusDropped()) home('data-focus-home=""')?.focus({ preventScroll: true })
    lead()
  })
  // What opened behind a sheet waits for whoever puts that away; the event of a sheet does not rise, but can be caught on its way down.
  document.addEventListener('close', lead, true)
  onScopeDispose(() => {
    document.removeEventListener('close', lead, true)
  })
  watch(
    changes,
    () => {
      if (!isFocusDropped()) remember()
      lead()
    },
    { flush: 'pre' },
  )
}
