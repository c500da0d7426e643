/** The view of Tijdlijn once what an event moved has come to rest. */
import type { OfKind } from '../../../../engine/basics/kinds'
import type { Seat } from '../../../../engine/basics/seat'
import type { TijdlijnSeen, TijdlijnView } from '../../../../games/tijdlijn/outside/contract'
import { giveCards, landed, withPlayer, withScore } from './changes'

function discard(
  view: TijdlijnView,
  { card }: OfKind<TijdlijnSeen, 'discarded' | 'laid'>,
): TijdlijnView {
  return { ...view, discard: [...view.discard, card] }
}

function stick(view: TijdlijnView, { seat, card }: OfKind<TijdlijnSeen, 'stuck'>): TijdlijnView {
  return withPlayer(view, seat, (player) => ({
    ...player,
    cards: player.cards.map((one) =>
      one.card === card.card ? { ...one, stuck: true, back: card.back } : one,
    ),
  }))
}

/** Cards of who is out are set aside unturned (TC-08, TL-31). */
function setAside(view: TijdlijnView, seat: Seat): TijdlijnView {
  const cards = view.players[seat]?.cards.length ?? 0
  const without = withPlayer(view, seat, (player) => ({ ...player, cards: [] }))
  return { ...without, aside: view.aside + cards }
}

function goOut(view: TijdlijnView, { round, out }: OfKind<TijdlijnSeen, 'playOff'>): TijdlijnView {
  return out.reduce((before, seat) => {
    const cards = before.players[seat]?.cards.length ?? 0
    return withPlayer(setAside(before, seat), seat, (player) => ({
      ...player,
      out: { round, cards },
    }))
  }, view)
}

function leave(view: TijdlijnView, seat: Seat): TijdlijnView {
  const left = withPlayer(view, seat, (player) => ({ ...player, left: true }))
  return view.options.mode === 'competitive' ? setAside(left, seat) : left
}

/** What lies on the table when everything has arrived; `view` is the one while it was in the air. */
export function arrivedInTijdlijn(view: TijdlijnView, event: TijdlijnSeen): TijdlijnView {
  switch (event.kind) {
    case 'played':
      return withScore({ ...view, line: landed(view.line, event.landing, event.card) })
    case 'stuck':
      return stick(view, event)
    case 'discarded':
      return withScore(discard(view, event))
    case 'laid': {
      if (!event.isRight) return discard(view, event)
      const line = landed(view.line, { kind: 'end', at: event.gap }, event.card)
      return { ...view, line }
    }
    case 'refilled':
      return giveCards(view, event.seat, event.cards)
    case 'drew':
      return giveCards(view, event.seat, [event.card])
    case 'reshuffled':
      return { ...view, pile: event.pile }
    case 'playOff':
      return goOut(view, event)
    case 'left':
      return leave(view, event.seat)
    case 'turnBegun':
    case 'stuckBefore':
    case 'ended':
      return view
  }
}
