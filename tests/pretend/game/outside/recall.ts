/** What may still be told later (PG-12). */
import type { WhisperSeen, WhisperView } from './contract'

/** Of shown whispers only how many were the listener's word, until the match is over. */
export function recall(seen: WhisperSeen, { phase }: WhisperView): WhisperSeen {
  if (seen.kind !== 'shown' || phase.kind === 'over') return seen
  return { kind: 'shownBefore', listener: seen.listener, echoes: seen.echoes }
}
