/** The chosen card by ear: said once when it is chosen and when it is turned. */
import { watch } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Card } from '../../../../games/tafelrunde/outside/contract'
import { useSpeech } from '../../../speech/useSpeech'
import type { Draft } from '../ask/draft'
import { cardName, chosenName, playedName } from './names'

interface ChoiceVoiceOptions {
  readonly draft: () => Draft
  /** What is being decided: what was chosen for another decision is not taken back. */
  readonly asked: () => string | undefined
  readonly hand: () => readonly Card[]
  /** What is asked, in words. */
  readonly question: () => string
  /** What can be done with the chosen card; undefined: nothing more. */
  readonly hint: () => string | undefined
  /** What the chosen chests hold together; empty where that does not count. */
  readonly gems: () => string
}

/** Says what is chosen as long as the component lives. */
export function useChoiceVoice(options: ChoiceVoiceOptions): void {
  const { draft, asked, hand, question, hint, gems } = options
  const { t } = useI18n()
  const speech = useSpeech()

  // The button itself says that it is pressed.
  watch(gems, (sum, before) => {
    if (sum !== '' && before !== '') speech.say(sum)
  })
  watch([draft, asked], ([{ card, up }, is], [before, was]) => {
    if (card === undefined) {
      const lay = before.card
      if (is !== was || lay === undefined || !hand().includes(lay)) return
      speech.say(`${t('tafelrundeTable.cardBack', { card: cardName(lay, t) })} ${question()}`)
      return
    }
    if (card !== before.card) {
      speech.say([chosenName(card, t, up), hint()].filter(Boolean).join(' '))
    } else if (up !== before.up) {
      speech.say(t('tafelrundeTable.cardTurned', { side: playedName(card, t, up) }))
    }
  })
}
