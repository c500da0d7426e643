/** How the events of Tofugott are played on the table. */
import { isTofugottSeen, isTofugottView } from '../../../../games/tofugott/outside/guards'
import { sealScenery } from '../../../stage/playing/sealScenery'
import { arrivedInTofugott } from './arrived'
import { openingOfTofugott } from './opening'
import { tofugottScene } from './scenes'

/** The scenery of Tofugott; what is turned or drawn lies nowhere before, so nothing is taken up. */
export const tofugottScenery = sealScenery({
  isView: isTofugottView,
  isSeen: isTofugottSeen,
  opening: openingOfTofugott,
  sceneOf: tofugottScene,
  taken: (view, event) => (event.kind === 'turnBegun' ? arrivedInTofugott(view, event) : view),
  arrived: (view, event) => (event.kind === 'turnBegun' ? view : arrivedInTofugott(view, event)),
})
