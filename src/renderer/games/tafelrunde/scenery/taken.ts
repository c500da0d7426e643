/** The view of Die Tafelrunde 2 while what an event moves is in the air. */
import type { TafelrundeSeen, TafelrundeView } from '../../../../games/tafelrunde/outside/contract'
import { specialCard } from '../../../../games/tafelrunde/outside/faces'
import { takeChests, takeFighters, takeFromHand, takeLying, withPlayer } from './changes'

/** What lies on the table while things are in the air. */
export function takenInTafelrunde(view: TafelrundeView, event: TafelrundeSeen): TafelrundeView {
  switch (event.kind) {
    case 'raidStarted':
      return {
        ...view,
        raid: event.raid,
        start: event.start,
        stack: view.stack - event.revealed.length,
        players: view.players.map((player) => ({ ...player, passed: false })),
      }
    case 'played':
      return takeFromHand(view, event.seat, [event.card])
    case 'feierabendPlayed':
      return takeFromHand(view, event.seat, [specialCard('feierabend')])
    case 'letzteWarnungPlayed':
      return takeFromHand(view, event.seat, [specialCard('letzte-warnung')])
    case 'zorkPlayed':
      return takeFromHand(view, event.seat, [specialCard('zork')])
    case 'wiederbelebungPlayed':
      return takeFromHand(view, event.seat, [specialCard('wiederbelebung')])
    case 'colourWon':
    case 'colourTied':
      // With the chests everybody's rogues of the colour go; the events that tell of them follow.
      return takeFighters(takeChests(view, event.hauls), event.colour)
    case 'discarded':
    case 'returned':
      return takeLying(view, event.seat, event.cards)
    case 'secured':
      return takeChests(view, [{ from: event.seat, chests: event.chests }])
    case 'drew':
      return withPlayer(view, event.seat, (one) => ({ ...one, draw: one.draw - event.count }))
    case 'dealt':
    case 'passed':
    case 'strengthsCompared':
    case 'colourUnfought':
    case 'reshuffled':
    case 'notDrawn':
    case 'startPassedOn':
    case 'securedBefore':
    case 'matchEnded':
      return view
  }
}
