/** One key that confirms what has been put together, wherever the focus is: it presses the big button, which says what is missing where it cannot be pressed yet. */
import { onScopeDispose } from 'vue'
import { useSettings } from '../../stores/settings'
import { plainKey } from './keys'

/** The letter that confirms. */
const CONFIRM_KEY = 'f'
const BIG_BUTTON = ".game-stage .ask-sheet :is([data-next=''], [data-next='confirm'])"

/** Answers the key as long as the component lives; where there is nothing to confirm it leaves it alone. */
export function useConfirmKey(): void {
  const { settings } = useSettings()

  function onKey(event: KeyboardEvent): void {
    if (!settings.keys || event.repeat || plainKey(event) !== CONFIRM_KEY) return
    const button = document.querySelector<HTMLElement>(BIG_BUTTON)
    if (!button) return
    button.click()
    event.preventDefault()
  }
  window.addEventListener('keydown', onKey)
  onScopeDispose(() => {
    window.removeEventListener('keydown', onKey)
  })
}
