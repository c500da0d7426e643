/** That what happens is told in words beside the stage: then nothing under the pictures says it a second time. */
import { inject, provide, type InjectionKey } from 'vue'

const TOLD_BESIDE: InjectionKey<true> = Symbol('told beside')

/** Tells every stage below that its events are told elsewhere, where one goes through them step by step. */
export function provideToldBeside(): void {
  provide(TOLD_BESIDE, true)
}

/** Whether what happens on the stage one lies on is told elsewhere. */
export function useToldBeside(): boolean {
  return inject(TOLD_BESIDE, false)
}
