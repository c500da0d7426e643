/** Where slips of paper lie that speak of the table and are no part of it: a tip, an advice. Nothing on the table gives way to them. */
import { inject, provide, shallowRef, type InjectionKey, type ShallowRef } from 'vue'

const SLIP_PLACE: InjectionKey<ShallowRef<HTMLElement | null>> = Symbol('slip place')

/** Lets everything below put slips where `SlipPlace` stands. */
export function provideSlipPlace(): void {
  provide(SLIP_PLACE, shallowRef<HTMLElement | null>(null))
}

/** Where slips lie; null: nowhere, they lie where they are. */
export function useSlipPlace(): ShallowRef<HTMLElement | null> {
  return inject(SLIP_PLACE, () => shallowRef(null), true)
}
