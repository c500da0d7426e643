/** What putting options into words needs, in this window. */
import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { OptionContext } from '../../engine/options'
import { useSettings } from '../stores/settings'
import { useTable } from '../stores/table'
import type { OptionWordsContext } from './optionWords'

/** What options are read against here; values that only the host sets are let through. */
export function useOptionContext(): ComputedRef<OptionContext> {
  const store = useTable()
  const { settings } = useSettings()
  return computed(() => {
    const { catalogues } = store.state
    return {
      language: settings.language,
      catalogue: (name) => (Object.hasOwn(catalogues, name) ? (catalogues[name] ?? []) : []),
      byHost: true,
    }
  })
}

/** The same with the words of the game whose words begin with `words`. */
export function useOptionWords(words: () => string): ComputedRef<OptionWordsContext> {
  const { t, te } = useI18n()
  const options = useOptionContext()
  return computed(() => ({
    words: words(),
    t: (key, named = {}) => t(key, named),
    te,
    options: options.value,
  }))
}
