/** The options of a table that is not open yet: those of its offer, and what has been chosen over them. */
import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import type { SealedLegality, SeatBounds } from '../../engine/contract/game'
import {
  defaultOf,
  type Options,
  type OptionSpec,
  type OptionValue,
} from '../../engine/options/options'
import { presetOptions, type PresetId, type PresetSource } from '../../engine/options/presets'
import { useTable } from '../stores/table'
import { presetSourceOf, seatBounds } from './tableSetup'
import { useOptionContext } from './useOptionWords'

/** A way in which a game is offered. */
export interface PlannedOffer {
  readonly game: SealedLegality
  readonly options: Options
}

/** What is chosen, and choosing more. */
export interface PlannedOptions {
  readonly source: ComputedRef<PresetSource | undefined>
  /** Those that decide on what is played with, where there is more than what came with the game: they are asked at once. */
  readonly spoken: ComputedRef<readonly OptionSpec[]>
  /** What the host is told. */
  readonly options: ComputedRef<Options>
  /** Every one, those that nobody has touched as they are by themselves. */
  readonly whole: ComputedRef<Options>
  /** How many seats such a table may have. */
  readonly bounds: ComputedRef<SeatBounds>
  /** The most seats, where what was chosen allows fewer than usual: numbers that are gone without a word seem lost. */
  readonly mostSeats: ComputedRef<number | undefined>
  setOption(key: string, value: OptionValue): void
  setPreset(id: PresetId): void
}

/** The decks of one's own that an option chooses among. */
function useOwnDecks(): (spec: OptionSpec) => readonly string[] {
  const store = useTable()
  return (spec) => {
    if (spec.kind !== 'set' || !('catalogue' in spec.values)) return []
    const entries = store.state.catalogues[spec.values.catalogue] ?? []
    return entries.filter(({ own }) => own).map(({ id }) => id)
  }
}

/** Follows what is chosen; another offer begins anew, with `deck` alone if its game has this deck. `seats`: how many it is for. */
export function usePlannedOptions(
  offer: () => PlannedOffer | undefined,
  seats: Readonly<Ref<number>>,
  deck?: string,
): PlannedOptions {
  const context = useOptionContext()
  const ownDecks = useOwnDecks()
  const set = ref<Options>({})
  const source = computed(() => {
    const chosen = offer()
    return chosen && presetSourceOf(chosen.game, seats.value)
  })
  const specs = computed(() => source.value?.optionSpecs ?? [])
  const begin = (): void => {
    const spec = specs.value.find((one) => deck !== undefined && ownDecks(one).includes(deck))
    set.value = spec && deck !== undefined ? { [spec.key]: [deck] } : {}
  }
  watch(offer, begin, { immediate: true })
  // Whoever has written nothing of his own has nothing to choose among.
  const isSpoken = (spec: OptionSpec): boolean =>
    (spec.kind === 'choice' && spec.default === 'keeper-language') || ownDecks(spec).length > 0
  const options = computed(() => ({ ...offer()?.options, ...set.value }))
  const boundsWith = (wished: Options): SeatBounds => {
    const chosen = offer()
    return chosen ? seatBounds(chosen.game, wished, context.value) : { min: 1, max: 1 }
  }
  const bounds = computed(() => boundsWith(options.value))
  return {
    source,
    options,
    bounds,
    mostSeats: computed(() => {
      const { max } = bounds.value
      return max < boundsWith(offer()?.options ?? {}).max ? max : undefined
    }),
    spoken: computed(() => specs.value.filter(isSpoken)),
    whole: computed(() =>
      Object.fromEntries(
        specs.value.map((spec) => [
          spec.key,
          options.value[spec.key] ?? defaultOf(spec, context.value),
        ]),
      ),
    ),
    setOption(key, value) {
      set.value = { ...set.value, [key]: value }
    },
    setPreset(id) {
      if (source.value)
        set.value = { ...set.value, ...presetOptions(source.value, id, context.value) }
    },
  }
}
