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
  /** How often it was to be told: what has not been said yet gives way to what comes after it. */
  let times = 0
  watch(lonely, (now, before) => {
    const { table, match } = store
    if (!table || !match || match.outcome) return
    // It holds for all of them: whoever goes while another is away is told by name alone.
    if (now.length === 0 || before.length > 0) return
    const text = absenceText(table, (key, named = {}) => t(key, named))
    times += 1
    const time = times
    speech.tellHint(text, () => time === times && lonely().length > 0)
  })
}
