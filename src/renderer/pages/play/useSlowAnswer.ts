/** A move to which the table says nothing for a while: that is shown at the question, whose clock may have run down meanwhile, and said. */
import { onScopeDispose, provide, ref } from 'vue'
import { useI18n } from 'vue-i18n'
import { useSpeech } from '../../speech/useSpeech'
import { ANSWER_AWAITED } from '../../table/ask/answerAwaited'

/** Milliseconds that any table may take. */
const USUAL = 3000

/** What follows an answer as long as the component lives, and gives it back. */
export function useSlowAnswer(): <T>(answer: Promise<T>) => Promise<T> {
  const { t } = useI18n()
  const speech = useSpeech()
  const isSlow = ref(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  provide(ANSWER_AWAITED, () => isSlow.value)

  function stop(): void {
    clearTimeout(timer)
    isSlow.value = false
  }
  onScopeDispose(stop)
  return (answer) => {
    stop()
    timer = setTimeout(() => {
      isSlow.value = true
      speech.say(t('table.answerAwaited'))
    }, USUAL)
    return answer.finally(stop)
  }
}
