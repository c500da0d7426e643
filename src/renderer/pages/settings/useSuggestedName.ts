/** A name that was only suggested gives way to another where somebody is called so already. */
import { watch } from 'vue'
import { suggestName, useSettings } from '../../stores/settings'
import { useTable } from '../../stores/table'

/** Once per welcome: whoever would be a "Robin 2" without having chosen "Robin" gets another name. */
export function useSuggestedName(): void {
  const table = useTable()
  const { settings } = useSettings()
  let known: string | undefined
  watch(
    // Every welcome brings a new secret; a name that changes later is one that was chosen, and others at this screen have their own.
    () => (table.screen.at === 0 ? table.state.welcome?.token : known),
    (token) => {
      known = token
      const { welcome } = table.state
      const { name, language, isOwnName } = settings
      if (!welcome || isOwnName || table.isBigScreen || welcome.name === name) return
      settings.name = suggestName(name)
      void table.command({ kind: 'rename', name: settings.name, language })
    },
  )
}
