/** Keys of the table that are there whoever is asked: letters that spell or lead to the hand, and none for whoever types a word. */
import type { BuchstabenbluffView } from '../../../games/buchstabenbluff/outside/contract'
import { useSpeech } from '../../speech/useSpeech'
import { useHandKey } from '../../table/keys/useHandKey'
import { useIdleKeys } from '../../table/keys/useIdleKeys'
import { spellHand, spellLatest } from './voice/reader'
import { useSpellingKeys } from './voice/useSpellingKeys'
import { useStrayTyping, type StrayTyping } from './word/useStrayTyping'

/** What the keys work on. */
export interface BoardKeys extends StrayTyping {
  readonly view: () => BuchstabenbluffView
}

/** Answers the keys as long as the component lives. */
export function useBoardKeys({ view, ...typing }: BoardKeys): void {
  const speech = useSpeech()
  useStrayTyping(typing)
  useHandKey()
  useIdleKeys('e+012', () => typing.composing.asked.value !== undefined)
  useSpellingKeys({
    word: () => void speech.say(spellLatest(view(), typing.voice())),
    hand: () => void speech.say(spellHand(view(), typing.voice())),
  })
}
