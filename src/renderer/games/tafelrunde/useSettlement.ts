/** Leafing through the latest settlement: it waits for nobody and nobody waits for it. */
import { computed, ref, shallowRef, watch, type ComputedRef, type Ref } from 'vue'
import type { TafelrundeSeen } from '../../../games/tafelrunde/contract'
import { homeStep, settlingSteps, type Step } from './settling'
import type { Voice } from './voice'

/** What the settlement is made from. */
export interface SettlementOptions {
  readonly events: () => readonly TafelrundeSeen[]
  readonly version: () => number
  readonly voice: () => Voice
}

/** The settlement as it is leafed through. */
export interface Settlement {
  /** None: nothing to show, or put away. */
  readonly steps: ComputedRef<readonly Step[]>
  /** From 0. */
  readonly at: Readonly<Ref<number>>
  go(step: number): void
  close(): void
}

/** Keeps the settlement of the latest raid until it is put away or the next one comes. */
export function useSettlement(options: SettlementOptions): Settlement {
  const steps = shallowRef<readonly Step[]>([])
  const at = ref(0)
  watch(
    options.version,
    () => {
      const voice = options.voice()
      const settled = settlingSteps(options.events(), voice)
      const home = homeStep(options.events(), voice)
      if (settled.length > 0) {
        steps.value = settled
        at.value = 0
      }
      // Chests are chosen later than colours are settled: that step joins those that are still shown.
      if (home && steps.value.length > 0) steps.value = [...steps.value, home]
    },
    { immediate: true },
  )
  return {
    steps: computed(() => steps.value),
    at,
    go: (step) => {
      at.value = Math.min(Math.max(step, 0), steps.value.length - 1)
    },
    close: () => {
      steps.value = []
    },
  }
}
