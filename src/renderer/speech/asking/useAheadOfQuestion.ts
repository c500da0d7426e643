/** A key that answers must not run ahead of its question: an answer stands. */
import { useI18n } from 'vue-i18n'
import { useSpeech } from '../useSpeech'

/** Tells whether a key comes before the question that it answers has been said; then the question is said at once, and that the key did not count. */
export function useAheadOfQuestion(): () => boolean {
  const { t } = useI18n()
  const speech = useSpeech()
  return () => speech.hurryQuestion(t('table.keyTooEarly'))
}
