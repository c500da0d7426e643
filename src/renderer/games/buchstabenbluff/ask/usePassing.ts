/** Passing ends the turn: whether by key or by mouse, it is asked about once, and whatever else is done takes it back (BB-22). */
import { ref, watch, type Ref } from 'vue'
import { useSpeech } from '../../../speech/useSpeech'
import { useKeyboardUsed } from '../../../table/keys/keyboardUsed'
import { EMPTY_DRAFT } from '../word/draft'
import type { Composing } from '../word/useComposing'
import type { Voice } from '../voice/voice'

/** Passing, and thinking better of it. */
export interface Passing {
  /** It has been asked whether that is meant. */
  readonly isAsked: Readonly<Ref<boolean>>
  /** Asks, and passes the second time. */
  pass(): void
  /** Does not pass after all; tells whether that was asked. */
  stay(): boolean
}

/** Passes for whoever puts a word together. */
export function usePassing(composing: Composing, voice: () => Voice): Passing {
  const speech = useSpeech()
  const isKeyboardUsed = useKeyboardUsed()
  const isAsked = ref(false)
  watch([composing.draft, composing.tiles], () => {
    isAsked.value = false
  })
  function pass(): void {
    if (composing.draft.value.text !== EMPTY_DRAFT.text) {
      speech.say(voice().say('say.takeBackFirst'))
    } else if (isAsked.value) composing.send({ kind: 'pass' })
    else {
      isAsked.value = true
      const key = isKeyboardUsed.value ? [voice().say('say.passKey')] : []
      speech.say([voice().say('say.passAgain'), ...key].join(' '))
    }
  }
  function stay(): boolean {
    const wasAsked = isAsked.value
    isAsked.value = false
    if (wasAsked) speech.say(voice().say('say.notPassed'))
    return wasAsked
  }
  return { isAsked, pass, stay }
}
