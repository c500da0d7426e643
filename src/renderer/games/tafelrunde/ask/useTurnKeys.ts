/** Single keys of the own turn, wherever the focus has gone: the chosen card lies in the hand no more. */
import { onScopeDispose } from 'vue'
import { useAheadOfQuestion } from '../../../speech/asking/useAheadOfQuestion'
import { useSettings } from '../../../stores/settings'
import { plainKey } from '../../../table/keys/keys'
import type { Raiding } from './useRaiding'

const [TURN_KEY, PASS_KEY] = ['d', 'p']

/** What the keys work on. */
export interface TurnKeys {
  readonly raiding: Pick<Raiding, 'turn' | 'send' | 'canTurn'>
  readonly isTurn: () => boolean
}

/** Answers the keys as long as the component lives, unless single keys are switched off. */
export function useTurnKeys({ raiding, isTurn }: TurnKeys): void {
  const { settings } = useSettings()
  const isAhead = useAheadOfQuestion()

  function pass(): void {
    // It stands: what is asked must have been said before it.
    if (!isAhead()) raiding.send({ kind: 'pass' })
  }
  function onKey(event: KeyboardEvent): void {
    const key = plainKey(event)
    if (!settings.keys || event.repeat || !isTurn()) return
    if (key === TURN_KEY && raiding.canTurn.value) raiding.turn()
    else if (key === PASS_KEY) pass()
    else return
    event.preventDefault()
  }
  window.addEventListener('keydown', onKey)
  onScopeDispose(() => {
    window.removeEventListener('keydown', onKey)
  })
}
