/** Saving the record of a finished match as a file, and saying what came of it. */
import { ref, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import { fetchRecord } from '../../links/fetchRecord'
import { saveFile } from '../../links/saveFile'
import { useSpeech } from '../../speech/useSpeech'
import { useTable } from '../../stores/table'

/** A record, and what became of it. */
export interface SavedRecord {
  /** Why it was not saved, in words; empty where it was, and before. */
  readonly problem: Readonly<Ref<string>>
  /** Under which name it was saved, in words; empty before. */
  readonly saved: Readonly<Ref<string>>
  /** Saves the match of that number, counted at its table from 1. */
  save(table: string, number: number): Promise<void>
}

/** Saves matches of the table one is at. */
export function useSavedRecord(): SavedRecord {
  const { t } = useI18n()
  const store = useTable()
  const speech = useSpeech()
  const problem = ref('')
  const saved = ref('')
  async function save(table: string, number: number): Promise<void> {
    const fetched = await fetchRecord(store.fetch, number)
    const file = `stammtisch-${table}-${String(number)}.json`
    problem.value = fetched.ok ? '' : t(`app.refusal.${fetched.error}`)
    saved.value = fetched.ok ? t('app.result.saved', { file }) : ''
    if (fetched.ok) saveFile(file, fetched.value.text, 'application/json')
    speech.say(problem.value || saved.value)
  }
  return { problem, saved, save }
}
