/** The deal of a match of Tijdlijn, which no event tells. */
import type { TijdlijnSeen, TijdlijnView } from '../../../../games/tijdlijn/outside/contract'
import type { Opening } from '../../../stage/playing/scene'

/** The cards go from the pile to everybody, all face up; the line has begun. */
export function openingOfTijdlijn(view: TijdlijnView): Opening<TijdlijnView, TijdlijnSeen> {
  const players = view.players.map((player) => ({ ...player, cards: [] }))
  const rest = { pile: view.pile, ...(view.top ? { top: view.top } : {}) }
  const events = view.players.map(({ cards }, seat): TijdlijnSeen => {
    return { kind: 'refilled', seat, cards, ...rest }
  })
  return { before: { ...view, players }, events }
}
