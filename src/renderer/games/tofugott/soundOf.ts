/** Which sound an event of Tofugott makes. */
import type { Json } from '../../../engine/json'
import type { TofugottSeen } from '../../../games/tofugott/outside/contract'
import { isTofugottSeen } from '../../../games/tofugott/outside/guards'
import type { SoundName } from '../../sound/useSound'

const SOUNDS: Readonly<Partial<Record<TofugottSeen['kind'], SoundName>>> = {
  read: 'flourish',
  answered: 'laid',
  guessed: 'laid',
  drewForTofu: 'laid',
  cancelled: 'setback',
  tied: 'roundEnd',
  ended: 'matchEnd',
}

function soundOfSeen(event: TofugottSeen): SoundName | undefined {
  if (event.kind === 'turned') return event.card.role === 'worst' ? 'setback' : 'laid'
  if (event.kind !== 'settled') return SOUNDS[event.kind]
  return event.gains.some((points) => points > 0) ? 'success' : 'setback'
}

/** The sound of an event; undefined for a silent one. */
export function soundOfTofugott(event: Json): SoundName | undefined {
  return isTofugottSeen(event) ? soundOfSeen(event) : undefined
}
