/** Which sound an event of Tijdlijn makes. */
import type { End, TijdlijnSeen } from '../../../../games/tijdlijn/outside/contract'
import { soundTable } from '../../../sound/soundTable'

/** Ends that are a defeat of all, or nobody's victory. */
const UNSUNG: readonly End[] = ['none-fits', 'no-icon-matches', 'deserted']

/** What is heard in Tijdlijn. */
export const tijdlijnSounds = soundTable<TijdlijnSeen>({
  kinds: {
    played: 'card',
    stuck: 'stampWrong',
    discarded: 'slide',
    reshuffled: 'riffle',
    playOff: 'roundEnd',
    ended: 'matchEnd',
  },
  special: [
    { sound: 'stampRight', when: (event) => event.kind === 'laid' && event.isRight },
    { sound: 'stampWrong', when: (event) => event.kind === 'laid' && !event.isRight },
    { sound: 'applause', when: (event) => event.kind === 'ended' && !UNSUNG.includes(event.end) },
  ],
  asksTogether: false,
  turnsCards: true,
})
