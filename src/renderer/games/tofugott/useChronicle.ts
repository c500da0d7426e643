/** Keeps what was asked, guessed and said as long as the window shows the match. */
import { shallowRef, watch, type ShallowRef } from 'vue'
import type { TofugottSeen, TofugottView } from '../../../games/tofugott/outside/contract'
import { chronicleAfter, chronicleOf, type Chronicle } from './chronicle'

/** What the chronicle is made from. */
export interface ChronicleOptions {
  readonly view: () => TofugottView
  readonly told: () => readonly TofugottSeen[]
  readonly count: () => number
}

/** Follows what is told; who comes back begins with what still lies on the table. */
export function useChronicle({
  view,
  told,
  count,
}: ChronicleOptions): Readonly<ShallowRef<Chronicle>> {
  const chronicle = shallowRef(chronicleOf(view()))
  watch(count, () => {
    chronicle.value = told().reduce(chronicleAfter, chronicle.value)
  })
  return chronicle
}
