/** The view of Buchstabenbluff while what an event moves is in the air. */
import type {
  BuchstabenbluffSeen,
  BuchstabenbluffView,
} from '../../../../games/buchstabenbluff/outside/contract'
import { isDealing, takeFromHand } from './changes'

/** What lies on the table while things are in the air. */
export function takenInBuchstabenbluff(
  view: BuchstabenbluffView,
  event: BuchstabenbluffSeen,
): BuchstabenbluffView {
  switch (event.kind) {
    case 'drew':
      return { ...view, drawPile: view.drawPile - (isDealing(view) ? view.seats : 1) }
    case 'announced':
      return takeFromHand(view, event.seat, { count: event.count, known: event.cards ?? [] })
    case 'reshuffled':
      return { ...view, discards: [] }
    case 'turnBegan':
    case 'refilled':
    case 'passed':
    case 'believed':
    case 'doubted':
    case 'left':
    case 'ended':
      return view
  }
}
