/** Which question is asked next, for the ear of whom nothing is asked: the player in turn, and who watches, hear guesses otherwise without knowing to what. */
import { decisionOf } from '../../../../games/tofugott/outside/check'
import type { TofugottView } from '../../../../games/tofugott/outside/contract'
import { questionNow } from './reader'
import type { Voice } from './voice'

/** The second or the third question, as soon as it is asked of others; undefined: another moment. */
export function askedOfOthers(view: TofugottView, voice: Voice): string | undefined {
  const { phase } = view
  if (phase.kind !== 'locking' || phase.question === 0) return undefined
  if (decisionOf(view) !== undefined || view.own?.guess !== undefined) return undefined
  const text = questionNow(view)
  return text && voice.say('say.question', { number: phase.question + 1, text })
}
