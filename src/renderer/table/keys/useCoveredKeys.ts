/** Single keys over a sheet that covers the table: they mean nothing there, and whoever presses one is told what leads back. */
import { useI18n } from 'vue-i18n'
import { useSpeech } from '../../speech/useSpeech'
import { useSettings } from '../../stores/settings'
import { coveredKey } from './keys'

/** What hears the keys of the sheet; for the component in whose setup it is called. */
export function useCoveredKeys(): (event: KeyboardEvent) => void {
  const { t } = useI18n()
  const speech = useSpeech()
  const { settings } = useSettings()
  return (event) => {
    if (settings.keys && coveredKey(event)) speech.say(t('table.escapeLeadsBack'))
  }
}
