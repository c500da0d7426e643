/** Who wants another match after this one, and when it begins. */
import { computed, type ComputedRef, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import type { TableView } from '../../../protocol/tableViews'
import { askedIn, toldOf, waitsForText } from '../../speech/texts/nextMatchText'
import { useTable } from '../../stores/table'
import { useDeadline, type Deadline } from '../../table/ask/deadline'

/** What is known of the next match. */
export interface NextGameState {
  readonly isSeated: ComputedRef<boolean>
  /** How many are asked. */
  readonly asked: ComputedRef<number>
  /** Whether whoever looks has said so. */
  readonly wants: ComputedRef<boolean>
  /** Which others want one; empty: nobody yet. */
  readonly willing: ComputedRef<string>
  /** Who has not answered, oneself last; empty: everybody has. */
  readonly waiting: ComputedRef<string>
  /** Who else is choosing another game meanwhile, in a sentence; empty: nobody. */
  readonly choosing: ComputedRef<string>
  readonly deadline: Readonly<Ref<Deadline | undefined>>
}

/** Whoever leads the table sits there or watches. */
function nameOfKeeper({ keeper, seats, spectators }: TableView): string {
  const people = [...seats.filter((seat) => seat.kind === 'person'), ...spectators]
  return people.find(({ person }) => person === keeper)?.name ?? ''
}

/** As the table tells it, as long as the component lives. */
export function useNextGame(table: () => TableView): NextGameState {
  const { t } = useI18n()
  const store = useTable()
  const translate = (key: string, named: Record<string, unknown> = {}): string => t(key, named)
  const people = computed(() => askedIn(table(), store.you))
  const deadline = useDeadline(() => {
    const { next } = table()
    return next && { ...next, arrived: store.state.tableAt ?? performance.now() }
  })
  return {
    choosing: computed(() => {
      if (!table().choosing || store.isKeeper) return ''
      return t('app.result.choosing', { name: nameOfKeeper(table()) })
    }),
    isSeated: computed(() => store.you !== undefined),
    asked: computed(() => people.value.length),
    wants: computed(() => people.value.some((one) => one.isYou && one.wants)),
    // What oneself has said, the button shows.
    willing: computed(() =>
      toldOf(
        'wants',
        people.value.filter((one) => one.wants && !one.isYou),
        translate,
      ),
    ),
    waiting: computed(() => waitsForText(people.value, translate)),
    deadline,
  }
}
