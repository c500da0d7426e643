/** What I am asked, and its clock, for whatever lies over the table and hides the question. */
import { inject, provide, watch, type InjectionKey, type ShallowRef } from 'vue'
import { useDeadline, type Deadline, type ToldClock } from './deadline'

/** A question that can be answered now. */
export interface AskedQuestion extends ToldClock {
  readonly name: string
}

const OWN_QUESTION: InjectionKey<() => AskedQuestion | undefined> = Symbol('own question')

/** Tells everything on a board what its reader is asked; undefined: nothing. */
export function provideOwnQuestion(question: () => AskedQuestion | undefined): void {
  provide(OWN_QUESTION, question)
}

/** The time that is left to me; undefined where nothing is asked, without a limit, and outside a board. */
export function useOwnDeadline(): Readonly<ShallowRef<Deadline | undefined>> {
  const question = inject(OWN_QUESTION, undefined)
  return useDeadline(() => question?.())
}

/** Does something when another question comes; not when the same one is there again after pictures. */
export function useQuestionComes(act: () => void): void {
  const question = inject(OWN_QUESTION, undefined)
  let last = question?.()?.name
  watch(
    () => question?.()?.name,
    (name) => {
      if (name === undefined || name === last) return
      last = name
      act()
    },
  )
}
