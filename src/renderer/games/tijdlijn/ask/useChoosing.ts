/** What choosing by hand brings with it: it is said, and whoever plays by keyboard is led to the next step. */
import { inject, nextTick, watch } from 'vue'
import { ownCards } from '../../../../games/tijdlijn/outside/check'
import type {
  CardHandle,
  StandingView,
  TijdlijnView,
} from '../../../../games/tijdlijn/outside/contract'
import { useSpeech } from '../../../speech/useSpeech'
import { COACHED } from '../../../table/guide/useGuide'
import type { Turn } from './useTurn'
import { chosenText } from '../voice/reader'
import type { Voice } from '../voice/voice'

interface ChoosingOptions {
  readonly view: () => TijdlijnView
  readonly voice: () => Voice
  readonly turn: Turn
}

/** The hands that choose. */
export interface Choosing {
  choose(card: CardHandle): void
  /** The discards are pressed: what is chosen is to go there, and what is left to do is said; false if nothing is chosen, or it may not. */
  aimAtDiscards(): boolean
  chooseGap(gap: number): void
  /** Takes everything back. */
  undo(): void
}

function backText(card: StandingView, voice: Voice): string {
  return voice.table('cardBack', { card: voice.card(card) })
}

/** Whoever uses mouse or finger has no need to be led anywhere. */
function isByKeyboard(): boolean {
  return document.activeElement?.matches(':focus-visible') ?? false
}

/** To the first of these that there is, as soon as all that has changed is shown: before the next card of the hand would take the focus, and be read out. */
async function lead(...selectors: readonly string[]): Promise<void> {
  await nextTick()
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement>(selector)
    if (!found) continue
    found.focus()
    return
  }
}

/** A coach takes only what he speaks of: any other card comes back, though nothing was refused; `back` hears which. */
function useReturning({ view, turn }: ChoosingOptions, back: (card: CardHandle) => void): void {
  let sent: CardHandle | undefined
  watch(
    turn.sending,
    (isSending) => {
      if (isSending) {
        sent = turn.draft.value.card
        return
      }
      const card = sent
      void nextTick(() => {
        const isBack = ownCards(view()).some((one) => one.card === card && !one.stuck)
        if (card !== undefined && isBack && turn.draft.value.card === undefined) back(card)
      })
    },
    { flush: 'sync' },
  )
}

/** Chooses, says so and leads on. */
export function useChoosing(options: ChoosingOptions): Choosing {
  const { view, voice, turn } = options
  const speech = useSpeech()

  function say(textOf: typeof backText, handle: CardHandle | undefined): void {
    const card = ownCards(view()).find((one) => one.card === handle)
    if (card) speech.say(textOf(card, voice()))
  }
  function handCard(handle: CardHandle | undefined): string {
    return `[data-hand-card][data-key="${String(handle)}"]`
  }
  async function leadOn(): Promise<void> {
    const isPlaceMissing = turn.asked.value === 'lay' && turn.draft.value.gap === undefined
    const places = ['.opening.open[tabindex="0"]', '.opening.open']
    await lead(...(isPlaceMissing ? places : []), '.turn-ask [data-next]')
  }
  function undo(): void {
    const { card } = turn.draft.value
    const isLed = isByKeyboard()
    turn.undo()
    say(backText, card)
    if (isLed && card !== undefined) void lead(handCard(card))
  }

  if (inject(COACHED, false)) {
    useReturning(options, (card) => {
      const isLed = isByKeyboard()
      say(backText, card)
      if (isLed) void lead(handCard(card))
    })
  }

  return {
    choose: (card) => {
      const isLed = isByKeyboard()
      turn.choose(card)
      if (turn.draft.value.card !== card) return
      say(chosenText, card)
      if (turn.asked.value === 'lay' && turn.draft.value.gap === undefined) {
        speech.say(voice().table('ask.gapHint'))
      }
      if (isLed) void leadOn()
    },
    aimAtDiscards: () => {
      const { card } = turn.draft.value
      if (card === undefined) return false
      if (turn.whyNot({ kind: 'discard', card }) !== undefined) return false
      const isLed = isByKeyboard()
      turn.aimAtDiscards(card)
      speech.say(voice().table('ask.aimHint'))
      if (isLed) void leadOn()
      return true
    },
    chooseGap: (gap) => {
      const isLed = isByKeyboard()
      turn.chooseGap(gap)
      const { card, gap: place } = turn.draft.value
      if (place !== undefined && card === undefined) speech.say(voice().table('ask.gapFirst'))
      else if (place !== undefined && isLed) void leadOn()
    },
    undo,
  }
}
