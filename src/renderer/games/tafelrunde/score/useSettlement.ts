/** Leafing through the latest settlement: it waits for nobody and nobody waits for it. */
import { computed, ref, shallowRef, watch, type ComputedRef } from 'vue'
import type { TafelrundeSeen } from '../../../../games/tafelrunde/outside/contract'
import { isTafelrundeSeen } from '../../../../games/tafelrunde/outside/guards'
import type { BoardProps } from '../../gameTable'
import { homeStep, lastSettlement, settlingSteps, type Step } from './settling'
import type { Voice } from '../voice/voice'

/** What the settlement is made from. */
export interface SettlementOptions {
  readonly events: () => readonly TafelrundeSeen[]
  /** What was told before this board was made, as after another page was looked at. */
  readonly story: () => BoardProps['story']
  readonly version: () => number
  readonly voice: () => Voice
  readonly isOver: () => boolean
  /** What one is asked; undefined: nothing. */
  readonly asked: () => string | undefined
}

/** Moves with which the next raid goes on. */
const MOVES: readonly TafelrundeSeen['kind'][] = [
  'played',
  'feierabendPlayed',
  'letzteWarnungPlayed',
  'wiederbelebungPlayed',
  'zorkPlayed',
  'passed',
]

/** The settlement as it is leafed through. */
export interface Settlement {
  /** The latest one; none before the first. */
  readonly steps: ComputedRef<readonly Step[]>
  /** The step that is shown, from 0; undefined: put away. */
  readonly at: ComputedRef<number | undefined>
  go(step: number): void
  close(): void
}

function settledBefore({ story, voice }: SettlementOptions): readonly Step[] {
  const { before = [], events = [] } = story() ?? {}
  const told: readonly unknown[] = [...before, ...events]
  return lastSettlement(told.filter(isTafelrundeSeen), voice())
}

/** Keeps the settlement of the latest raid, which is played on the table; it can be looked at again step by step. */
export function useSettlement(options: SettlementOptions): Settlement {
  const steps = shallowRef(settledBefore(options))
  const at = ref<number>()
  watch(
    options.version,
    () => {
      const voice = options.voice()
      const settled = settlingSteps(options.events(), voice)
      const home = homeStep(options.events(), voice)
      if (settled.length > 0) steps.value = settled
      // Chests are chosen later than colours are settled: that step joins the others.
      if (home && steps.value.at(-1)?.colour !== undefined) steps.value = [...steps.value, home]
      // At the end the score comes first, and who is at the table sees what is played on it.
      const isPlayedOn = options.events().some(({ kind }) => MOVES.includes(kind))
      if (options.isOver() || isPlayedOn) at.value = undefined
    },
    { immediate: true },
  )
  watch(options.asked, (asked) => {
    if (asked !== undefined) at.value = undefined
  })
  return {
    steps: computed(() => steps.value),
    at: computed(() => at.value),
    go: (step) => {
      at.value = Math.min(Math.max(step, 0), steps.value.length - 1)
    },
    close: () => {
      at.value = undefined
    },
  }
}
