/** What this window noted of the latest deal, kept while its page is loaded anew: by tab and host, and gone with the tab. */
import type { ClientPorts } from '../../client/client'
import type { LinkTarget } from '../../ipc/ipc'

const NOTES_KEY = 'stammtisch.notes'

/** Where a client keeps its notes; `part` names another person of this window. */
export function notesOf(target: LinkTarget, part = ''): NonNullable<ClientPorts['notes']> {
  const key = `${NOTES_KEY}.${target.kind === 'local' ? 'local' : target.url}${part}`
  return {
    read: () => sessionStorage.getItem(key) ?? undefined,
    write: (notes) => {
      try {
        sessionStorage.setItem(key, notes)
      } catch {
        // A full storage costs the notes of before the page was loaded anew, nothing else.
      }
    },
  }
}
