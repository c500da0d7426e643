/** Which sound an event of Time Bluff makes. */
import type { Json } from '../../../engine/json'
import type { SoundName } from '../../sound/useSound'
import { isTimeBluffSeen } from './readView'

/** The sound of an event; undefined for a silent one. */
export function soundOfTimeBluff(event: Json): SoundName | undefined {
  if (!isTimeBluffSeen(event)) return undefined
  switch (event.kind) {
    case 'laid':
    case 'laidOpen':
    case 'placeOpened':
      return 'laid'
    case 'doubted':
      return event.right ? 'believed' : 'caught'
    case 'handsPassed':
      return 'vortex'
    case 'roundEnded':
      return 'roundEnd'
    case 'matchEnded':
      return 'matchEnd'
    default:
      return undefined
  }
}
