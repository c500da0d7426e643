/** What the window needs of Tofugott; its board comes when somebody sits down at one. */
import { defineAsyncComponent } from 'vue'
import { LEGALITIES } from '../../../games/contracts'
import { tofugottLegality } from '../../../games/tofugott/outside/legality'
import type { DecisionKind, TofugottProposal } from '../../../games/tofugott/outside/contract'
import { isTofugottSeen, isTofugottView } from '../../../games/tofugott/outside/guards'
import { sealVoice } from '../../speech/listener/sealVoice'
import type { GameWindow } from '../gameTable'
import { captionOf, describe, headingOf } from './voice/announce'
import { keysNow } from './keysNow'
import { askedOfOthers } from './voice/askedOfOthers'
import { dealOf, tofugottReadings } from './voice/reader'
import { endingOf } from './voice/standingText'
import { tofugottScenery } from './scenery/tofugottScenery'
import { tofugottRuleNumbers } from './voice/ruleNumbers'
import { tofugottSounds } from './voice/tofugottSounds'
import { tofugottTalk } from './talk'
import { thoughtWords } from './voice/thoughtWords'
import { Voice } from './voice/voice'
import { whyWords } from './voice/whyWords'

/** Tofugott in the window. */
export const tofugottWindow: GameWindow = {
  legality: LEGALITIES.tofugott,
  board: defineAsyncComponent(() => import('./TofugottBoard.vue')),
  isView: isTofugottView,
  isSeen: isTofugottSeen,
  voice: sealVoice({
    isView: isTofugottView,
    isSeen: isTofugottSeen,
    voiceFor: (listener) => new Voice(listener),
    readings: tofugottReadings,
    recall: tofugottLegality.recall,
    describe,
    caption: captionOf,
    heading: headingOf,
    deal: dealOf,
    ending: endingOf,
    askedOfOthers,
    ...tofugottSounds,
    tellsEnd: 'winners',
  }),
  scenery: tofugottScenery,
  face: defineAsyncComponent(() => import('./cards/TofugottFace.vue')),
  rulesCards: defineAsyncComponent(() => import('./RulesCards.vue')),
  ruleNumbers: tofugottRuleNumbers,
  words: 'tofugott',
  keys: ['hand', 'keep', 'answerByDigit', 'words', 'confirm'],
  keysNow: (view) => (isTofugottView(view) ? keysNow(view) : []),
  origin: {
    title: 'Tofugott',
    authors: ['Andreas Preiss'],
    publisher: 'Loosey Goosey Games, 2021',
  },
  thoughts: true,
  // Which card one keeps, and how one explains oneself, is a matter of taste.
  unadvised: ['keep', 'explain'] satisfies readonly DecisionKind[],
  thoughtWords,
  whyWords,
  talk: tofugottTalk,
  keepsake: {
    proposal: { kind: 'keepsake' } satisfies TofugottProposal,
    page: async (told, parts) => {
      const [{ keepsakePage }, { keepsakeFaces }] = await Promise.all([
        import('./keepsake/keepsakePage'),
        import('./keepsake/keepsakeFaces'),
      ])
      return keepsakePage(told, parts, keepsakeFaces())
    },
  },
}
