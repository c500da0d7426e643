/** What stands beside the question at a table of Tijdlijn: why something does not go, and what the card before has brought. */
import { computed, type ComputedRef } from 'vue'
import type { CardHandle, TijdlijnView } from '../../../../games/tijdlijn/outside/contract'
import { landedOf } from '../voice/reader'
import { missedText, refusalText } from '../voice/refusalText'
import type { Turn } from './useTurn'
import type { Voice } from '../voice/voice'

interface TurnWordsOptions {
  readonly view: TijdlijnView
  readonly turn: Turn
  readonly voice: Voice
  readonly newest?: CardHandle | undefined
}

/** Words beside the question. */
export interface TurnWords {
  /** Why something does not go, or where a card could. */
  readonly refusal: ComputedRef<string | undefined>
  /** Another one for every try. */
  readonly refused: ComputedRef<Turn['refused']['value'] | string>
  /** Only whoever goes on reads it here: otherwise it stands where nothing is asked. */
  readonly landed: ComputedRef<ReturnType<typeof landedOf>>
}

/** Finds them; `options` are the props of what shows them. */
export function useTurnWords(options: TurnWordsOptions): TurnWords {
  return {
    refusal: computed(() => {
      const { turn, view, voice } = options
      return refusalText(turn.refused.value, { view, voice }) ?? missedText(turn, voice)
    }),
    refused: computed(() => {
      const { refused, missed } = options.turn
      return refused.value ?? (missed.value > 0 ? String(missed.value) : undefined)
    }),
    landed: computed(() => {
      const { turn, view, newest, voice } = options
      return turn.asked.value === 'goOn' ? landedOf(view, newest, voice) : undefined
    }),
  }
}
