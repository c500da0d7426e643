/** How the events of Buchstabenbluff are played on the table. */
import {
  isBuchstabenbluffSeen,
  isBuchstabenbluffView,
} from '../../../../games/buchstabenbluff/outside/guards'
import { sealScenery } from '../../../stage/playing/sealScenery'
import { arrivedInBuchstabenbluff } from './arrived'
import { openingOfBuchstabenbluff } from './opening'
import { areDrawnTogether, buchstabenbluffScene, isDrawnAfterTurn } from './scenes'
import { takenInBuchstabenbluff } from './taken'

/** The scenery of Buchstabenbluff. */
export const buchstabenbluffScenery = sealScenery({
  isView: isBuchstabenbluffView,
  isSeen: isBuchstabenbluffSeen,
  opening: openingOfBuchstabenbluff,
  sceneOf: buchstabenbluffScene,
  taken: takenInBuchstabenbluff,
  arrived: arrivedInBuchstabenbluff,
  together: areDrawnTogether,
  follows: isDrawnAfterTurn,
})
