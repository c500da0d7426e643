/** What putting options into words needs, in this window. */
import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { OptionContext } from '../../engine/options/options'
import { useSettings } from '../stores/settings'
import { useTable } from '../stores/table'
import type { OptionWordsContext } from './optionWords'

/** What options are read against here; values that the host or a vote sets are let through. */
export function useOptionContext(): ComputedRef<OptionContext> {
  const store = useTable()
  const { settings } = useSettings()
  return computed(() => {
    const { catalogues } = store.state
    return {
      language: settings.language,
      catalogue: (name) => catalogues[name]?.map(({ id }) => id),
      byHost: true,
    }
  })
}

/** The same with the words of the game whose words begin with `words`. */
export function useOptionWords(words: () => string): ComputedRef<OptionWordsContext> {
  const store = useTable()
  const { settings } = useSettings()
  const { t, te } = useI18n()
  const options = useOptionContext()
  const entries = computed(() => {
    const all = Object.values(store.state.catalogues).flat()
    return new Map(all.map((entry) => [entry.id, entry]))
  })
  return computed(() => ({
    words: words(),
    t: (key, named = {}) => t(key, named),
    te,
    options: options.value,
    entryOf: (id) => entries.value.get(id),
    language: settings.language,
    seats: store.table?.seats.length ?? 0,
  }))
}
