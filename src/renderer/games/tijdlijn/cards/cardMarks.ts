/** Who points at which card just now, for everything on the board that shows cards. */
import { computed, inject, provide, type ComputedRef, type InjectionKey } from 'vue'
import type { CardHandle } from '../../../../games/tijdlijn/outside/contract'
import type { SeatView } from '../../../../protocol/tableViews'
import type { CardMark } from '../talk'

/** What the board tells of those who point. */
export interface Pointing {
  readonly marks: readonly CardMark[]
  /** Who sits there, by seat. */
  readonly seats: readonly SeatView[]
}

const KEY: InjectionKey<ComputedRef<Pointing>> = Symbol('marks on cards')
const NOBODY: Pointing = { marks: [], seats: [] }

/** Tells everything below who points at what. */
export function provideCardMarks(pointing: () => Pointing): void {
  provide(KEY, computed(pointing))
}

/** The marks on these cards, and who sits there. */
export function useCardMarks(cards: () => readonly CardHandle[]): ComputedRef<Pointing> {
  const pointing = inject(KEY, undefined)
  return computed(() => {
    const { marks, seats } = pointing?.value ?? NOBODY
    return { marks: marks.filter(({ card }) => cards().includes(card)), seats }
  })
}
