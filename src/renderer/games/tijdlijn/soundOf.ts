/** Which sound an event of Tijdlijn makes. */
import type { TijdlijnSeen } from '../../../games/tijdlijn/outside/contract'
import { soundTable } from '../../sound/soundTable'

/** The sound of an event; undefined for a silent one. */
export const soundOfTijdlijn = soundTable<TijdlijnSeen>(
  {
    played: 'success',
    stuck: 'setback',
    discarded: 'laid',
    playOff: 'roundEnd',
    ended: 'matchEnd',
  },
  (event) => (event.kind === 'laid' ? event.isRight : undefined),
)
