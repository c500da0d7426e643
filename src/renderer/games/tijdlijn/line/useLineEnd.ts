/** An arrow that leads no further in the time line is answered: with the end that it stands at, and what lies there. */
import { useI18n } from 'vue-i18n'
import { useSpeech } from '../../../speech/useSpeech'

/** Says it; for the component in whose setup it is called. */
export function useLineEnd(): (end: 'first' | 'last', name: string) => void {
  const { t } = useI18n()
  const speech = useSpeech()
  return (end, name) => {
    speech.say(t(`tijdlijnTable.line.${end}`, { name }))
  }
}
