/** Tells the ear which question is asked next, where nothing is asked of it: the player in turn, and who watches, hear guesses otherwise without knowing to what. */
import { watch } from 'vue'
import { decisionOf } from '../../../games/tofugott/outside/check'
import type { TofugottView } from '../../../games/tofugott/outside/contract'
import { useSpeech } from '../../speech/useSpeech'
import { questionNow } from './reader'
import type { Voice } from './voice'

/** The second or the third question, as soon as it is asked of others; undefined: another moment. */
function askedOfOthers(view: TofugottView): number | undefined {
  const { phase } = view
  if (phase.kind !== 'locking' || phase.question === 0) return undefined
  return decisionOf(view) === undefined && view.own?.guess === undefined
    ? phase.question
    : undefined
}

/** Tells them as long as the component lives; a page that is loaded again is told by its own recap. */
export function useQuestionsTold(
  view: () => TofugottView,
  voice: Readonly<{ value: Voice }>,
): void {
  const speech = useSpeech()
  watch(
    () => askedOfOthers(view()),
    (question) => {
      const text = questionNow(view())
      if (question === undefined || text === undefined) return
      speech.tellAside(voice.value.say('say.question', { number: question + 1, text }))
    },
  )
}
