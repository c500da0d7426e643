/** Which cards of a hand have just come: they keep their mark until the next own question is answered. */
import { computed, shallowRef, watch } from 'vue'

/** So many are always told apart; of more than these a mark on most of the hand says nothing. */
const FEW = 5

/** A hand, and the question that its owner is asked. */
export interface NewCardsOptions {
  /** Keys of the cards in the hand, each of them once. */
  readonly keys: () => readonly string[]
  /** The question that is asked now, by its name; undefined if nothing is asked. */
  readonly asked: () => string | undefined
}

/** Tells of each key whether its card is new; those of the first hand are not, nor is any where all are, or most of many. */
export function useNewCards({ keys, asked }: NewCardsOptions): (key: string) => boolean {
  const known = shallowRef<ReadonlySet<string>>(new Set(keys()))
  watch([asked, keys] as const, ([now], [before, held]) => {
    // What comes together with the end of a question belongs to what is asked next.
    if (before !== undefined && now !== before) known.value = new Set(held)
    else if (known.value.size === 0) known.value = new Set(keys())
  })
  const isTold = computed(() => {
    const held = keys()
    const fresh = held.filter((key) => !known.value.has(key)).length
    return fresh < held.length && (fresh <= FEW || fresh * 2 <= held.length)
  })
  return (key) => isTold.value && !known.value.has(key)
}
