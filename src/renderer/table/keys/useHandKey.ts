/** One key that leads straight to the own hand, wherever the focus is: to the card at which Tab would stop. */
import { onScopeDispose } from 'vue'
import { useI18n } from 'vue-i18n'
import { useSpeech } from '../../speech/useSpeech'
import { useSettings } from '../../stores/settings'
import { plainKey } from './keys'

/** The letter that leads to the hand. */
const HAND_KEY = 'k'
const STOP = '.game-stage [data-hand-card][tabindex="0"]'

/** Answers the key as long as the component lives; without a card in hand that is said. */
export function useHandKey(): void {
  const { t } = useI18n()
  const speech = useSpeech()
  const { settings } = useSettings()

  function onKey(event: KeyboardEvent): void {
    if (!settings.keys || plainKey(event) !== HAND_KEY) return
    const card = document.querySelector<HTMLElement>(STOP)
    if (card) card.focus()
    else speech.say(t('table.noCards'))
    event.preventDefault()
  }
  window.addEventListener('keydown', onKey)
  onScopeDispose(() => {
    window.removeEventListener('keydown', onKey)
  })
}
