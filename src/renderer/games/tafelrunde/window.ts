/** What the window needs of Die Tafelrunde 2; its board comes when somebody sits down at one. */
import { defineAsyncComponent } from 'vue'
import { isTafelrundeSeen, isTafelrundeView } from '../../../games/tafelrunde/outside/guards'
import { LEGALITIES } from '../../../games/contracts'
import type { GameWindow } from '../gameTable'
import { announceTafelrunde } from './announce'
import { tafelrundeReader } from './reader'
import { tafelrundeScenery } from './scenery/tafelrundeScenery'
import { soundOfTafelrunde } from './soundOf'

/** Die Tafelrunde 2 in the window. */
export const tafelrundeWindow: GameWindow = {
  legality: LEGALITIES.tafelrunde,
  board: defineAsyncComponent(() => import('./TafelrundeBoard.vue')),
  isView: isTafelrundeView,
  isSeen: isTafelrundeSeen,
  voice: {
    announce: announceTafelrunde,
    soundOf: soundOfTafelrunde,
    ...tafelrundeReader,
    tellsEnd: true,
  },
  scenery: tafelrundeScenery,
  face: defineAsyncComponent(() => import('./TafelrundeFace.vue')),
  words: 'tafelrunde',
  keys: ['turn'],
}
