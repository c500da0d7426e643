/** What the window needs of Buchstabenbluff; its board comes when somebody sits down at one. */
import { defineAsyncComponent } from 'vue'
import {
  isBuchstabenbluffSeen,
  isBuchstabenbluffView,
} from '../../../games/buchstabenbluff/outside/guards'
import { LEGALITIES } from '../../../games/contracts'
import type { GameWindow } from '../gameTable'
import { announceBuchstabenbluff } from './announce'
import { buchstabenbluffReader } from './reader'
import { buchstabenbluffScenery } from './scenery/buchstabenbluffScenery'
import { soundOfBuchstabenbluff } from './soundOf'
import { buchstabenbluffTalk } from './talk'

/** Buchstabenbluff in the window. */
export const buchstabenbluffWindow: GameWindow = {
  legality: LEGALITIES.buchstabenbluff,
  board: defineAsyncComponent(() => import('./BuchstabenbluffBoard.vue')),
  isView: isBuchstabenbluffView,
  isSeen: isBuchstabenbluffSeen,
  voice: {
    announce: announceBuchstabenbluff,
    soundOf: soundOfBuchstabenbluff,
    ...buchstabenbluffReader,
    tellsEnd: true,
  },
  scenery: buchstabenbluffScenery,
  face: defineAsyncComponent(() => import('./LetterFace.vue')),
  words: 'buchstabenbluff',
  keys: ['write', 'spellWord', 'spellHand'],
  talk: buchstabenbluffTalk,
}
