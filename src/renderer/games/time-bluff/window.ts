/** What the window needs of Tom's Time Bluff; its board comes when somebody sits down at one. */
import { defineAsyncComponent } from 'vue'
import { isTimeBluffSeen, isTimeBluffView } from '../../../games/time-bluff/outside/guards'
import { LEGALITIES } from '../../../games/contracts'
import { timeBluffLegality } from '../../../games/time-bluff/outside/legality'
import { sealVoice } from '../../speech/listener/sealVoice'
import type { GameWindow } from '../gameTable'
import { captionOf, dealOf, describe, headingOf, timeBluffReadings } from './voice/announce'
import { logCards } from './voice/logCards'
import { matchEndText } from './voice/roundEndText'
import { timeBluffScenery } from './scenery/timeBluffScenery'
import { timeBluffRuleNumbers } from './voice/ruleNumbers'
import { timeBluffSounds } from './voice/timeBluffSounds'
import { thoughtWords } from './voice/thoughtWords'
import { Voice } from './voice/voice'

/** Tom's Time Bluff in the window. */
export const timeBluffWindow: GameWindow = {
  legality: LEGALITIES['time-bluff'],
  board: defineAsyncComponent(() => import('./TimeBluffBoard.vue')),
  isView: isTimeBluffView,
  isSeen: isTimeBluffSeen,
  voice: sealVoice({
    isView: isTimeBluffView,
    isSeen: isTimeBluffSeen,
    voiceFor: (listener) => new Voice(listener),
    timeUp: { answer: 'table.timeUpBelieved' },
    readings: timeBluffReadings,
    recall: timeBluffLegality.recall,
    describe,
    caption: captionOf,
    heading: headingOf,
    ...timeBluffSounds,
    deal: dealOf,
    ending: (view, { listener }) => matchEndText(view, listener),
    tellsEnd: 'outcome',
  }),
  scenery: timeBluffScenery,
  face: defineAsyncComponent(() => import('./cards/TimeFace.vue')),
  logCards: {
    named: logCards,
    loadChip: async () => (await import('./cards/TimeChip.vue')).default,
  },
  rulesCards: defineAsyncComponent(() => import('./RulesCards.vue')),
  ruleNumbers: timeBluffRuleNumbers,
  words: 'timeBluff',
  keys: ['hand', 'pile', 'confirm', 'answer', 'direct'],
  thoughts: true,
  thoughtWords,
  tellsTruth: true,
  origin: { title: 'Tom’s Time Bluff' },
}
