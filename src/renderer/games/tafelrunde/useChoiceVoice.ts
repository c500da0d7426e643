/** The chosen card by ear: said once when it is chosen and when it is turned, and named by the key that reads out what can be done. */
import { watch } from 'vue'
import { useI18n } from 'vue-i18n'
import { useOwnReadings } from '../../speech/useOwnReadings'
import { useSpeech } from '../../speech/useSpeech'
import type { Draft } from './draft'
import { chosenName, playedName } from './names'

interface ChoiceVoiceOptions {
  readonly draft: () => Draft
  /** What can be done with the chosen card; undefined: nothing more. */
  readonly hint: () => string | undefined
}

/** Says what is chosen as long as the component lives. */
export function useChoiceVoice({ draft, hint }: ChoiceVoiceOptions): void {
  const { t } = useI18n()
  const speech = useSpeech()

  watch(draft, ({ card, up }, before) => {
    if (card === undefined) return
    if (card !== before.card) {
      speech.say([chosenName(card, t, up), hint()].filter(Boolean).join(' '))
    } else if (up !== before.up) {
      speech.say(t('tafelrundeTable.cardTurned', { side: playedName(card, t, up) }))
    }
  })
  useOwnReadings({
    options: (told) => {
      const { card, up } = draft()
      return [told, chosenName(card, t, up)].filter(Boolean).join(' ')
    },
  })
}
