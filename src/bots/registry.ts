/** The bots of every game. */
import {
  isBuchstabenbluffKnowledge,
  isBuchstabenbluffSeen,
  isBuchstabenbluffView,
} from '../games/buchstabenbluff/outside/guards'
import type { GameId } from '../games/contracts'
import { isTafelrundeSeen, isTafelrundeView } from '../games/tafelrunde/outside/guards'
import { isTimeBluffSeen, isTimeBluffView } from '../games/time-bluff/outside/guards'
import { BUCHSTABENBLUFF_BOTS } from './buchstabenbluff/bots'
import { studyVocabulary } from './buchstabenbluff/vocabulary'
import { botsThatStudy, seatWith, type GameBots } from './seatBot'
import { TAFELRUNDE_BOTS } from './tafelrunde/bots'
import { TIME_BLUFF_BOTS } from './time-bluff/bots'
import { isTijdlijnSeen, isTijdlijnSignal, isTijdlijnView } from '../games/tijdlijn/outside/guards'
import { TIJDLIJN_BOTS } from './tijdlijn/bots'
import {
  isTofugottKnowledge,
  isTofugottSeen,
  isTofugottView,
} from '../games/tofugott/outside/guards'
import { TOFUGOTT_BOTS } from './tofugott/bots'

function isNothing(data: unknown): data is null {
  return data === null
}

/** The bots of each game. */
export const BOTS: Readonly<Record<GameId, GameBots>> = {
  'time-bluff': seatWith(TIME_BLUFF_BOTS, {
    isView: isTimeBluffView,
    isSeen: isTimeBluffSeen,
    isKnowledge: isNothing,
  }),
  tafelrunde: seatWith(TAFELRUNDE_BOTS, {
    isView: isTafelrundeView,
    isSeen: isTafelrundeSeen,
    isKnowledge: isNothing,
  }),
  buchstabenbluff: botsThatStudy(
    BUCHSTABENBLUFF_BOTS,
    {
      isView: isBuchstabenbluffView,
      isSeen: isBuchstabenbluffSeen,
      isKnowledge: isBuchstabenbluffKnowledge,
    },
    studyVocabulary,
  ),
  tijdlijn: seatWith(TIJDLIJN_BOTS, {
    isView: isTijdlijnView,
    isSeen: isTijdlijnSeen,
    isSignal: isTijdlijnSignal,
    isKnowledge: isNothing,
  }),
  tofugott: seatWith(TOFUGOTT_BOTS, {
    isView: isTofugottView,
    isSeen: isTofugottSeen,
    isKnowledge: isTofugottKnowledge,
  }),
}
