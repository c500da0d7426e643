/** Which sound an event of Die Tafelrunde 2 makes. */
import type { TafelrundeSeen } from '../../../../games/tafelrunde/outside/contract'
import { soundTable } from '../../../sound/soundTable'

/** What is heard in Die Tafelrunde 2. */
export const tafelrundeSounds = soundTable<TafelrundeSeen>({
  kinds: {
    dealt: 'riffle',
    raidStarted: 'lid',
    played: 'card',
    letzteWarnungPlayed: 'slap',
    wiederbelebungPlayed: 'turnOver',
    zorkPlayed: 'slap',
    feierabendPlayed: 'setback',
    colourWon: 'lid',
    colourTied: 'slide',
    returned: 'slide',
    secured: 'gem',
    reshuffled: 'riffle',
    startPassedOn: 'roundEnd',
    matchEnded: 'applause',
  },
  asksTogether: true,
})
