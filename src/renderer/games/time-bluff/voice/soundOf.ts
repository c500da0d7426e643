/** Which sound an event of Time Bluff makes. */
import type { TimeBluffSeen } from '../../../../games/time-bluff/outside/events'
import { soundTable } from '../../../sound/soundTable'
import type { SoundName } from '../../../sound/sounds'

function specialSound(event: TimeBluffSeen): SoundName | undefined {
  // The first deal is that of the match, which is heard in every game.
  if (event.kind === 'roundStarted') return event.round > 1 ? 'riffle' : undefined
  if (event.kind !== 'doubted') return undefined
  return event.right ? 'stampRight' : 'stampWrong'
}

/** The sound of an event; undefined for a silent one. */
export const soundOfTimeBluff = soundTable<TimeBluffSeen>(
  {
    laid: 'card',
    laidOpen: 'slap',
    placeOpened: 'turnOver',
    placeRefilled: 'turnOver',
    vortexReplaced: 'turnOver',
    pickedUp: 'slide',
    handsPassed: 'slide',
    beamed: 'card',
    snoozed: 'setback',
    roundEnded: 'roundEnd',
    matchEnded: 'applause',
  },
  specialSound,
)
