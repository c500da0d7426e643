/** Tells that the next match begins by itself, as soon as that is so: only the eye sees the clock. */
import { watch } from 'vue'
import { useI18n } from 'vue-i18n'
import { useTable } from '../../stores/table'
import { countdownText } from '../texts/nextMatchText'
import { useSpeech } from '../useSpeech'

/** Tells it as long as the component lives. */
export function useNextMatchVoice(): void {
  const { t } = useI18n()
  const speech = useSpeech()
  const store = useTable()
  watch(
    () => store.table?.next !== undefined,
    (isCounting) => {
      const { table, you, state } = store
      if (!isCounting || !table) return
      const at = { table, you, arrived: state.tableAt }
      speech.tellHint(countdownText(at, (key, named = {}) => t(key, named)))
    },
    { immediate: true },
  )
}
