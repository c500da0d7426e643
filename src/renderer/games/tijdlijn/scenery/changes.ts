/** Small changes of a view of Tijdlijn: cards taken up and laid down. */
import type { Seat } from '../../../../engine/basics/seat'
import type {
  CardHandle,
  DatedView,
  FrontView,
  Landing,
  NodeView,
  PlayerView,
  StandingView,
  TijdlijnView,
} from '../../../../games/tijdlijn/outside/contract'
import { scoreOfTally, tallyOf } from '../score/tally'

/** Another view with one player changed. */
export function withPlayer(
  view: TijdlijnView,
  seat: Seat,
  change: (player: PlayerView) => PlayerView,
): TijdlijnView {
  const players = view.players.map((player, index) => (index === seat ? change(player) : player))
  return { ...view, players }
}

/** Without a card in front of somebody. */
export function takeCard(view: TijdlijnView, seat: Seat, card: CardHandle): TijdlijnView {
  return withPlayer(view, seat, (player) => ({
    ...player,
    cards: player.cards.filter((one) => one.card !== card),
  }))
}

/** With more cards in front of somebody. */
export function giveCards(
  view: TijdlijnView,
  seat: Seat,
  cards: readonly FrontView[],
): TijdlijnView {
  const fresh = cards.map((card): StandingView => ({ ...card, stuck: false }))
  return withPlayer(view, seat, (player) => ({ ...player, cards: [...player.cards, ...fresh] }))
}

/** The draw pile as an event tells it. */
export function withPile(
  { top: _before, ...view }: TijdlijnView,
  { pile, top }: { readonly pile: number; readonly top?: FrontView },
): TijdlijnView {
  return { ...view, pile, ...(top ? { top } : {}) }
}

function changed(
  line: readonly NodeView[],
  at: number,
  change: (node: NodeView) => NodeView,
): NodeView[] {
  return line.map((node, index) => (index === at ? change(node) : node))
}

/** A line with one card more. */
export function landed(
  line: readonly NodeView[],
  { kind, at }: Landing,
  card: DatedView,
): NodeView[] {
  switch (kind) {
    case 'end':
      return [...line.slice(0, at), { cards: [card], slot: [] }, ...line.slice(at)]
    case 'stack':
      return changed(line, at, (node) => ({ ...node, cards: [...node.cards, card] }))
    case 'slot':
    case 'slotStack':
      return changed(line, at, (node) => ({ ...node, slot: [...node.slot, card] }))
  }
}

/** The score that belongs to what lies there now. */
export function withScore(view: TijdlijnView): TijdlijnView {
  return view.score === undefined ? view : { ...view, score: scoreOfTally(tallyOf(view)) }
}
