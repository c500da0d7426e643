/** What this window noted of the latest deal, kept while its page is loaded anew: by tab and host, and gone with the tab. */
import type { ClientPorts } from '../../client/client'
import type { LinkTarget } from '../../ipc/ipc'
import { keptByTab } from './kept'

const NOTES_KEY = 'stammtisch.notes'

/** Where a client keeps its notes; `part` names another person of this window. */
export function notesOf(target: LinkTarget, part = ''): NonNullable<ClientPorts['notes']> {
  const key = `${NOTES_KEY}.${target.kind === 'local' ? 'local' : target.url}${part}`
  return {
    read: () => keptByTab.getItem(key) ?? undefined,
    write: (notes) => {
      keptByTab.setItem(key, notes)
    },
  }
}
