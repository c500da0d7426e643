/** Tells what becomes of a seat when somebody goes away in the middle of a match; that he has gone is told as it happens. */
import { watch } from 'vue'
import { useI18n } from 'vue-i18n'
import { useTable } from '../../stores/table'
import { absenceText } from '../texts/awayText'
import { useSpeech } from '../useSpeech'

/** Tells it as long as the component lives. */
export function useAwayVoice(): void {
  const { t } = useI18n()
  const speech = useSpeech()
  const store = useTable()
  /** People who are away and for whom nobody answers yet. */
  function lonely(): string[] {
    return (store.table?.seats ?? []).flatMap((seat) =>
      seat.kind === 'person' && !seat.connected && seat.bot === undefined ? [seat.person] : [],
    )
  }
  watch(lonely, (now, before) => {
    const { table, match } = store
    if (!table || !match || match.outcome) return
    const gone = now.filter((person) => !before.includes(person))
    if (gone.length === 0) return
    const text = absenceText(table, (key, named = {}) => t(key, named))
    speech.tellHint(text, () => lonely().some((person) => gone.includes(person)))
  })
}
