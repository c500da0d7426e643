/** Which sound an event of Tofugott makes. */
import type { TofugottSeen } from '../../../games/tofugott/outside/contract'
import { soundTable } from '../../sound/soundTable'

function isGood(event: TofugottSeen): boolean | undefined {
  if (event.kind === 'settled') return event.gains.some((points) => points > 0)
  return event.kind === 'turned' && event.card.role === 'worst' ? false : undefined
}

/** The sound of an event; undefined for a silent one. */
export const soundOfTofugott = soundTable<TofugottSeen>(
  {
    read: 'flourish',
    answered: 'laid',
    guessed: 'laid',
    turned: 'laid',
    drewForTofu: 'laid',
    cancelled: 'setback',
    tied: 'roundEnd',
    ended: 'matchEnd',
  },
  isGood,
)
