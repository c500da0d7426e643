/** How the slip asks for a reason (TG-14): whether there is one already, whether more can be said, or whether the card goes on by itself. */
import { computed, type ComputedRef } from 'vue'
import { mayExplain } from '../../../../games/tofugott/outside/check'
import type { TofugottView } from '../../../../games/tofugott/outside/contract'
import { lastTurned } from '../voice/reader'
import type { Choosing } from './useChoosing'
import type { WithoutReasons } from './useWithoutReasons'

/** What it takes; it may change. */
export interface ReasonAskedSource {
  readonly view: TofugottView
  readonly choosing: Choosing
  readonly withoutReasons: WithoutReasons
}

/** What is asked of the card that was turned last. */
export interface ReasonAsked {
  /** Nothing is asked though an own card has been turned. */
  readonly isGoingOn: ComputedRef<boolean>
  /** A reason stands there already. */
  readonly isNoted: ComputedRef<boolean>
  /** Something can be said. */
  readonly canSay: ComputedRef<boolean>
}

/** Follows what is asked of the card that was turned last. */
export function useReasonAsked(source: ReasonAskedSource): ReasonAsked {
  const isAsked = computed(() => source.choosing.asked.value === 'explain')
  const isGoingOn = computed(
    () => isAsked.value && source.choosing.sending.value && source.withoutReasons.isSilent(),
  )
  const isNoted = computed(() => isAsked.value && lastTurned(source.view)?.said.length !== 0)
  const canSay = computed(() => isAsked.value && !isGoingOn.value && mayExplain(source.view))
  return { isGoingOn, isNoted, canSay }
}
