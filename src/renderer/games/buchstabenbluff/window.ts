/** What the window needs of Buchstabenbluff; its board comes when somebody sits down at one. */
import { defineAsyncComponent } from 'vue'
import {
  isBuchstabenbluffSeen,
  isBuchstabenbluffView,
} from '../../../games/buchstabenbluff/outside/guards'
import { LEGALITIES } from '../../../games/contracts'
import { buchstabenbluffLegality } from '../../../games/buchstabenbluff/outside/legality'
import { sealVoice } from '../../speech/listener/sealVoice'
import type { GameWindow } from '../gameTable'
import { captionOf, describe, headingOf, inRow, saidOf } from './voice/announce'
import { buchstabenbluffReadings, dealOf } from './voice/reader'
import { buchstabenbluffScenery } from './scenery/buchstabenbluffScenery'
import { buchstabenbluffRuleNumbers } from './voice/ruleNumbers'
import { buchstabenbluffSounds } from './voice/buchstabenbluffSounds'
import { buchstabenbluffTalk } from './talk'
import { endText } from './voice/endText'
import { thoughtWords } from './voice/thoughtWords'
import { Voice } from './voice/voice'

/** Buchstabenbluff in the window. */
export const buchstabenbluffWindow: GameWindow = {
  legality: LEGALITIES.buchstabenbluff,
  board: defineAsyncComponent(() => import('./BuchstabenbluffBoard.vue')),
  isView: isBuchstabenbluffView,
  isSeen: isBuchstabenbluffSeen,
  voice: sealVoice({
    isView: isBuchstabenbluffView,
    isSeen: isBuchstabenbluffSeen,
    voiceFor: (listener) => new Voice(listener),
    timeUp: { answer: 'table.timeUpBelieved' },
    readings: buchstabenbluffReadings,
    recall: buchstabenbluffLegality.recall,
    describe,
    caption: captionOf,
    inRow,
    said: saidOf,
    heading: headingOf,
    deal: dealOf,
    ending: endText,
    ...buchstabenbluffSounds,
    tellsEnd: 'all',
  }),
  scenery: buchstabenbluffScenery,
  face: defineAsyncComponent(() => import('./cards/LetterFace.vue')),
  endingTable: defineAsyncComponent(() => import('./score/EndingTable.vue')),
  endsInTable: true,
  rulesCards: defineAsyncComponent(() => import('./RulesCards.vue')),
  ruleNumbers: buchstabenbluffRuleNumbers,
  words: 'buchstabenbluff',
  badged: 'language',
  keys: ['hand', 'write', 'turn', 'answer', 'spellWord', 'spellHand'],
  origin: {
    title: 'Letter Head',
    authors: ['Kristan Lawson', 'Herbert R. Lawson'],
    after: 'Braillespiel',
  },
  thoughts: true,
  thoughtWords,
  talk: buchstabenbluffTalk,
}
