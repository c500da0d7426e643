/** The second, smaller sentence on the slip: what is missing, or what can be done. */
import { mayExplain } from '../../../../games/tofugott/outside/check'
import type { TofugottView } from '../../../../games/tofugott/outside/contract'
import { isTouched } from '../../../table/screen/isTouched'
import { afterReason } from './afterReason'
import { missingText } from '../voice/placesVoice'
import { lastTurned } from '../voice/reader'
import type { Choosing } from './useChoosing'
import type { Voice } from '../voice/voice'

function guessHint({ draft }: Choosing, voice: Voice): string {
  const { guess, explanation } = draft.value
  if (guess === undefined) return voice.table('hint.guess')
  if (!explanation) return voice.table('hint.lock')
  return voice.say('say.ownWords', { words: voice.spoken(explanation, guess) })
}

/** The hint for what is asked, or what all wait for; undefined where there is nothing to say. */
export function askHint(view: TofugottView, choosing: Choosing, voice: Voice): string | undefined {
  switch (choosing.asked.value) {
    case 'keep':
      if (choosing.draft.value.card === undefined) return voice.table('hint.choose')
      return voice.table(isTouched() ? 'hint.keepTouch' : 'hint.keep')
    case 'answer':
      if (choosing.overfull.value)
        return voice.table(isTouched() ? 'hint.overfullTouch' : 'hint.overfull')
      return missingText(choosing.draft.value, voice)
    case 'guess':
      return guessHint(choosing, voice)
    case 'explain':
      if (!mayExplain(view)) return voice.say('say.mayBeDone')
      return lastTurned(view)?.said.length === 0
        ? voice.say('say.mayExplain')
        : afterReason(view, voice)
    case undefined:
      return view.phase.kind === 'locking' ? voice.table('hush') : undefined
  }
}

/** What is heard instead of the hint where one silhouette too many was chosen: what is done about it by key, or by touch. */
export function overfullHeard({ overfull }: Choosing, voice: Voice): string | undefined {
  if (!overfull.value) return undefined
  return voice.table(isTouched() ? 'hint.overfullTouch' : 'hint.overfullHeard')
}
