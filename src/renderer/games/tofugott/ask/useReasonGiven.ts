/** What follows a reason that somebody has given to a card that lies open: its slip stays, and the way on has the focus (TG-14). */
import { computed, nextTick, ref, watch, type ComputedRef, type Ref } from 'vue'
import type { TofugottView } from '../../../../games/tofugott/outside/contract'
import { lastTurned } from '../voice/reader'

/** The card that was turned last; another text for every card. */
export function cardKeyOf({ turn, settled, phase }: TofugottView): string {
  return [turn, settled.length, phase.kind === 'revealing' ? phase.turned.length : 0].join()
}

/** What came of a reason. */
export interface ReasonGiven {
  /** One was given to the card that was turned last. */
  readonly isGiven: ComputedRef<boolean>
  /** One is on its way. */
  readonly give: () => void
}

/** Remembers the card, until another one is turned. */
export function useReasonGiven(view: () => TofugottView): ReasonGiven {
  const given = ref<string>()
  return {
    isGiven: computed(() => given.value === cardKeyOf(view())),
    give: () => {
      given.value = cardKeyOf(view())
    },
  }
}

/** Whether the focus lies on the slip, or nowhere: whoever has gone on to something else stays there. */
function isOnSlip(): boolean {
  const active = document.activeElement
  return !active || active === document.body || active.closest('.tofugott-ask') !== null
}

/** Leads on from a reason that was given, as soon as it lies at its card. */
export function useLeadOn(
  { isGiven }: ReasonGiven,
  view: () => TofugottView,
  wayOn: Readonly<Ref<{ focus: () => void } | null>>,
): void {
  watch(
    () => lastTurned(view())?.said.length ?? 0,
    (now, before) => {
      if (now <= before || !isGiven.value) return
      void nextTick(() => {
        if (isOnSlip()) wayOn.value?.focus()
      })
    },
  )
}
