/** What the rule players do in any decision, and who plays on in imagined worlds. */
import { playerAt } from '../../engine/kit/playerAt'
import { present } from '../../engine/basics/invariant'
import type { Random } from '../../engine/chance/random'
import { pick } from '../../engine/chance/random'
import type { Seat } from '../../engine/basics/seat'
import { SPECIALS, type Chest, type TafelrundeMove } from '../../games/tafelrunde/outside/contract'
import { chestColour, chestGems, valueOf } from '../../games/tafelrunde/outside/faces'
import { choicesOf, termsOf } from '../../games/tafelrunde/outside/securing'
import type { TafelrundeState } from '../../games/tafelrunde/inside/state'
import { bestChoice, judgeTurn } from './choices'
import type { Judgement } from './worth'

/** A point in hand is only what decides between equal chests. */
const POINT_SHARE = 1 / 1000

/** Its gems; among equals the one that the own cards could defend worst in the next raid. */
function worthOfChest(chest: Chest, hand: readonly number[]): number {
  const colour = chestColour(chest)
  let backing = 0
  for (const card of hand) backing += valueOf(card, colour)
  return chestGems(chest) - backing * POINT_SHARE
}

/** Every choice of phase 4, the rules' own first. */
export function judgeSecuring(state: TafelrundeState, seat: Seat): TafelrundeMove[] {
  const { open, lying, hand } = playerAt(state, seat)
  const judged = choicesOf(open, termsOf(lying, state.options)).map((chests) => {
    let worth = 0
    for (const chest of chests) worth += worthOfChest(chest, hand)
    return { chests, worth }
  })
  judged.sort((one, other) => other.worth - one.worth)
  return judged.map(({ chests }) => ({ kind: 'secure', chests }))
}

/** The move of the rule player; `random` only chooses a special where that is free. */
export function followRules(
  state: TafelrundeState,
  seat: Seat,
  judgement: Judgement,
  random: Random,
): TafelrundeMove {
  switch (state.phase.kind) {
    case 'choosing':
      return { kind: 'chooseSpecial', special: present(pick(SPECIALS, random), 'there are some') }
    case 'securing':
      return present(judgeSecuring(state, seat)[0], 'who is asked has a chest')
    case 'playing':
    case 'over': {
      const best = bestChoice(judgeTurn(state, seat, judgement))
      return present(best, 'who is asked has a move').move
    }
  }
}
