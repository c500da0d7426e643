/** Saving a finished match as a page: everybody for himself, from the record that the host opens to all once the match is over. */
import { ref, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import { isTofugottSeen } from '../../../../games/tofugott/outside/guards'
import { fetchRecord } from '../../../links/fetchRecord'
import { useSettings } from '../../../stores/settings'
import { useTable } from '../../../stores/table'
import { chronicleAfter, EMPTY_CHRONICLE } from '../chronicle'

/** Saving, and what became of it. */
export interface Keepsake {
  /** Why it could not be saved, in words; empty otherwise. */
  readonly problem: Readonly<Ref<string>>
  save(names: readonly string[]): Promise<void>
}

function download(page: string, name: string): void {
  const link = document.createElement('a')
  const url = URL.createObjectURL(new Blob([page], { type: 'text/html' }))
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Saves the match that is shown. */
export function useKeepsake(): Keepsake {
  const { t } = useI18n()
  const store = useTable()
  const { settings } = useSettings()
  const problem = ref('')

  async function pageOf(names: readonly string[]): Promise<string> {
    const { language } = settings
    const fetched = await fetchRecord(store.fetch, store.match?.number ?? 0)
    if (!fetched.ok) {
      problem.value = t(`app.refusal.${fetched.error}`)
      return ''
    }
    const [{ retell }, { keepsakePage }] = await Promise.all([
      import('../../../replay/retell'),
      import('./keepsakePage'),
    ])
    const told = retell(fetched.value.record, fetched.value.contents, language)
    const seen = told?.flatMap((event: unknown) => (isTofugottSeen(event) ? [event] : []))
    problem.value = seen ? '' : t('tofugottTable.keepsake.damaged')
    if (!seen) return ''
    const chronicle = seen.reduce(chronicleAfter, EMPTY_CHRONICLE)
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date())
    return keepsakePage({ chronicle, names, date, language, t: (key, named = {}) => t(key, named) })
  }

  return {
    problem,
    save: async (names) => {
      const page = await pageOf(names)
      if (page !== '') download(page, `tofugott-${String(store.match?.number ?? 0)}.html`)
    },
  }
}
