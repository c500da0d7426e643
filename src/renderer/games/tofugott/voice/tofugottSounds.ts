/** Which sound an event of Tofugott makes. */
import type { TofugottSeen } from '../../../../games/tofugott/outside/contract'
import { soundTable } from '../../../sound/soundTable'

function isGain(points: number): boolean {
  return points > 0
}

/** What is heard in Tofugott. */
export const tofugottSounds = soundTable<TofugottSeen>({
  kinds: {
    turnBegun: 'riffle',
    read: 'turnOver',
    answered: 'card',
    guessed: 'card',
    turned: 'turnOver',
    settled: 'setback',
    drewForTofu: 'turnOver',
    cancelled: 'setback',
    tied: 'roundEnd',
    ended: 'matchEnd',
  },
  special: [
    { sound: 'gem', when: (event) => event.kind === 'settled' && event.gains.some(isGain) },
    { sound: 'applause', when: (event) => event.kind === 'ended' && event.end === 'finished' },
  ],
  asksTogether: true,
})
