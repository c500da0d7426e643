/** One legal move at random, from a view or, for playouts, straight from the state: the same choice either way. */
import { invariant, present } from '../../../engine/basics/invariant'
import { pick, type Random } from '../../../engine/chance/random'
import type { Seat } from '../../../engine/basics/seat'
import { playerAt } from '../../../engine/kit/playerAt'
import {
  SPECIALS,
  type Card,
  type Chest,
  type LyingCard,
  type Special,
  type TafelrundeMove,
  type TafelrundeOptions,
  type TafelrundeView,
} from '../outside/contract'
import { decisionOf, ownPlayer } from '../outside/check'
import { FEIERABEND, chestColour, sidesOf, specialOf } from '../outside/faces'
import { choicesOf, termsOf } from '../outside/securing'
import { isBarred, owesFirstCard, type TafelrundeState } from './state'

const ONE_PASS_IN = 5
const ONE_EMPTY_REVIVAL_IN = 8

/** Everything a random card looks at. */
interface Turn {
  readonly hand: readonly Card[]
  readonly discard: readonly Card[]
  readonly open: readonly Chest[]
  readonly duty: boolean
  readonly barred: boolean
}

/** Everything a random choice of phase 4 looks at. */
interface Securing {
  readonly open: readonly Chest[]
  readonly lying: readonly LyingCard[]
  readonly options: TafelrundeOptions
}

function sampleWiederbelebung({ discard }: Turn, random: Random): TafelrundeMove {
  if (random.below(ONE_EMPTY_REVIVAL_IN) === 0) return { kind: 'wiederbelebung' }
  const card = pick(discard, random)
  return card === undefined ? { kind: 'wiederbelebung' } : { kind: 'wiederbelebung', card }
}

function sampleLetzteWarnung({ open }: Turn, random: Random): TafelrundeMove {
  const chest = pick(open, random)
  if (chest === undefined) return { kind: 'letzteWarnung' }
  return { kind: 'letzteWarnung', colour: chestColour(chest) }
}

function sampleSpecial(special: Special, turn: Turn, random: Random): TafelrundeMove {
  switch (special) {
    case 'feierabend':
    case 'zork':
      return { kind: special }
    case 'letzte-warnung':
      return sampleLetzteWarnung(turn, random)
    case 'wiederbelebung':
      return sampleWiederbelebung(turn, random)
  }
}

/** Drawn again while it is a barred Feierabend: whoever has nothing else is not asked (TR-09). */
function sampleCard({ hand, barred }: Turn, random: Random): Card {
  for (;;) {
    const card = present(pick(hand, random), 'who is asked for a card has one')
    if (card !== FEIERABEND || !barred) return card
  }
}

function sampleTurn(turn: Turn, random: Random): TafelrundeMove {
  if (!turn.duty && random.below(ONE_PASS_IN) === 0) return { kind: 'pass' }
  const card = sampleCard(turn, random)
  const special = specialOf(card)
  if (special !== undefined) return sampleSpecial(special, turn, random)
  const side = present(pick(sidesOf(card), random), 'a rogue card has a side')
  return { kind: 'play', card, colour: side.colour }
}

function sampleSecuring({ open, lying, options }: Securing, random: Random): TafelrundeMove {
  const terms = termsOf(lying, options)
  if (terms !== 'one') {
    const chests = present(pick(choicesOf(open, terms), random), 'who is asked has a choice')
    return { kind: 'secure', chests }
  }
  return { kind: 'secure', chests: [present(pick(open, random), 'who is asked has a chest')] }
}

function sampleChoice(random: Random): TafelrundeMove {
  return { kind: 'chooseSpecial', special: present(pick(SPECIALS, random), 'there are specials') }
}

/** A legal move at random; the view's owner owes a decision. */
export function sampleMove(view: TafelrundeView, random: Random): TafelrundeMove {
  const decision = present(decisionOf(view), 'only who owes a decision is sampled')
  if (decision === 'chooseSpecial') return sampleChoice(random)
  const { open, lying, discard } = ownPlayer(view)
  if (decision === 'secure') return sampleSecuring({ open, lying, options: view.options }, random)
  const { phase, hand = [] } = view
  invariant(phase.kind === 'playing', 'a card is asked for in phase 2')
  return sampleTurn({ hand, discard, open, duty: phase.duty, barred: phase.barred }, random)
}

/** The same as `sampleMove(view(state, seat), random)`, without making the view. */
export function sampleFrom(state: TafelrundeState, seat: Seat, random: Random): TafelrundeMove {
  const { phase, options } = state
  if (phase.kind === 'choosing') return sampleChoice(random)
  const { hand, discard, open, lying } = playerAt(state, seat)
  if (phase.kind === 'securing') return sampleSecuring({ open, lying, options }, random)
  const duty = owesFirstCard(state, seat)
  return sampleTurn({ hand, discard, open, duty, barred: isBarred(state) }, random)
}
