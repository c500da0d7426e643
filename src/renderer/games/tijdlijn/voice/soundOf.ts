/** Which sound an event of Tijdlijn makes. */
import type { End, TijdlijnSeen } from '../../../../games/tijdlijn/outside/contract'
import { soundTable } from '../../../sound/soundTable'
import type { SoundName } from '../../../sound/sounds'

/** Ends that are a defeat of all, or nobody's victory. */
const UNSUNG: readonly End[] = ['none-fits', 'no-icon-matches', 'deserted']

function outcomeSound(event: TijdlijnSeen): SoundName | undefined {
  if (event.kind === 'laid') return event.isRight ? 'success' : 'setback'
  return event.kind === 'ended' && !UNSUNG.includes(event.end) ? 'applause' : undefined
}

/** The sound of an event; undefined for a silent one. */
export const soundOfTijdlijn = soundTable<TijdlijnSeen>(
  {
    played: 'card',
    stuck: 'setback',
    discarded: 'slide',
    reshuffled: 'riffle',
    playOff: 'roundEnd',
    ended: 'matchEnd',
  },
  outcomeSound,
)
