/** How the events of Tijdlijn are played on the table. */
import { isTijdlijnSeen, isTijdlijnView } from '../../../../games/tijdlijn/outside/guards'
import { sealScenery } from '../../../stage/playing/sealScenery'
import { arrivedInTijdlijn } from './arrived'
import { openingOfTijdlijn } from './opening'
import { tijdlijnScene } from './scenes'
import { takenInTijdlijn } from './taken'

/** The scenery of Tijdlijn. */
export const tijdlijnScenery = sealScenery({
  isView: isTijdlijnView,
  isSeen: isTijdlijnSeen,
  opening: openingOfTijdlijn,
  sceneOf: tijdlijnScene,
  taken: takenInTijdlijn,
  arrived: arrivedInTijdlijn,
})
