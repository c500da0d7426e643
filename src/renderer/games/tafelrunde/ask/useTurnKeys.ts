/** Single keys of the own turn, wherever the focus has gone: the chosen card lies in the hand no more. */
import { onScopeDispose } from 'vue'
import { useI18n } from 'vue-i18n'
import type { TafelrundeView } from '../../../../games/tafelrunde/outside/contract'
import { useAheadOfQuestion } from '../../../speech/asking/useAheadOfQuestion'
import { useSpeech } from '../../../speech/useSpeech'
import { useSettings } from '../../../stores/settings'
import { plainKey } from '../../../table/keys/keys'
import { isTouched } from '../../../table/screen/isTouched'
import { cardExplained } from '../voice/names'
import { playHint } from './playHint'
import type { Raiding } from './useRaiding'

const [TURN_KEY, PASS_KEY] = ['d', 'p']

/** What the keys work on. */
export interface TurnKeys {
  readonly raiding: Pick<Raiding, 'draft' | 'turn' | 'send' | 'canTurn'>
  readonly isTurn: () => boolean
  readonly view: () => TafelrundeView
}

/** Answers the keys as long as the component lives, unless single keys are switched off. */
export function useTurnKeys({ raiding, isTurn, view }: TurnKeys): void {
  const { settings } = useSettings()
  const { t } = useI18n()
  const speech = useSpeech()
  const isAhead = useAheadOfQuestion()

  /** The card has no other side to show, or none is chosen yet. */
  function whyNotTurned(): string {
    const { value: draft } = raiding.draft
    if (draft.card !== undefined) return cardExplained(draft.card, t)
    return playHint(view(), draft, { t, isTouched: isTouched() }) ?? ''
  }
  function turn(): void {
    if (raiding.canTurn.value) raiding.turn()
    else speech.say(whyNotTurned())
  }
  function pass(): void {
    // It stands: what is asked must have been said before it.
    if (!isAhead()) raiding.send({ kind: 'pass' })
  }
  function onKey(event: KeyboardEvent): void {
    const key = plainKey(event)
    if (!settings.keys || event.repeat || !isTurn()) return
    if (key === TURN_KEY) turn()
    else if (key === PASS_KEY) pass()
    else return
    event.preventDefault()
  }
  window.addEventListener('keydown', onKey)
  onScopeDispose(() => {
    window.removeEventListener('keydown', onKey)
  })
}
