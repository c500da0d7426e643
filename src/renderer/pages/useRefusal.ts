/** A refused command in words: what happened, and what to do next. */
import { useI18n } from 'vue-i18n'
import type { Answer } from '../../protocol/messages'

/** The words for refusals in the reader's language. */
export function useRefusal(): { refusalOf(answer: Answer): string } {
  const { t } = useI18n()
  return {
    refusalOf(answer) {
      if (answer.ok) return ''
      const { refusal, rule, option } = answer
      return t(`app.refusal.${refusal}`, { rule: rule ?? '', allowed: option?.allowed ?? '' })
    },
  }
}
