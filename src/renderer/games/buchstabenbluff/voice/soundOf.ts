/** Which sound an event of Buchstabenbluff makes. */
import type { BuchstabenbluffSeen } from '../../../../games/buchstabenbluff/outside/contract'
import { soundTable } from '../../../sound/soundTable'
import type { SoundName } from '../../../sound/sounds'

function outcomeSound(event: BuchstabenbluffSeen): SoundName | undefined {
  if (event.kind === 'doubted') return event.judgement.isTrue ? 'stampRight' : 'stampWrong'
  return event.kind === 'ended' && event.end === 'finished' ? 'applause' : undefined
}

/** The sound of an event; undefined for a silent one. */
export const soundOfBuchstabenbluff = soundTable<BuchstabenbluffSeen>(
  { announced: 'card', believed: 'slide', reshuffled: 'riffle', ended: 'matchEnd' },
  outcomeSound,
)
