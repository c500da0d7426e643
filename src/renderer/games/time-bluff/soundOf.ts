/** Which sound an event of Time Bluff makes. */
import type { Json } from '../../../engine/json'
import { isTimeBluffSeen } from '../../../games/time-bluff/outside/guards'
import type { SoundName } from '../../sound/useSound'

/** The sound of an event; undefined for a silent one. */
export function soundOfTimeBluff(event: Json): SoundName | undefined {
  if (!isTimeBluffSeen(event)) return undefined
  switch (event.kind) {
    case 'laid':
    case 'laidOpen':
    case 'placeOpened':
      return 'laid'
    case 'doubted':
      return event.right ? 'success' : 'setback'
    case 'handsPassed':
      return 'flourish'
    case 'roundEnded':
      return 'roundEnd'
    case 'matchEnded':
      return 'matchEnd'
    default:
      return undefined
  }
}
