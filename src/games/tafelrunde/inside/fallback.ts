/** What is done for a seat whose time has run out ("When time runs out"). */
import { firstBy, type Order } from '../../../engine/kit/orders'
import { present } from '../../../engine/basics/invariant'
import { pick, type Random } from '../../../engine/chance/random'
import {
  COLOURS,
  SPECIALS,
  type Card,
  type Chest,
  type Colour,
  type Side,
  type Special,
  type TafelrundeMove,
  type TafelrundeView,
} from '../outside/contract'
import { decisionOf, ownPlayer } from '../outside/check'
import { chestColour, hasChestOf, sidesOf, specialOf, sumOfGems } from '../outside/faces'
import { choicesOf, termsOf } from '../outside/securing'

/** A card with the side that counts and, if it has one, the side below. */
interface Orientation {
  readonly card: Card
  readonly side: Side
  readonly other: Side | undefined
}

function orientationsOf(card: Card): Orientation[] {
  const sides = sidesOf(card)
  return sides.map((side) => ({ card, side, other: sides.find((one) => one !== side) }))
}

function rankOf(colour: Colour | undefined): number {
  return colour === undefined ? 0 : COLOURS.indexOf(colour)
}

function playSpecial(view: TafelrundeView, special: Special): TafelrundeMove {
  switch (special) {
    case 'feierabend':
    case 'wiederbelebung':
    case 'zork':
      return { kind: special }
    case 'letzte-warnung': {
      const { open } = ownPlayer(view)
      const colour = COLOURS.find((candidate) => hasChestOf(open, candidate))
      return colour === undefined ? { kind: 'letzteWarnung' } : { kind: 'letzteWarnung', colour }
    }
  }
}

/** The start player's duty: the least valuable side, else his special; who holds nothing but Feierabend is not asked (TR-09, TR-41). */
function playDuty(view: TafelrundeView): TafelrundeMove {
  const hand = view.hand ?? []
  const least = firstBy(hand.flatMap(orientationsOf), ({ side, other }) => [
    side.value,
    rankOf(side.colour),
    other?.value ?? 0,
    rankOf(other?.colour),
  ])
  if (least) return { kind: 'play', card: least.card, colour: least.side.colour }
  const [special] = hand.flatMap((card) => specialOf(card) ?? [])
  return playSpecial(view, present(special, 'who owes a card has one'))
}

function playTurn(view: TafelrundeView): TafelrundeMove {
  const owesCard = view.phase.kind === 'playing' && view.phase.duty
  return owesCard ? playDuty(view) : { kind: 'pass' }
}

function ofColour(chests: readonly Chest[], colour: Colour): Chest[] {
  return chests.filter((chest) => chestColour(chest) === colour)
}

/** The highest total, the fewest chests, the most blue, the most red ones; then the most gems of them. */
function keyOfChoice(chests: readonly Chest[]): Order {
  const [blue, red] = [ofColour(chests, 'blue'), ofColour(chests, 'red')]
  return [
    -sumOfGems(chests),
    chests.length,
    -blue.length,
    -red.length,
    -sumOfGems(blue),
    -sumOfGems(red),
  ]
}

function secure(view: TafelrundeView): TafelrundeMove {
  const { open, lying } = ownPlayer(view)
  const best = firstBy(choicesOf(open, termsOf(lying, view.options)), keyOfChoice)
  return { kind: 'secure', chests: present(best, 'who is asked has a chest') }
}

/** The move that is played for the owner of the view when his time has run out. */
export function fallback(view: TafelrundeView, random: Random): TafelrundeMove {
  const decision = present(decisionOf(view), 'only who owes a decision runs out of time')
  switch (decision) {
    case 'chooseSpecial': {
      const special = present(pick(SPECIALS, random), 'there are specials')
      return { kind: 'chooseSpecial', special }
    }
    case 'play':
      return playTurn(view)
    case 'secure':
      return secure(view)
  }
}
