/** Which sound an event of Buchstabenbluff makes. */
import type { BuchstabenbluffSeen } from '../../../games/buchstabenbluff/outside/contract'
import { soundTable } from '../../sound/soundTable'

/** The sound of an event; undefined for a silent one. */
export const soundOfBuchstabenbluff = soundTable<BuchstabenbluffSeen>(
  { announced: 'laid', reshuffled: 'flourish', ended: 'matchEnd' },
  (event) => (event.kind === 'doubted' ? event.judgement.isTrue : undefined),
)
