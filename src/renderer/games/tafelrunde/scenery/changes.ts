/** Small changes of a view of Die Tafelrunde 2: cards and chests taken up and laid down. */
import type { Seat } from '../../../../engine/basics/seat'
import type {
  Card,
  Chest,
  Colour,
  Haul,
  LyingCard,
  PlayerView,
  TafelrundeView,
} from '../../../../games/tafelrunde/outside/contract'
import { specialCard } from '../../../../games/tafelrunde/outside/faces'
import { addSorted, removeOne } from '../../../../engine/kit/sorted'

/** Another view with one player changed. */
export function withPlayer(
  view: TafelrundeView,
  seat: Seat,
  change: (player: PlayerView) => PlayerView,
): TafelrundeView {
  const players = view.players.map((player, index) => (index === seat ? change(player) : player))
  return { ...view, players }
}

/** A sorted list with some more. */
export function more(list: readonly number[], items: readonly number[]): number[] {
  const next = [...list]
  for (const item of items) addSorted(next, item)
  return next
}

/** A sorted list with some less. */
export function less(list: readonly number[], items: readonly number[]): number[] {
  const next = [...list]
  for (const item of items) removeOne(next, item)
  return next
}

/** So many cards leave a hand; `known` are those that the viewer knows. */
export function takeFromHand(
  view: TafelrundeView,
  seat: Seat,
  known: readonly Card[],
): TafelrundeView {
  const fewer = withPlayer(view, seat, (player) => ({
    ...player,
    hand: player.hand - known.length,
  }))
  return view.you === seat && view.hand ? { ...fewer, hand: less(view.hand, known) } : fewer
}

/** So many cards come to a hand; `known` are those that the viewer knows. */
export function addToHand(
  view: TafelrundeView,
  seat: Seat,
  { count, known }: { readonly count: number; readonly known: readonly Card[] },
): TafelrundeView {
  const grown = withPlayer(view, seat, (player) => ({ ...player, hand: player.hand + count }))
  return view.you === seat && view.hand ? { ...grown, hand: more(view.hand, known) } : grown
}

function faceOf(card: LyingCard): Card {
  return card.kind === 'rogue' ? card.card : specialCard(card.special)
}

/** Cards that lay in front of somebody are taken up. */
export function takeLying(
  view: TafelrundeView,
  seat: Seat,
  cards: readonly Card[],
): TafelrundeView {
  return withPlayer(view, seat, (player) => ({
    ...player,
    lying: player.lying.filter((card) => !cards.includes(faceOf(card))),
  }))
}

/** The rogues that fight for a colour in front of somebody. */
export function fightersOf(view: TafelrundeView, seat: Seat, colour: Colour): Card[] {
  const lying = view.players[seat]?.lying ?? []
  return lying.flatMap((one) => (one.kind === 'rogue' && one.colour === colour ? [one.card] : []))
}

/** All rogues that fight for a colour are taken up. */
export function takeFighters(view: TafelrundeView, colour: Colour): TafelrundeView {
  return view.players.reduce(
    (next, _, seat) => takeLying(next, seat, fightersOf(next, seat, colour)),
    view,
  )
}

/** A card comes to lie in front of somebody. */
export function layDown(view: TafelrundeView, seat: Seat, card: LyingCard): TafelrundeView {
  return withPlayer(view, seat, (player) => ({ ...player, lying: [...player.lying, card] }))
}

/** Chests are taken up from where they lie. */
export function takeChests(view: TafelrundeView, hauls: readonly Haul[]): TafelrundeView {
  let next = view
  for (const { from, chests } of hauls) {
    if (from === 'middle') next = { ...next, middle: less(next.middle, chests) }
    else next = withPlayer(next, from, (one) => ({ ...one, open: less(one.open, chests) }))
  }
  return next
}

/** All the chests that are moved. */
export function chestsOf(hauls: readonly Haul[]): Chest[] {
  return hauls.flatMap(({ chests }) => chests)
}
