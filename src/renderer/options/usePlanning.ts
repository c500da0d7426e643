/** Whether a table as it is being set could be dealt, asked of the host while it is chosen. */
import { computed, shallowRef, watch, type ComputedRef } from 'vue'
import type { Options } from '../../engine/options/options'
import type { Answer } from '../../protocol/hostMessages'
import { useRefusal } from '../commands/useRefusal'
import { useTable } from '../stores/table'

/** A table that is wished for. */
export interface TableWish {
  readonly game: string
  readonly seats: number
  readonly options: Options
}

/** What is asked about. */
export interface PlanningPorts {
  readonly wish: ComputedRef<TableWish>
  /** Where the words of its game begin; undefined: they are not there yet. */
  readonly words: () => string | undefined
  /** Something else is being done with the wish, and tells itself. */
  readonly isBusy: () => boolean
}

/** What the host says of it. */
export interface Planning {
  /** Why it cannot be dealt, or was refused; empty if nothing stands against it. */
  readonly problem: ComputedRef<string>
  readonly rule: ComputedRef<string | undefined>
  /** It cannot be dealt as long as it is set so. */
  readonly isObstructed: ComputedRef<boolean>
  tell(answer: Answer): void
}

/** Asks at once and whenever the wish changes. */
export function usePlanning({ wish, words, isBusy }: PlanningPorts): Planning {
  const table = useTable()
  const { refusalOf, ruleOf } = useRefusal(words)
  const answer = shallowRef<Answer>()
  const told = computed(() => (words() === undefined ? undefined : answer.value))
  function tell(now: Answer): void {
    answer.value = now
  }
  async function ask(): Promise<void> {
    if (table.state.connection !== 'open') return
    const asked = wish.value
    const now = await table.command({ kind: 'planTable', ...asked })
    if (asked === wish.value && !isBusy()) tell(now)
  }
  watch(wish, () => void ask(), { immediate: true })
  return {
    problem: computed(() => (told.value ? refusalOf(told.value) : '')),
    rule: computed(() => told.value && ruleOf(told.value)),
    isObstructed: computed(() => told.value?.ok === false && told.value.setup !== undefined),
    tell,
  }
}
