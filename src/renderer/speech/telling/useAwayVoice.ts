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
    if (now.every((person) => before.includes(person))) return
    speech.tellHint(absenceText(table, (key, named = {}) => t(key, named)))
  })
}
