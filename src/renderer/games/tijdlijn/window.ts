/** What the window needs of Tijdlijn; its board comes when somebody sits down at one. */
import { defineAsyncComponent } from 'vue'
import { isTijdlijnSeen, isTijdlijnView } from '../../../games/tijdlijn/outside/guards'
import { LEGALITIES } from '../../../games/contracts'
import { tijdlijnLegality } from '../../../games/tijdlijn/outside/legality'
import { sealVoice } from '../../speech/listener/sealVoice'
import type { GameWindow } from '../gameTable'
import { captionOf, describe, headingOf } from './voice/announce'
import { PICTOGRAMS } from './prints/pictograms'
import { dealOf, tijdlijnReadings } from './voice/reader'
import { tijdlijnScenery } from './scenery/tijdlijnScenery'
import { seenEvents } from './piles/seenEvents'
import { tijdlijnChaptersWhen, tijdlijnRuleNumbers } from './voice/ruleNumbers'
import { tijdlijnSounds } from './voice/tijdlijnSounds'
import { tijdlijnTalk } from './talk'
import { teamVerdict } from './score/teamVerdict'
import { thoughtWords } from './voice/thoughtWords'
import { Voice } from './voice/voice'
import { endingOf } from './score/whyOver'

// Cards lie in front of everybody: nobody has a hand, as the words for all games say.
const KEYS = ['move', 'line', 'look', 'goToLine', 'hurry', 'hand', 'digits', 'confirm'] as const
const KEYS_ALONE = ['move', 'line', 'lookAlone', 'goToLine', 'hand', 'digits', 'confirm'] as const

/** Tijdlijn in the window. */
export const tijdlijnWindow: GameWindow = {
  legality: LEGALITIES.tijdlijn,
  board: defineAsyncComponent(() => import('./TijdlijnBoard.vue')),
  isView: isTijdlijnView,
  isSeen: isTijdlijnSeen,
  voice: sealVoice({
    isView: isTijdlijnView,
    isSeen: isTijdlijnSeen,
    voiceFor: (listener) => new Voice(listener),
    readings: tijdlijnReadings,
    recall: tijdlijnLegality.recall,
    describe,
    caption: captionOf,
    heading: headingOf,
    ...tijdlijnSounds,
    deal: dealOf,
    ending: endingOf,
  }),
  scenery: tijdlijnScenery,
  face: defineAsyncComponent(() => import('./cards/TijdlijnFace.vue')),
  endingPicture: defineAsyncComponent(() => import('./score/LineEnding.vue')),
  endingTable: defineAsyncComponent(() => import('./score/EndingTable.vue')),
  teamVerdict,
  wayToTable: 'tijdlijnTable.result.way',
  rulesCards: defineAsyncComponent(() => import('./RulesCards.vue')),
  ruleNumbers: tijdlijnRuleNumbers,
  chaptersWhen: tijdlijnChaptersWhen,
  words: 'tijdlijn',
  keys: KEYS,
  // There is nobody to point for, and no rest that others play.
  keysNow: (view) => (isTijdlijnView(view) && view.players.length === 1 ? KEYS_ALONE : KEYS),
  origin: {},
  thoughts: true,
  thoughtWords,
  talk: tijdlijnTalk,
  // Nobody bluffs here.
  unfitPhrases: ['unbelievable', 'caught'],
  deckNames: { picture: [...PICTOGRAMS.keys()] },
  facts: seenEvents,
}
