/** How somebody played a game the last time: offered again, with friends as against the computer, where the same number of seats is, too. Whoever has never played it begins as on a first evening. */
import { watch, type Ref } from 'vue'
import { presetOf, presetsFor } from '../../engine/options/presets'
import { useSettings } from '../stores/settings'
import type { PlannedOptions } from './usePlannedOptions'
import { useOptionContext } from './useOptionWords'

/** What is set as it was. */
export interface LastTableOptions {
  /** As many friends as come now: how many played last has nothing to do with it. */
  readonly withFriends: boolean
  readonly seats: Ref<number>
  readonly planned: PlannedOptions
}

/** Begins every offer as it was played last; `keep` notes how it is played now. `offer` undefined: nothing is offered again or noted. */
export function useLastTable(
  offer: () => string | undefined,
  { withFriends, seats, planned }: LastTableOptions,
): { keep(): void } {
  const { settings } = useSettings()
  const context = useOptionContext()
  watch(
    offer,
    (key) => {
      const source = planned.source.value
      if (key === undefined || !source) return
      const last = settings.tables[key]
      if (last && !withFriends) seats.value = last.seats
      const [first = 'box'] = presetsFor(source, planned.whole.value, context.value)
      planned.setPreset(last?.preset ?? first)
    },
    { immediate: true },
  )
  return {
    keep() {
      const [key, source] = [offer(), planned.source.value]
      if (key === undefined || !source) return
      const preset = presetOf(source, planned.whole.value, context.value) ?? 'box'
      const last = withFriends ? settings.tables[key] : undefined
      const table = { seats: last?.seats ?? seats.value, preset }
      settings.tables = { ...settings.tables, [key]: table }
    },
  }
}
