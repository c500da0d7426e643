/** The word that is being put together while practising, and what was said of the last one. */
import { ref, watch, type ComputedRef, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import { formatCard, QUESTION_MARK } from '../../../../games/buchstabenbluff/outside/cards'
import type { Card } from '../../../../games/buchstabenbluff/outside/contract'
import { useSpeech } from '../../../speech/useSpeech'
import type { Voice } from '../voice/voice'

/** A word, and what choosing its letters does; all of it is said. */
export interface PracticeWord {
  readonly word: Ref<string>
  /** What is shown of the last word; empty as soon as there is another. */
  readonly verdict: Ref<string>
  /** Shows and says it. */
  judge(text: string): void
  /** Puts the letter of a card at the end; a question mark is to be written. */
  choose(card: Card): void
  /** Says that a card lies in the word already. */
  refuse(card: Card): void
  takeBack(): void
}

/** Puts a word together; `focus` leads into its field. */
export function usePracticeWord(voice: ComputedRef<Voice>, focus: () => void): PracticeWord {
  const { t } = useI18n()
  const speech = useSpeech()
  const word = ref('')
  const verdict = ref('')

  // What was said of the last word is not about the next one.
  watch(word, (text) => {
    if (text !== '') verdict.value = ''
  })
  function choose(card: Card): void {
    if (card === QUESTION_MARK) {
      speech.say(t('buchstabenbluffPractice.blank'))
      focus()
      return
    }
    // After a word that was refused another one begins.
    word.value = `${verdict.value === '' ? word.value : ''}${formatCard(card)}`
    verdict.value = ''
    speech.say(t('buchstabenbluffPractice.soFar', { word: Array.from(word.value).join(', ') }))
  }
  return {
    word,
    verdict,
    judge: (text) => {
      verdict.value = text
      speech.say(text)
    },
    choose,
    refuse: (card) => {
      speech.say(t('buchstabenbluffPractice.used', { card: voice.value.card(card) }))
    },
    takeBack: () => {
      const taken = word.value
      word.value = ''
      verdict.value = ''
      speech.say(t('buchstabenbluffPractice.takenBack', { word: taken }))
    },
  }
}
