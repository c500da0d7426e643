/** Saving a finished match as a page: everybody for himself, from the record that the host opens to all once the match is over. */
import { ref, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import type { GameWindow } from '../games/gameTable'
import { fetchRecord } from '../links/fetchRecord'
import { useSettings } from '../stores/settings'
import { useTable } from '../stores/table'

/** Saving, and what became of it. */
export interface Keepsake {
  /** Why it could not be saved, in words; empty otherwise. */
  readonly problem: Readonly<Ref<string>>
  /** Saves the match of this number; `names` by seat. */
  save(match: number, names: readonly string[]): Promise<void>
}

function download(page: string, name: string): void {
  const link = document.createElement('a')
  const url = URL.createObjectURL(new Blob([page], { type: 'text/html' }))
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Saves matches of a game that has pages to keep. */
export function useKeepsake(game: () => GameWindow): Keepsake {
  const { t } = useI18n()
  const store = useTable()
  const { settings } = useSettings()
  const problem = ref('')

  async function pageOf(match: number, names: readonly string[]): Promise<string | undefined> {
    const { language } = settings
    const fetched = await fetchRecord(store.fetch, match)
    problem.value = fetched.ok ? '' : t(`app.refusal.${fetched.error}`)
    if (!fetched.ok) return undefined
    const { retell } = await import('../replay/retell')
    const told = retell(fetched.value.record, fetched.value.contents, language)
    problem.value = told ? '' : t(`${game().words}Table.keepsake.damaged`)
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date())
    const parts = { names, date, language, t: (key: string, named = {}) => t(key, named) }
    return told && game().keepsake?.(told, parts)
  }

  return {
    problem,
    save: async (match, names) => {
      const page = await pageOf(match, names)
      if (page !== undefined) download(page, `${game().legality.id}-${String(match)}.html`)
    },
  }
}
