/** What the window needs of Die Tafelrunde 2; its board comes when somebody sits down at one. */
import { defineAsyncComponent } from 'vue'
import type { DecisionKind } from '../../../games/tafelrunde/outside/contract'
import { isTafelrundeSeen, isTafelrundeView } from '../../../games/tafelrunde/outside/guards'
import { LEGALITIES } from '../../../games/contracts'
import { tafelrundeLegality } from '../../../games/tafelrunde/outside/legality'
import { sealVoice } from '../../speech/listener/sealVoice'
import type { GameWindow } from '../gameTable'
import { captionOf, countingOf, describe, endingOf, headingOf, inRow } from './voice/announce'
import { dealOf, tafelrundeReadings } from './voice/reader'
import { logCards } from './voice/logCards'
import { tafelrundeScenery } from './scenery/tafelrundeScenery'
import { tafelrundeRuleNumbers } from './voice/ruleNumbers'
import { thoughtWords } from './voice/thoughtWords'
import { tafelrundeSounds } from './voice/tafelrundeSounds'
import { Voice } from './voice/voice'

/** Die Tafelrunde 2 in the window. */
export const tafelrundeWindow: GameWindow = {
  legality: LEGALITIES.tafelrunde,
  board: defineAsyncComponent(() => import('./TafelrundeBoard.vue')),
  isView: isTafelrundeView,
  isSeen: isTafelrundeSeen,
  voice: sealVoice({
    isView: isTafelrundeView,
    isSeen: isTafelrundeSeen,
    voiceFor: (listener) => new Voice(listener),
    readings: tafelrundeReadings,
    recall: tafelrundeLegality.recall,
    describe,
    caption: captionOf,
    counting: countingOf,
    inRow,
    heading: headingOf,
    ending: endingOf,
    ...tafelrundeSounds,
    deal: dealOf,
    tellsEnd: 'all',
  }),
  scenery: tafelrundeScenery,
  face: defineAsyncComponent(() => import('./cards/TafelrundeFace.vue')),
  logCards: {
    named: logCards,
    loadChip: async () => (await import('./cards/RaidChip.vue')).default,
  },
  rulesCards: defineAsyncComponent(() => import('./RulesCards.vue')),
  ruleNumbers: tafelrundeRuleNumbers,
  words: 'tafelrunde',
  keys: ['hand', 'digits', 'turn', 'confirm', 'pass'],
  thoughts: true,
  thoughtWords,
  // Which special one likes is a matter of taste.
  unadvised: ['chooseSpecial'] satisfies readonly DecisionKind[],
  origin: {
    title: 'Die Tafelrunde 2',
    authors: ['Michael Schacht'],
    publisher: 'Spiele aus Timbuktu, 2004',
  },
}
