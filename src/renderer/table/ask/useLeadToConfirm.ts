/** Leads from a card chosen in the hand to the button that confirms it, so that Enter and Enter again plays it. */
import { watch } from 'vue'

/** The button, while it can be pressed. */
const CONFIRM = '[data-next="confirm"]:not([aria-disabled="true"], [disabled])'

/** What has been chosen, and whether it is enough to confirm. */
export interface LeadToConfirmOptions {
  /** What has been chosen; another one for every choice. */
  readonly chosen: () => unknown
  /** Whether nothing is missing any more. */
  readonly isReady: () => boolean
}

/** Leads as long as the component lives; whoever chooses elsewhere keeps his place. */
export function useLeadToConfirm({ chosen, isReady }: LeadToConfirmOptions): void {
  let stage: Element | null | undefined
  watch(
    chosen,
    () => {
      const card = document.activeElement?.closest('[data-hand-card]')
      stage = card?.closest('.game-stage')
    },
    { flush: 'pre' },
  )
  watch(
    chosen,
    () => {
      if (isReady()) stage?.querySelector<HTMLElement>(CONFIRM)?.focus({ preventScroll: true })
    },
    { flush: 'post' },
  )
}
