/** Which sound an event of Tijdlijn makes. */
import type { Json } from '../../../engine/json'
import type { TijdlijnSeen } from '../../../games/tijdlijn/outside/contract'
import { isTijdlijnSeen } from '../../../games/tijdlijn/outside/guards'
import type { SoundName } from '../../sound/useSound'

const SOUNDS: Readonly<Partial<Record<TijdlijnSeen['kind'], SoundName>>> = {
  played: 'success',
  stuck: 'setback',
  discarded: 'laid',
  playOff: 'roundEnd',
  ended: 'matchEnd',
}

/** The sound of an event; undefined for a silent one. */
export function soundOfTijdlijn(event: Json): SoundName | undefined {
  const seen: unknown = event
  if (!isTijdlijnSeen(seen)) return undefined
  if (seen.kind === 'laid') return seen.isRight ? 'success' : 'setback'
  return SOUNDS[seen.kind]
}
