/** Why a hidden card that shows no hour was honest, or was not: whoever has just learnt the game cannot see it on the card. */
import type { OfKind } from '../../../../engine/basics/kinds'
import type { TimeBluffSeen } from '../../../../games/time-bluff/outside/events'
import { faceOf } from '../../../../games/time-bluff/outside/faces'

type Judged = Pick<OfKind<TimeBluffSeen, 'doubted'>, 'card' | 'right'>

/** The key of the words that say it; undefined for a clock, whose hour says it (TB-91). */
export function verdictReason({ card, right }: Judged): string | undefined {
  const { kind } = faceOf(card)
  switch (kind) {
    case 'clock':
      return undefined
    case 'joker':
    case 'vortex':
      // TB-20 to TB-24, TB-73: wrong only on or under another one.
      return `timeBluffTable.whyVerdict.${kind}${right ? '' : 'OnJoker'}`
    case 'cuckoo':
    case 'pair':
      return `timeBluffTable.whyVerdict.${kind}`
  }
}
