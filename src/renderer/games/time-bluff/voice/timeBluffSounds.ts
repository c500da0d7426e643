/** Which sound an event of Time Bluff makes. */
import type { TimeBluffSeen } from '../../../../games/time-bluff/outside/events'
import { soundTable } from '../../../sound/soundTable'

/** What is heard in Time Bluff. */
export const timeBluffSounds = soundTable<TimeBluffSeen>({
  kinds: {
    laid: 'card',
    laidOpen: 'slap',
    placeOpened: 'turnOver',
    placeRefilled: 'turnOver',
    vortexReplaced: 'turnOver',
    pickedUp: 'slide',
    handsPassed: 'slide',
    beamed: 'card',
    snoozed: 'setback',
    roundEnded: 'roundEnd',
    matchEnded: 'applause',
  },
  special: [
    // The first deal is that of the match, which is heard in every game.
    { sound: 'riffle', when: (event) => event.kind === 'roundStarted' && event.round > 1 },
    { sound: 'stampRight', when: (event) => event.kind === 'doubted' && event.right },
    { sound: 'stampWrong', when: (event) => event.kind === 'doubted' && !event.right },
  ],
  asksTogether: true,
  turnsCards: true,
})
