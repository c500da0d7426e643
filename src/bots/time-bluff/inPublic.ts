/** Events as everybody sees them. */
import type { TimeBluffSeen } from '../../games/time-bluff/outside/events'

/** An event as everybody sees it: what only the own seat saw is taken out. */
export function inPublic(seen: TimeBluffSeen): TimeBluffSeen {
  switch (seen.kind) {
    case 'laid': {
      const { hidden: _hidden, ...rest } = seen
      return rest
    }
    case 'drew':
    case 'pickedUp': {
      const { cards: _cards, ...rest } = seen
      return rest
    }
    case 'handsPassed':
    case 'roundStarted': {
      const { hand: _hand, ...rest } = seen
      return rest
    }
    case 'beamed': {
      const { card: _card, ...rest } = seen
      return rest
    }
    default:
      return seen
  }
}
