/** The view of Buchstabenbluff once what an event moved has come to rest. */
import type { OfKind } from '../../../../engine/basics/kinds'
import type {
  BuchstabenbluffSeen,
  BuchstabenbluffView,
} from '../../../../games/buchstabenbluff/outside/contract'
import { addToHand, isDealing, withLatestWord, withPlayer } from './changes'

function draw(
  { seat, card, cause }: OfKind<BuchstabenbluffSeen, 'drew'>,
  view: BuchstabenbluffView,
): BuchstabenbluffView {
  if (!isDealing(view)) {
    const { phase } = view
    const drawn = cause === 'turn' && phase.kind === 'turn' ? phase.drawn + 1 : undefined
    const held = addToHand(view, seat, card)
    return drawn === undefined ? held : { ...held, phase: { kind: 'turn', drawn } }
  }
  return view.players.reduce(
    (dealt, _, each) => addToHand(dealt, each, each === seat ? card : undefined),
    view,
  )
}

function lay(view: BuchstabenbluffView, seat: number): BuchstabenbluffView {
  const missing = view.players.filter((player, other) => other !== seat && !player.left).length
  return { ...view, phase: { kind: 'answers', missing } }
}

function keep(view: BuchstabenbluffView, seat: number, count: number): BuchstabenbluffView {
  return withPlayer(view, seat, (player) => ({ ...player, pile: player.pile + count }))
}

function settle(
  event: OfKind<BuchstabenbluffSeen, 'doubted'>,
  view: BuchstabenbluffView,
): BuchstabenbluffView {
  const { seat, cards, doubters, judgement, gains } = event
  const { isTrue } = judgement
  const judged = withLatestWord(view, (word) => ({
    ...word,
    cards,
    doubters,
    judgement,
    fate: isTrue ? 'true' : 'bluff',
  }))
  const paid = gains.reduce(
    (before, points, gainer) =>
      withPlayer(before, gainer, (player) => ({ ...player, bonus: player.bonus + points })),
    judged,
  )
  if (isTrue) return keep(paid, seat, cards.length)
  return { ...paid, discards: [...paid.discards, ...cards] }
}

/** What lies on the table when everything has arrived; `view` is the one while it was in the air. */
export function arrivedInBuchstabenbluff(
  view: BuchstabenbluffView,
  event: BuchstabenbluffSeen,
): BuchstabenbluffView {
  switch (event.kind) {
    case 'drew':
      return draw(event, view)
    case 'announced':
      return lay(view, event.seat)
    case 'reshuffled':
      return { ...view, drawPile: event.count, reshuffles: view.reshuffles + 1 }
    case 'believed': {
      const believed = withLatestWord(view, (word) => ({ ...word, fate: 'believed' }))
      return keep(believed, event.seat, event.count)
    }
    case 'doubted':
      return settle(event, view)
    case 'turnBegan':
      return {
        ...view,
        turn: event.turn,
        player: event.seat,
        phase: { kind: 'turn', drawn: 0 },
      }
    case 'left':
      return withPlayer(view, event.seat, (player) => ({ ...player, left: true, turnsLeft: 0 }))
    case 'refilled':
    case 'passed':
    case 'ended':
      return view
  }
}
