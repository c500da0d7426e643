/** The view of Time Bluff while what an event moves is in the air. */
import type { OfKind } from '../../../../engine/basics/kinds'
import type { TimeBluffView } from '../../../../games/time-bluff/outside/contract'
import type { TimeBluffSeen } from '../../../../games/time-bluff/outside/events'
import { known, takeFromHand, withPlace } from './changes'

function clear(event: OfKind<TimeBluffSeen, 'roundStarted'>, before: TimeBluffView): TimeBluffView {
  const { shownHands: _shown, shuffledBack: _back, ...view } = before
  return {
    ...view,
    round: event.round,
    dealer: event.dealer,
    phase: { kind: 'lay', seat: event.starter },
    players: view.players.map((player) => ({ ...player, cards: 0, skips: 0 })),
    places: view.places.map(() => ({ kind: 'empty' })),
    removedVortices: 0,
    ...(event.shuffledBack.length > 0 && { shuffledBack: event.shuffledBack }),
    ...(view.hand && { hand: [] }),
  }
}

function lift(
  { seat, hidden, pair, open }: OfKind<TimeBluffSeen, 'laid'>,
  view: TimeBluffView,
): TimeBluffView {
  const shown = known([pair, open])
  return takeFromHand(view, seat, { count: 1 + shown.length, known: known([hidden, ...shown]) })
}

/** The pile without its topmost card; as it is where nobody said what that card covers. */
function liftTop(
  { place }: OfKind<TimeBluffSeen, 'vortexReplaced'>,
  view: TimeBluffView,
): TimeBluffView {
  return withPlace(view, place, (before) => {
    if (before.kind !== 'pile' || before.top.face !== 'open') return before
    const layers = before.layers.slice(0, -1)
    const below = layers.at(-1)
    if (below === undefined) return { kind: 'empty' }
    return below.face === 'open' ? before : { ...before, layers, top: below }
  })
}

/** All that is turned up for a place leaves the pile; where nothing fitted, that was the rest of it (TB-78). */
function turnUp(
  { card }: OfKind<TimeBluffSeen, 'vortexReplaced'>,
  view: TimeBluffView,
): TimeBluffView {
  return { ...view, drawPile: card === undefined ? 0 : view.drawPile - 1 }
}

function liftHands(view: TimeBluffView): TimeBluffView {
  const players = view.players.map((player) => ({ ...player, cards: 0 }))
  return view.hand ? { ...view, players, hand: [] } : { ...view, players }
}

/** What lies on the table while things are in the air. */
export function takenInTimeBluff(view: TimeBluffView, event: TimeBluffSeen): TimeBluffView {
  switch (event.kind) {
    case 'roundStarted':
      return clear(event, view)
    case 'laid':
      return lift(event, view)
    case 'laidOpen':
    case 'placeOpened':
      return takeFromHand(view, event.seat, { count: 1, known: [event.card] })
    case 'drew':
      return { ...view, drawPile: view.drawPile - event.count }
    case 'beamed':
      return takeFromHand(view, event.from, { count: 1, known: known([event.card]) })
    case 'handsPassed':
      return liftHands(view)
    case 'pickedUp':
      return withPlace(view, event.place, () => ({ kind: 'empty' }))
    case 'placeRefilled':
      return { ...view, drawPile: view.drawPile - 1 }
    case 'vortexReplaced': {
      const fewer = turnUp(event, view)
      return event.inside ? fewer : liftTop(event, fewer)
    }
    case 'doubted':
    case 'snoozed':
    case 'satOut':
    case 'pileExhausted':
    case 'protected':
    case 'believed':
    case 'placeDeclined':
    case 'placeDead':
    case 'roundEnded':
    case 'matchEnded':
      return view
  }
}
