/** The name under which one sits at tables: kept here, agreed on with the host. */
import { ref, watch, type Ref } from 'vue'
import { useSettings } from '../stores/settings'
import { useTable } from '../stores/table'
import { useRefusal } from './useRefusal'

/** The own name and its change. */
export interface Renaming {
  /** As it is being typed: what is refused stays there to be mended. */
  readonly name: Ref<string>
  /** Why the host does not take it, in words; empty otherwise. */
  readonly problem: Readonly<Ref<string>>
  /** Tells the host the name, and keeps it here; false: the one before counts. */
  rename(): Promise<boolean>
}

/** The own name, as it is being typed; `asks`: a name that was only suggested is not there until somebody has said his own. */
export function useRename({ asks = false }: { readonly asks?: boolean } = {}): Renaming {
  const { settings } = useSettings()
  const table = useTable()
  const { refusalOf } = useRefusal()
  const problem = ref('')
  const shown = (): string => (asks && !settings.isOwnName ? '' : settings.name)
  const typed = ref(shown())
  watch(
    () => settings.name,
    () => {
      typed.value = shown()
    },
  )
  return {
    name: typed,
    problem,
    async rename() {
      const { language, figure } = settings
      const name = asks && typed.value === '' ? settings.name : typed.value
      const answer = await table.command({ kind: 'rename', name, language, figure })
      problem.value = refusalOf(answer)
      // Where no host has answered, none has refused it either.
      if (answer.ok || !table.state.welcome) {
        settings.isOwnName ||= name !== settings.name
        settings.name = name
      }
      return answer.ok
    },
  }
}
