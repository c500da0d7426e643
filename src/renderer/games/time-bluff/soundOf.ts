/** Which sound an event of Time Bluff makes. */
import type { TimeBluffSeen } from '../../../games/time-bluff/outside/events'
import { soundTable } from '../../sound/soundTable'

/** The sound of an event; undefined for a silent one. */
export const soundOfTimeBluff = soundTable<TimeBluffSeen>(
  {
    laid: 'laid',
    laidOpen: 'laid',
    placeOpened: 'laid',
    handsPassed: 'flourish',
    roundEnded: 'roundEnd',
    matchEnded: 'matchEnd',
  },
  (event) => (event.kind === 'doubted' ? event.right : undefined),
)
