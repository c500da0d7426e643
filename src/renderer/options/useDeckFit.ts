/** A table that begins with a deck of one's own: as many seats as its cards are enough for. */
import { watch, type Ref } from 'vue'
import { useTable } from '../stores/table'
import type { PlannedOffer, PlannedOptions } from './usePlannedOptions'
import { useOptionContext } from './useOptionWords'

/** Takes seats away, and if need be goes back to a first evening, until the cards of `deck` are enough; what no number of seats mends stays as it is. */
export function useDeckFit(
  deck: string | undefined,
  offer: () => PlannedOffer | undefined,
  seats: Ref<number>,
  { options, bounds, setPreset }: Pick<PlannedOptions, 'options' | 'bounds' | 'setPreset'>,
): void {
  const store = useTable()
  const context = useOptionContext()
  const count = (): number | undefined =>
    Object.values(store.state.catalogues)
      .flat()
      .find(({ id }) => id === deck)?.count
  function needed(fewer: number): number {
    const parsed = offer()?.game.open((rules) => {
      const read = rules.parseOptions(options.value, context.value)
      return read.ok ? rules.entriesFor?.(read.value, fewer) : undefined
    })
    return parsed ?? 0
  }
  /** The most seats that the cards are enough for; undefined: not even the fewest. */
  function fitting(cards: number): number | undefined {
    const { min, max } = bounds.value
    const wished = Math.min(seats.value, max)
    for (let fewer = wished; fewer >= min; fewer -= 1) if (needed(fewer) <= cards) return fewer
    return undefined
  }
  watch(
    offer,
    () => {
      const cards = count()
      if (cards === undefined) return
      if (fitting(cards) === undefined) setPreset('first')
      seats.value = fitting(cards) ?? seats.value
    },
    { immediate: true },
  )
}
