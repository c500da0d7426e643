/** What comes after a card whose reason is noted, for whoever has given it. */
import type { TofugottView } from '../../../../games/tofugott/outside/contract'
import { guessPlaces } from '../guesses/guessPlaces'
import type { Voice } from '../voice/voice'

/** What being done leads on to: the next guess, the answers, or the points (TG-13, TG-15). */
export function afterReason(view: TofugottView, voice: Voice): string {
  const { phase } = view
  const role = phase.kind === 'revealing' ? phase.turned.at(-1)?.role : undefined
  if (role === 'worst') return voice.say('say.thenPoints')
  if (role === 'best') return voice.say('say.thenWorst')
  const isLast = guessPlaces(view).every(({ state }) => state === 'open')
  return isLast
    ? voice.say('say.thenBest', { name: voice.name(view.active) })
    : voice.say('say.thenGuess')
}
