/** How the events of Time Bluff are played on the table. */
import { isTimeBluffSeen, isTimeBluffView } from '../../../../games/time-bluff/outside/guards'
import { sealScenery } from '../../../stage/playing/sealScenery'
import { arrivedInTimeBluff } from './arrived'
import { timeBluffScene } from './scenes'
import { openingOfTimeBluff } from './opening'
import { takenInTimeBluff } from './taken'

/** The scenery of Time Bluff. */
export const timeBluffScenery = sealScenery({
  isView: isTimeBluffView,
  isSeen: isTimeBluffSeen,
  opening: openingOfTimeBluff,
  sceneOf: timeBluffScene,
  taken: takenInTimeBluff,
  arrived: arrivedInTimeBluff,
})
