/** Where the tips of a first match lie, so that they hide nothing: in the bar above the table where it has room, otherwise on the upper edge of the cloth. */
import {
  computed,
  inject,
  provide,
  shallowRef,
  type InjectionKey,
  type Ref,
  type ShallowRef,
} from 'vue'

/** A place on the page; null: not there. */
type Place = ShallowRef<HTMLElement | null>

/** The places that tips, and news of the table, can have. */
interface GuidePlaces {
  readonly bar: Place
  readonly title: Place
  readonly cloth: Place
}

const GUIDE_PLACES: InjectionKey<GuidePlaces> = Symbol('guide places')

const noPlace = (): Place => shallowRef<HTMLElement | null>(null)
const noPlaces = (): GuidePlaces => ({ bar: noPlace(), title: noPlace(), cloth: noPlace() })

/** Lets the bar above and the stage below say where tips lie, and the game beside them put them there. */
export function provideGuidePlace(): void {
  provide(GUIDE_PLACES, noPlaces())
}

/** The upper edge of the cloth. */
export function useGuidePlace(): Place {
  return inject(GUIDE_PLACES, noPlaces, true).cloth
}

/** The room in the bar above the table. */
export function useBarPlace(): Place {
  return inject(GUIDE_PLACES, noPlaces, true).bar
}

/** Over the title in the bar, which nobody presses. */
export function useTitlePlace(): Place {
  return inject(GUIDE_PLACES, noPlaces, true).title
}

/** Where a tip lies now; null: nowhere, it lies where it is. */
export function useTipPlace(): Readonly<Ref<HTMLElement | null>> {
  const { bar, cloth } = inject(GUIDE_PLACES, noPlaces, true)
  return computed(() => bar.value ?? cloth.value)
}
