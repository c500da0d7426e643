/** The view of Tijdlijn while what an event moves is in the air. */
import type { TijdlijnSeen, TijdlijnView } from '../../../../games/tijdlijn/outside/contract'
import { takeCard, withPile } from './changes'

/** What lies on the table while things are in the air. */
export function takenInTijdlijn(view: TijdlijnView, event: TijdlijnSeen): TijdlijnView {
  switch (event.kind) {
    case 'played':
    case 'discarded':
    case 'laid':
      return takeCard(view, event.seat, event.card.card)
    case 'refilled':
    case 'drew':
      return withPile(view, event)
    case 'turnBegun':
      return { ...view, turn: event.turn, round: event.round }
    case 'reshuffled':
      return { ...view, discard: [] }
    case 'stuck':
    case 'stuckBefore':
    case 'playOff':
    case 'left':
    case 'ended':
      return view
  }
}
