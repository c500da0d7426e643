/** Says what is wrong with the connection, once, and that it is all right again. */
import { watch } from 'vue'
import { useI18n } from 'vue-i18n'
import { useSpeech } from '../../speech/useSpeech'
import { useTable } from '../../stores/table'

/** Says it as long as the component lives; empty: nothing is wrong. */
export function useConnectionVoice(trouble: () => string): void {
  const { t } = useI18n()
  const speech = useSpeech()
  const store = useTable()
  /** What was said last; empty: nothing, or it is over. */
  let said = ''
  let wasStalled = false
  watch(
    [trouble, () => store.state.connection],
    ([now, connection]) => {
      // Each new try that fails tells nothing new.
      if (now !== '' && now !== said) {
        said = now
        wasStalled = store.state.stalled === true
        speech.say(now)
      } else if (now === '' && said !== '' && connection === 'open') {
        said = ''
        speech.say(t(wasStalled ? 'app.notice.resumed' : 'app.connection.back'))
      }
    },
    { immediate: true },
  )
}
