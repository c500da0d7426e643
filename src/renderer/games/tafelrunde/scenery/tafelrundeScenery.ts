/** How the events of Die Tafelrunde 2 are played on the table. */
import { isTafelrundeSeen, isTafelrundeView } from '../../../../games/tafelrunde/outside/guards'
import { sealScenery } from '../../../stage/playing/sealScenery'
import { arrivedInTafelrunde } from './arrived'
import { tafelrundeScene } from './scenes'
import { openingOfTafelrunde } from './opening'
import { takenInTafelrunde } from './taken'

/** The scenery of Die Tafelrunde 2. */
export const tafelrundeScenery = sealScenery({
  isView: isTafelrundeView,
  isSeen: isTafelrundeSeen,
  opening: openingOfTafelrunde,
  sceneOf: tafelrundeScene,
  taken: takenInTafelrunde,
  arrived: arrivedInTafelrunde,
})
