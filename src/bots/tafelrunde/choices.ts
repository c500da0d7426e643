/** The moves of a turn with what each is worth, by counting alone: the policy of the rule players and of the search. */
import { present } from '../../engine/invariant'
import type { Random } from '../../engine/random'
import type { Seat } from '../../engine/seat'
import {
  COLOURS,
  SPECIALS,
  type Card,
  type Chest,
  type Colour,
  type TafelrundeMove,
} from '../../games/tafelrunde/contract'
import { chestGems, isRogue, sidesOf, specialOf, valueOf } from '../../games/tafelrunde/faces'
import { choicesOf, termsOf } from '../../games/tafelrunde/securing'
import {
  isBarred,
  owesFirstCard,
  playerAt,
  type Player,
  type TafelrundeState,
} from '../../games/tafelrunde/state'
import { contestsOf, type Contest } from './position'
import { worthOf, type Judgement } from './worth'

/** A move and what it is worth more than passing, in gems. */
export interface Choice {
  readonly move: TafelrundeMove
  readonly worth: number
}

/** Everything that judging the moves of a turn looks at. */
interface Turn {
  readonly player: Player
  readonly contests: readonly Contest[]
  readonly judgement: Judgement
}

/** A revived card comes back once; a special kept for later is worth as much as a card. */
const ZORK_SHARE = 0.7
/** Less than this is not worth a card that may be missed later. */
const LEAST_WORTH = 0.05

function cardsIn({ lying }: Player, colour: Colour): number {
  return lying.filter((card) => card.kind === 'rogue' && card.colour === colour).length
}

function contestFor(turn: Turn, colour: Colour): Contest {
  return present(turn.contests[COLOURS.indexOf(colour)], 'every colour is contested')
}

function worthNow(turn: Turn, contest: Contest): number {
  return worthOf(contest, contest.own, cardsIn(turn.player, contest.colour), turn.judgement)
}

function judgeCard(turn: Turn, card: Card, colour: Colour): Choice {
  const contest = contestFor(turn, colour)
  const cards = cardsIn(turn.player, colour) + 1
  const after = worthOf(contest, contest.own + valueOf(card, colour), cards, turn.judgement)
  return { move: { kind: 'play', card, colour }, worth: after - worthNow(turn, contest) }
}

/** Whether the raid, ended now, gives what is hoped for and more (TR-21). */
function judgeFeierabend(turn: Turn): Choice {
  let worth = -turn.judgement.card
  for (const contest of turn.contests) {
    const rivals = contest.rivals.map((rival) => ({ ...rival, cards: 0 }))
    worth += worthNow(turn, { ...contest, rivals }) - worthNow(turn, contest)
  }
  return { move: { kind: 'feierabend' }, worth }
}

function judgeLetzteWarnung(turn: Turn): Choice[] {
  if (turn.player.open.length === 0) return []
  return turn.contests
    .filter(({ bonus }) => bonus > 0)
    .map((contest) => {
      const safe = worthNow(turn, { ...contest, risk: 0 }) - worthNow(turn, contest)
      const move = { kind: 'letzteWarnung', colour: contest.colour } as const
      return { move, worth: safe - turn.judgement.card }
    })
}

function bestOf(cards: readonly Card[]): Card | undefined {
  const highest = (card: Card): number => Math.max(...sidesOf(card).map(({ value }) => value))
  return [...cards].filter(isRogue).sort((one, other) => highest(other) - highest(one))[0]
}

function judgeWiederbelebung({ player, judgement }: Turn): Choice[] {
  const card = bestOf(player.discard)
  if (card === undefined) return []
  return [{ move: { kind: 'wiederbelebung', card }, worth: judgement.card * 0.5 }]
}

function judgeZork({ player, judgement }: Turn): Choice[] {
  const gems = player.open.map(chestGems)
  const best = Math.max(0, ...gems)
  const sum = gems.reduce((total, one) => total + one, 0)
  const extra = Math.min(6, sum) - best
  return [{ move: { kind: 'zork' }, worth: ZORK_SHARE * extra - judgement.card }]
}

function judgeSpecial(turn: Turn, card: Card, barred: boolean): Choice[] {
  switch (specialOf(card)) {
    case 'feierabend':
      return barred ? [] : [judgeFeierabend(turn)]
    case 'letzte-warnung':
      return judgeLetzteWarnung(turn)
    case 'wiederbelebung':
      return judgeWiederbelebung(turn)
    case 'zork':
      return judgeZork(turn)
    case undefined:
      return []
  }
}

/** All moves worth a thought in a turn, the best first; passing, where it is allowed, is worth 0. */
export function judgeTurn(state: TafelrundeState, seat: Seat, judgement: Judgement): Choice[] {
  const player = playerAt(state, seat)
  const turn: Turn = { player, contests: contestsOf(state, seat), judgement }
  const choices: Choice[] = []
  for (const card of player.hand) {
    if (isRogue(card)) {
      for (const { colour } of sidesOf(card)) choices.push(judgeCard(turn, card, colour))
    } else choices.push(...judgeSpecial(turn, card, isBarred(state)))
  }
  if (!owesFirstCard(state, seat)) choices.push({ move: { kind: 'pass' }, worth: LEAST_WORTH })
  return choices.sort((one, other) => other.worth - one.worth)
}

/** What the own cards can hold of a colour in the next raid. */
function backing(hand: readonly Card[], chest: Chest): number {
  const colour = present(COLOURS[Math.floor(chest / 3)], 'a chest has a colour')
  return hand.reduce((sum, card) => sum + valueOf(card, colour), 0)
}

/** The chests to bring home: the most gems, then those that the own hand could defend worst. */
export function judgeSecuring(state: TafelrundeState, seat: Seat): TafelrundeMove {
  const { open, lying, hand } = playerAt(state, seat)
  const worth = (chests: readonly Chest[]): number =>
    chests.reduce((sum, chest) => sum + chestGems(chest) - backing(hand, chest) / 1000, 0)
  const [first, ...others] = choicesOf(open, termsOf(lying, state.options))
  const start = present(first, 'who is asked has a chest')
  const chests = others.reduce((best, one) => (worth(one) > worth(best) ? one : best), start)
  return { kind: 'secure', chests }
}

/** What the rule player does in any decision; `random` breaks no ties, it only chooses a special where that is free. */
export function followRules(
  state: TafelrundeState,
  seat: Seat,
  judgement: Judgement,
  random: Random,
): TafelrundeMove {
  switch (state.phase.kind) {
    case 'choosing': {
      const special = present(SPECIALS[random.below(SPECIALS.length)], 'there are specials')
      return { kind: 'chooseSpecial', special }
    }
    case 'securing':
      return judgeSecuring(state, seat)
    case 'playing':
    case 'over':
      return present(judgeTurn(state, seat, judgement)[0], 'who is asked has a move').move
  }
}
