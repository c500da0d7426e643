/** Small changes of a view of Buchstabenbluff: cards taken up, cards laid down. */
import { HAND_SIZE } from '../../../../games/buchstabenbluff/outside/contract'
import type { Seat } from '../../../../engine/basics/seat'
import { removeOne } from '../../../../engine/kit/sorted'
import type {
  BuchstabenbluffView,
  Card,
  PlayerView,
  WordView,
} from '../../../../games/buchstabenbluff/outside/contract'

/** Another view with one player changed. */
export function withPlayer(
  view: BuchstabenbluffView,
  seat: Seat,
  change: (player: PlayerView) => PlayerView,
): BuchstabenbluffView {
  const players = view.players.map((player, index) => (index === seat ? change(player) : player))
  return { ...view, players }
}

/** So many cards leave a hand; `known` are those that the viewer knows. */
export function takeFromHand(
  view: BuchstabenbluffView,
  seat: Seat,
  { count, known }: { readonly count: number; readonly known: readonly Card[] },
): BuchstabenbluffView {
  const fewer = withPlayer(view, seat, (player) => ({ ...player, hand: player.hand - count }))
  if (view.you !== seat || !view.hand) return fewer
  const hand = [...view.hand]
  for (const card of known) removeOne(hand, card)
  return { ...fewer, hand }
}

/** A card comes to a hand; the viewer knows his own. */
export function addToHand(
  view: BuchstabenbluffView,
  seat: Seat,
  card: Card | undefined,
): BuchstabenbluffView {
  const more = withPlayer(view, seat, (player) => ({ ...player, hand: player.hand + 1 }))
  if (view.you !== seat || !view.hand || card === undefined) return more
  return { ...more, hand: [...view.hand, card].sort((one, other) => one - other) }
}

/** Another view with the word changed that was announced last. */
export function withLatestWord(
  view: BuchstabenbluffView,
  change: (word: WordView) => WordView,
): BuchstabenbluffView {
  const last = view.words.length - 1
  return { ...view, words: view.words.map((word, at) => (at === last ? change(word) : word)) }
}

/**
 * Whether the first hands are being dealt: nobody has five cards yet, and nobody has played. Later there is always somebody who does.
 */
export function isDealing({ turn, words, players, phase }: BuchstabenbluffView): boolean {
  return (
    turn === 0 &&
    words.length === 0 &&
    phase.kind === 'turn' &&
    players.every(({ hand }) => hand < HAND_SIZE)
  )
}
