/** What the window needs of Tom's Time Bluff; its board comes when somebody sits down at one. */
import { defineAsyncComponent } from 'vue'
import { isTimeBluffSeen, isTimeBluffView } from '../../../games/time-bluff/outside/guards'
import { LEGALITIES } from '../../../games/contracts'
import type { GameWindow } from '../gameTable'
import { announceTimeBluff, timeBluffReader } from './announce'
import { timeBluffScenery } from './scenery/timeBluffScenery'
import { soundOfTimeBluff } from './soundOf'

/** Tom's Time Bluff in the window. */
export const timeBluffWindow: GameWindow = {
  legality: LEGALITIES['time-bluff'],
  board: defineAsyncComponent(() => import('./TimeBluffBoard.vue')),
  isView: isTimeBluffView,
  isSeen: isTimeBluffSeen,
  voice: {
    announce: announceTimeBluff,
    soundOf: soundOfTimeBluff,
    ...timeBluffReader,
    tellsEnd: true,
  },
  scenery: timeBluffScenery,
  face: defineAsyncComponent(() => import('./TimeFace.vue')),
  words: 'timeBluff',
  keys: ['pile'],
}
