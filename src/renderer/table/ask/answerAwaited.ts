/** How the slip that asks learns that an answer given there is still on its way. */
import type { InjectionKey } from 'vue'

/** Whether the table takes long to answer; absent: it never does. */
export const ANSWER_AWAITED: InjectionKey<() => boolean> = Symbol('answer awaited')
