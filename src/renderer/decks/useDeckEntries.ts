/** The entries of a deck that is being written, one of them open. */
import { computed, nextTick, ref, type ComputedRef, type Ref } from 'vue'
import type { DeckRow } from '../../engine/decks/deckDraft'

/** Entries that are listed at once. */
const SHOWN = 50

/** Where the entries are on the page. */
export interface DeckEntryPlaces {
  readonly list: Readonly<Ref<HTMLElement | null>>
  /** The fields of the open one. */
  readonly fields: Readonly<Ref<HTMLElement | null>>
}

/** The entries, and what is done to them; all that opens one leads to its first field. */
export interface DeckEntries {
  readonly rows: Readonly<Ref<readonly DeckRow[]>>
  /** Which one is open; counts from 0. */
  readonly open: Readonly<Ref<number>>
  readonly openRow: ComputedRef<DeckRow | undefined>
  /** How many are listed. */
  readonly shown: Readonly<Ref<number>>
  /** The open one is the last. */
  readonly isLast: ComputedRef<boolean>
  /** Into a column of the open one. */
  write(column: string, text: string): void
  show(index: number): Promise<void>
  showMore(): void
  add(): Promise<void>
  /** To the next one, to a new one behind the last. */
  goOn(): Promise<void>
  /** Takes the open one away. */
  remove(): Promise<void>
}

/** The entries of a draft; `first`: which one is open at first. */
export function useDeckEntries(
  draft: readonly DeckRow[],
  first: number,
  { list, fields }: DeckEntryPlaces,
): DeckEntries {
  const rows = ref<readonly DeckRow[]>(draft)
  const open = ref(first)
  const shown = ref(Math.max(SHOWN, first + 1))
  const isLast = computed(() => open.value >= rows.value.length - 1)
  const show = async (index: number): Promise<void> => {
    open.value = index
    await nextTick()
    fields.value?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }
  const add = async (): Promise<void> => {
    rows.value = [...rows.value, { cells: {}, data: {} }]
    shown.value = Math.max(shown.value, rows.value.length)
    await show(rows.value.length - 1)
  }
  return {
    rows,
    open,
    openRow: computed(() => rows.value[open.value]),
    shown,
    isLast,
    write: (column, text) => {
      rows.value = rows.value.map((row, index) =>
        index === open.value ? { ...row, cells: { ...row.cells, [column]: text } } : row,
      )
    },
    show,
    showMore: () => {
      shown.value += SHOWN
    },
    add,
    goOn: () => (isLast.value ? add() : show(open.value + 1)),
    remove: async () => {
      rows.value = rows.value.filter((_row, index) => index !== open.value)
      open.value = Math.max(0, Math.min(open.value, rows.value.length - 1))
      await nextTick()
      list.value?.querySelectorAll<HTMLElement>('.entry')[open.value]?.focus()
    },
  }
}
