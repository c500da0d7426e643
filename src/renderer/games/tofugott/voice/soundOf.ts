/** Which sound an event of Tofugott makes. */
import type { TofugottSeen } from '../../../../games/tofugott/outside/contract'
import { soundTable } from '../../../sound/soundTable'
import type { SoundName } from '../../../sound/sounds'

function outcomeSound(event: TofugottSeen): SoundName | undefined {
  if (event.kind === 'settled') return event.gains.some((points) => points > 0) ? 'gem' : 'setback'
  return event.kind === 'ended' && event.end === 'finished' ? 'applause' : undefined
}

/** The sound of an event; undefined for a silent one. */
export const soundOfTofugott = soundTable<TofugottSeen>(
  {
    turnBegun: 'riffle',
    read: 'turnOver',
    answered: 'card',
    guessed: 'card',
    turned: 'turnOver',
    drewForTofu: 'turnOver',
    cancelled: 'setback',
    tied: 'roundEnd',
    ended: 'matchEnd',
  },
  outcomeSound,
)
