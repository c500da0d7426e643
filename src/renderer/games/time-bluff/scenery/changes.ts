/** Small changes of a view of Time Bluff: cards taken up, cards laid down. */
import type { Card } from '../../../../games/time-bluff/outside/cards'
import type {
  LayerView,
  PlaceView,
  PlayerView,
  TimeBluffView,
  TopView,
} from '../../../../games/time-bluff/outside/contract'
import type { Place } from '../../../../games/time-bluff/outside/places'
import type { Seat } from '../../../../engine/basics/seat'

/** Those cards that are there and known. */
export function known(cards: readonly (Card | undefined)[]): Card[] {
  return cards.filter((card) => card !== undefined)
}

/** Another view with one player changed. */
export function withPlayer(
  view: TimeBluffView,
  seat: Seat,
  change: (player: PlayerView) => PlayerView,
): TimeBluffView {
  const players = view.players.map((player, index) => (index === seat ? change(player) : player))
  return { ...view, players }
}

/** Another view with one place changed. */
export function withPlace(
  view: TimeBluffView,
  place: Place,
  change: (before: PlaceView) => PlaceView,
): TimeBluffView {
  const places = view.places.map((before, index) => (index === place ? change(before) : before))
  return { ...view, places }
}

function without(hand: readonly Card[], cards: readonly Card[]): readonly Card[] {
  const left = [...hand]
  for (const card of cards) {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** So many cards leave a hand; `known` are those that the viewer knows. */
export function takeFromHand(
  view: TimeBluffView,
  seat: Seat,
  { count, known }: { readonly count: number; readonly known: readonly Card[] },
): TimeBluffView {
  const fewer = withPlayer(view, seat, (player) => ({ ...player, cards: player.cards - count }))
  if (view.you !== seat || !view.hand) return fewer
  return { ...fewer, hand: without(view.hand, known) }
}

/** So many cards come to a hand; `known` are those that the viewer knows. */
export function addToHand(
  view: TimeBluffView,
  seat: Seat,
  { count, known }: { readonly count: number; readonly known: readonly Card[] },
): TimeBluffView {
  const more = withPlayer(view, seat, (player) => ({ ...player, cards: player.cards + count }))
  if (view.you !== seat || !view.hand) return more
  return { ...more, hand: [...view.hand, ...known].sort((one, other) => one - other) }
}

/** An open card, with the hour a Joker stands for. */
export function openTop(card: Card, named: number | undefined): TopView {
  return named === undefined ? { face: 'open', card } : { face: 'open', card, named }
}

/** Cards come onto a place, the last one on top. */
export function layOn(
  view: TimeBluffView,
  place: Place,
  { layers, top }: { readonly layers: readonly LayerView[]; readonly top: TopView },
): TimeBluffView {
  return withPlace(view, place, (before) => {
    const below = before.kind === 'pile' ? before.layers : []
    return { kind: 'pile', top, layers: [...below, ...layers] }
  })
}
