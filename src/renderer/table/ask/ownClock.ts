/** The clock of what I am asked, for whatever lies over the table and hides the question. */
import { inject, provide, type InjectionKey, type ShallowRef } from 'vue'
import { useDeadline, type Deadline, type ToldClock } from './deadline'

const OWN_CLOCK: InjectionKey<() => ToldClock | undefined> = Symbol('own clock')

/** Tells everything on a board which clock runs for its reader; undefined: none. */
export function provideOwnClock(clock: () => ToldClock | undefined): void {
  provide(OWN_CLOCK, clock)
}

/** The time that is left to me; undefined where nothing is asked, without a limit, and outside a board. */
export function useOwnDeadline(): Readonly<ShallowRef<Deadline | undefined>> {
  const clock = inject(OWN_CLOCK, undefined)
  return useDeadline(() => clock?.())
}
