/** Where the tips of a first match lie: on the upper edge of the cloth, where they hide nothing. */
import { inject, provide, shallowRef, type InjectionKey, type ShallowRef } from 'vue'

const GUIDE_PLACE: InjectionKey<ShallowRef<HTMLElement | null>> = Symbol('guide place')

/** Lets the stage below say where tips lie, and the game beside it put them there. */
export function provideGuidePlace(): void {
  provide(GUIDE_PLACE, shallowRef<HTMLElement | null>(null))
}

/** Where tips lie; null: nowhere, they lie where they are. */
export function useGuidePlace(): ShallowRef<HTMLElement | null> {
  return inject(GUIDE_PLACE, () => shallowRef(null), true)
}
