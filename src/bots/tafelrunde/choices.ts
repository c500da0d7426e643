/** The moves of a turn with what each is worth, by counting alone: the policy of the rule players and of the search. */
import type { Seat } from '../../engine/basics/seat'
import { playerAt } from '../../engine/kit/playerAt'
import { ROGUES, type Card, type Colour } from '../../games/tafelrunde/outside/contract'
import { isRogue, VALUES, valueOf } from '../../games/tafelrunde/outside/faces'
import { isBarred, owesFirstCard, type TafelrundeState } from '../../games/tafelrunde/inside/state'
import type { Choice } from './choice'
import { contestsOf, type Contest } from './position'
import { judgeSpecial } from './specials'
import { worthOf, type Judgement } from './worth'

/** Everything that judging the cards of one colour looks at. */
interface Field {
  readonly contest: Contest
  readonly judgement: Judgement
  readonly hungry: boolean
  /** Own cards of the colour, the strongest first. */
  readonly cards: readonly Card[]
}

const MOST_IN_A_PLAN = 3

function byValue(colour: Colour): Card[] {
  const cards = Array.from({ length: ROGUES }, (_, card) => card)
  return cards
    .filter((card) => valueOf(card, colour) > 0)
    .sort((one, other) => valueOf(other, colour) - valueOf(one, colour))
}

/** The cards of each colour, the strongest first. */
const ORDER: Readonly<Record<Colour, readonly Card[]>> = {
  blue: byValue('blue'),
  red: byValue('red'),
  yellow: byValue('yellow'),
}

/** What more the colour is worth with these points and cards on top. */
function gainOf({ contest, judgement, hungry }: Field, points: number, cards: number): number {
  const stake = { own: contest.own + points, cards: contest.cards + cards, hungry }
  return worthOf(contest, stake, judgement)
}

/** What each card is worth: alone, or as one of the strongest that are played one after the other. */
function judgeColour(field: Field, choices: Choice[]): void {
  const { cards, contest } = field
  const { colour } = contest
  const values = VALUES[colour]
  const now = gainOf(field, 0, 0)
  const plans: number[] = []
  let points = 0
  for (const card of cards) {
    if (plans.length === MOST_IN_A_PLAN) break
    points += values[card] ?? 0
    plans.push(gainOf(field, points, plans.length + 1) - now)
  }
  // The strongest alone is the first plan.
  let last = cards[0] === undefined ? 0 : (values[cards[0]] ?? 0)
  let alone = plans[0] ?? 0
  let index = 0
  for (const card of cards) {
    const value = values[card] ?? 0
    // Two cards of a value are worth the same.
    if (value !== last) alone = gainOf(field, value, 1) - now
    last = value
    let worth = alone
    for (let most = Math.max(1, index); most < plans.length; most++) {
      worth = Math.max(worth, plans[most] ?? worth)
    }
    choices.push({ move: { kind: 'play', card, colour }, worth })
    index += 1
  }
}

/** Cards of a colour in hand, the strongest first. */
function cardsOf(held: number, colour: Colour): Card[] {
  const cards: Card[] = []
  for (const card of ORDER[colour]) if ((held & (1 << card)) !== 0) cards.push(card)
  return cards
}

/** So many cards and chests keep what a card is worth; with more cards, or fewer chests to be had, it falls. */
const USEFUL_CARDS = 8
const USEFUL_CHESTS = 8

/**
 * How somebody judges who holds so much and sees so few chests left: cards that will win nothing any more need not be spared. Two with
 * full hands who spare them draw level in every colour, and take all of it back, raid after raid (TR-18).
 */
function judgingLate(state: TafelrundeState, seat: Seat, judgement: Judgement): Judgement {
  const { hand, lying } = playerAt(state, seat)
  const cards = hand.length + lying.length
  const open = state.players.reduce((sum, player) => sum + player.open.length, 0)
  const chests = state.stack.length + state.middle.length + open
  const share = Math.min(1, USEFUL_CARDS / cards) * Math.min(1, chests / USEFUL_CHESTS)
  if (share === 1) return judgement
  return { ...judgement, card: judgement.card * share, point: judgement.point * share }
}

/** All moves worth a thought in a turn; passing is worth 0 and a little more, as cards are kept. */
export function judgeTurn(state: TafelrundeState, seat: Seat, usual: Judgement): Choice[] {
  const judgement = judgingLate(state, seat, usual)
  const player = playerAt(state, seat)
  const contests = contestsOf(state, seat)
  const choices: Choice[] = []
  if (!owesFirstCard(state, seat)) choices.push({ move: { kind: 'pass' }, worth: judgement.least })
  let held = 0
  for (const card of player.hand) held |= 1 << card
  const isFed = player.open.length > 0
  for (const contest of contests) {
    const hungry = !isFed && contests.every((other) => other === contest || other.own === 0)
    const cards = cardsOf(held, contest.colour)
    if (cards.length > 0) judgeColour({ contest, judgement, hungry, cards }, choices)
  }
  const turn = { player, contests, judgement, barred: isBarred(state) }
  for (const card of player.hand) if (!isRogue(card)) choices.push(...judgeSpecial(turn, card))
  return choices
}

/** The best of the moves; the first among equals. */
export function bestChoice(choices: readonly Choice[]): Choice | undefined {
  let [best] = choices
  for (const choice of choices) if (best === undefined || choice.worth > best.worth) best = choice
  return best
}

/** Without the cards of a colour, unless nothing else were left. */
export function withoutColour(choices: Choice[], colour: Colour | undefined): Choice[] {
  const left = choices.filter(({ move }) => move.kind !== 'play' || move.colour !== colour)
  return left.length > 0 ? left : choices
}
