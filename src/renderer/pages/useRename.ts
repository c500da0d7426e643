/** The name under which one sits at tables: kept here, agreed on with the host. */
import { ref, toRef, type Ref } from 'vue'
import { useSettings } from '../stores/settings'
import { useTable } from '../stores/table'
import { useRefusal } from './useRefusal'

/** The own name and its change. */
export interface Renaming {
  readonly name: Ref<string>
  /** Why the host does not take it, in words; empty otherwise. */
  readonly problem: Readonly<Ref<string>>
  /** Tells the host the name; false: it keeps the one before, and so does this window. */
  rename(): Promise<boolean>
}

/** The own name, as it is being typed. */
export function useRename(): Renaming {
  const { settings } = useSettings()
  const table = useTable()
  const { refusalOf } = useRefusal()
  const problem = ref('')
  return {
    name: toRef(settings, 'name'),
    problem,
    async rename() {
      const { name, language, figure } = settings
      const answer = await table.command({ kind: 'rename', name, language, figure })
      problem.value = refusalOf(answer)
      if (!answer.ok && table.state.welcome) settings.name = table.state.welcome.name
      return answer.ok
    },
  }
}
