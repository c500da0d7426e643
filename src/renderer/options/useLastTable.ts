/** How somebody played a game the last time he was alone with the computer: offered again. Whoever has never played it begins as on a first evening. */
import { watch, type Ref } from 'vue'
import { presetOf, presetsFor } from '../../engine/options/presets'
import { useSettings } from '../stores/settings'
import type { PlannedOptions } from './usePlannedOptions'
import { useOptionContext } from './useOptionWords'

/** Begins every offer as it was played last; `keep` notes how it is played now. `offer` undefined: nothing is offered again or noted. */
export function useLastTable(
  offer: () => string | undefined,
  seats: Ref<number>,
  planned: PlannedOptions,
): { keep(): void } {
  const { settings } = useSettings()
  const context = useOptionContext()
  watch(
    offer,
    (key) => {
      const source = planned.source.value
      if (key === undefined || !source) return
      const last = settings.tables[key]
      if (last) seats.value = last.seats
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
      settings.tables = { ...settings.tables, [key]: { seats: seats.value, preset } }
    },
  }
}
