/** The first deal of a match of Buchstabenbluff, which no event tells. */
import type {
  BuchstabenbluffSeen,
  BuchstabenbluffView,
} from '../../../../games/buchstabenbluff/outside/contract'
import type { Opening } from '../../../stage/playing/scene'

/** Everybody gets a card at a time, as if drawn. */
export function openingOfBuchstabenbluff(
  view: BuchstabenbluffView,
): Opening<BuchstabenbluffView, BuchstabenbluffSeen> | undefined {
  const { phase, turn, words, players, you, player, hand } = view
  if (phase.kind !== 'turn' || phase.drawn > 0 || turn > 0 || words.length > 0) return undefined
  const count = players[player]?.hand ?? 0
  const seat = you ?? player
  const events = Array.from({ length: count }, (_, at): BuchstabenbluffSeen => {
    const card = hand?.[at]
    const known = card === undefined ? {} : { card }
    return { kind: 'drew', seat, cause: 'refill', ...known }
  })
  const before: BuchstabenbluffView = {
    ...view,
    drawPile: view.drawPile + count * players.length,
    players: players.map((one) => ({ ...one, hand: 0 })),
    ...(hand && { hand: [] }),
  }
  return { before, events }
}
