/** Which side of a card is up. */
import type { Card, Colour, Side } from '../../../../games/tafelrunde/outside/contract'
import { sidesOf } from '../../../../games/tafelrunde/outside/faces'

/** The sides of a card, the upper one first: the one of `up`, or the larger one as long as nobody has turned the card. */
export function turnedSides(card: Card, up?: Colour): readonly Side[] {
  const largerFirst = [...sidesOf(card)].sort((one, other) => other.value - one.value)
  const upper = largerFirst.find(({ colour }) => colour === up) ?? largerFirst[0]
  return upper ? [upper, ...largerFirst.filter((side) => side !== upper)] : []
}
