/** Passing ends the raid for whoever passes: before his first card of it he is asked once whether he means it (TR-12). */
import { ref, watch, type Ref } from 'vue'
import { check, ownPlayer } from '../../../../games/tafelrunde/outside/check'
import type {
  Card,
  TafelrundeMove,
  TafelrundeView,
} from '../../../../games/tafelrunde/outside/contract'
import { specialOf } from '../../../../games/tafelrunde/outside/faces'
import type { Draft } from './draft'

interface PassingOptions {
  readonly view: () => TafelrundeView
  readonly draft: Readonly<Ref<Draft>>
  readonly send: (move: TafelrundeMove) => Promise<void>
}

/** Passing, and thinking better of it. */
export interface Passing {
  /** It has been asked whether that is meant, and nothing else done since. */
  readonly isPassAsked: Readonly<Ref<boolean>>
  /** Passes, or asks first. */
  pass(): void
  /** Does not pass after all; tells whether that was asked. */
  stay(): boolean
}

/** Whether passing gives up the whole raid. Who begins may not pass, and is told so. */
function givesUpRaid(view: TafelrundeView): boolean {
  const { hand = [], phase } = view
  const isBarred = phase.kind === 'playing' && phase.barred
  const isPlayable = (card: Card): boolean => !isBarred || specialOf(card) !== 'feierabend'
  const mayPass = check(view, { kind: 'pass' }) === undefined
  return mayPass && ownPlayer(view).lying.length === 0 && hand.some(isPlayable)
}

/** Passes for whoever puts a move together; a change of the draft takes back what was asked. */
export function usePassing({ view, draft, send }: PassingOptions): Passing {
  const isPassAsked = ref(false)
  function stay(): boolean {
    const wasAsked = isPassAsked.value
    isPassAsked.value = false
    return wasAsked
  }
  watch(draft, stay)
  return {
    isPassAsked,
    pass: () => {
      if (isPassAsked.value || !givesUpRaid(view())) void send({ kind: 'pass' })
      else isPassAsked.value = true
    },
    stay,
  }
}
