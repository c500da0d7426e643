/** Keys of the help that can do nothing just now: whoever presses one is told so in a sentence, instead of nothing. */
import { onScopeDispose } from 'vue'
import { useI18n } from 'vue-i18n'
import { useSpeech } from '../../speech/useSpeech'
import { useSettings } from '../../stores/settings'
import { plainKey } from './keys'

/** Answers each of these, by their small letters, where nothing else has; `isAsked` tells whether anything is asked. */
export function useIdleKeys(keys: string, isAsked: () => boolean): void {
  const { t } = useI18n()
  const speech = useSpeech()
  const { settings } = useSettings()

  function onKey(event: KeyboardEvent): void {
    const key = plainKey(event)
    if (key?.length !== 1 || !keys.includes(key) || !settings.keys || event.repeat) return
    // Whoever answers it may listen after this one.
    setTimeout(() => {
      if (event.defaultPrevented) return
      speech.say(t(isAsked() ? 'table.notThisQuestion' : 'table.notAsked'))
    })
  }
  window.addEventListener('keydown', onKey)
  onScopeDispose(() => {
    window.removeEventListener('keydown', onKey)
  })
}
