/** Which step of the guide fits what happens. */
import { decisionOf } from '../../../games/buchstabenbluff/outside/check'
import type { BuchstabenbluffView } from '../../../games/buchstabenbluff/outside/contract'

/** Rounds that the guide may take. */
const ROUNDS = 2

/**
 * 1: a word of somebody else is to be answered before the first own turn, 2: that turn has come, 3: its word is begun, 4: the others think
 * about it, 5: the first word to be answered comes only now, 6: the second own turn has come. Undefined in between, and later.
 */
export function guideMoment(view: BuchstabenbluffView, isBegun: boolean): number | undefined {
  const { you, player, players, options, turn, seats, phase, words } = view
  const own = players[you ?? -1]
  if (!own || phase.kind === 'over' || turn >= ROUNDS * seats) return undefined
  const hasPlayed = own.turnsLeft < options.turns
  switch (decisionOf(view)) {
    case 'turn':
      if (hasPlayed) return 6
      return isBegun ? 3 : 2
    case 'answer': {
      const isFirst = words.every(({ seat, fate }) => seat === you || fate === 'pending')
      if (!isFirst) return undefined
      return hasPlayed ? 5 : 1
    }
    case undefined: {
      const isWaiting = player === you && phase.kind === 'answers' && phase.missing > 0
      return isWaiting && !hasPlayed ? 4 : undefined
    }
  }
}
