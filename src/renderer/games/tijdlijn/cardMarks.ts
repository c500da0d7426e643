/** Who points at which card just now, for everything on the board that shows cards. */
import { computed, inject, provide, type ComputedRef, type InjectionKey } from 'vue'
import type { CardHandle } from '../../../games/tijdlijn/outside/contract'
import type { CardMark } from './talk'

type Marks = ComputedRef<readonly CardMark[]>

const KEY: InjectionKey<Marks> = Symbol('marks on cards')

/** Tells everything below who points at what. */
export function provideCardMarks(marks: () => readonly CardMark[]): void {
  provide(KEY, computed(marks))
}

/** The marks on these cards. */
export function useCardMarks(cards: () => readonly CardHandle[]): ComputedRef<readonly CardMark[]> {
  const marks = inject(KEY, undefined)
  return computed(() => marks?.value.filter((mark) => cards().includes(mark.card)) ?? [])
}
