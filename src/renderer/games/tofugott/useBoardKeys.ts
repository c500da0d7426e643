/** What single keys do at the board of Tofugott. */
import { onMounted, onScopeDispose, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import { useSpeech } from '../../speech/useSpeech'
import { useSettings } from '../../stores/settings'
import { plainKey, pressTableKey } from '../../table/keys'
import { PLACES } from './draft'
import type { Choosing } from './useChoosing'

/** Leads into the hand. */
const HAND_KEY = 'k'
/** Reads out, locks, is done: whatever the big button does. */
const CONFIRM_KEY = 'f'

/** What the keys reach. */
export interface BoardKeysOptions {
  readonly choosing: Choosing
  /** The slip with the big button; `confirm` tells whether there is one. */
  readonly slip: Readonly<Ref<{ confirm(): boolean } | null>>
}

/** The silhouette that Tab stops at; whether there is one. */
function goToHand(): boolean {
  const stop = document.querySelector<HTMLElement>('.silhouette-hand [tabindex="0"]')
  stop?.focus()
  return stop !== null
}

/** Answers keys: those of the stage by what is given back, the one that leads into the hand wherever the focus is. */
export function useBoardKeys({ choosing, slip }: BoardKeysOptions): (event: KeyboardEvent) => void {
  const { t } = useI18n()
  const speech = useSpeech()
  const { settings } = useSettings()

  function pressDigit(place: number): boolean {
    switch (choosing.asked.value) {
      case 'keep':
        if (place !== 0 && place !== 1) return false
        choosing.chooseCard(place)
        return true
      case 'answer':
        if (!PLACES[place]) return false
        choosing.press(place)
        return true
      case 'guess':
        if (PLACES[place]) speech.say(t('tofugottTable.hint.guess'))
        return false
      case 'explain':
      case undefined:
        return false
    }
  }
  function onWindowKey(event: KeyboardEvent): void {
    const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null
    if (!settings.keys || isInDialog || plainKey(event) !== HAND_KEY) return
    if (goToHand()) event.preventDefault()
  }
  onMounted(() => {
    window.addEventListener('keydown', onWindowKey)
  })
  onScopeDispose(() => {
    window.removeEventListener('keydown', onWindowKey)
  })
  return (event) => {
    pressTableKey(event, { choose: pressDigit, undo: () => choosing.stepBack() })
    if (plainKey(event) === CONFIRM_KEY && slip.value?.confirm()) event.preventDefault()
  }
}
