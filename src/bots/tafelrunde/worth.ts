/** What a position in a raid is worth to a seat, in gems: a guess by counting. */
import { strengthOf, type Contest, type Rival } from './position'

/** How a level judges. */
export interface Judgement {
  /** Points by which the chance to be overtaken falls to about a third, and how that grows with a rival's hand. */
  readonly reach: number
  readonly reachPerCard: number
  /** How likely a rival with a full hand is to go for a colour at all. */
  readonly appetite: number
  /** How likely a rival who is ahead, or needs any card to be, is to let it be. */
  readonly patience: number
  /** What a card and each of its points are worth in hand, in gems. */
  readonly card: number
  readonly point: number
  /** What losing a gem weighs against winning one. */
  readonly fear: number
  /** What taking a gem from somebody weighs beyond having it. */
  readonly spite: number
  /** Worth of a first chest to bring home. */
  readonly hunger: number
  /** Less than this is not worth a card that may be missed later. */
  readonly least: number
}

const FULL_HAND = 4
/** A rival who is ahead already lets it be half as often as one who would only have to begin. */
const LEADING = 0.5

/** How likely a rival is not to reach this strength before the raid ends. */
function staysBelow(rival: Rival, strength: number, judgement: Judgement): number {
  const lead = strength - rival.strength
  if (rival.cards === 0) return lead > 0 ? 1 : 0
  const eagerness = judgement.appetite * Math.min(1, rival.cards / FULL_HAND)
  const missing = rival.strength > 0 ? lead : lead - rival.bonus
  if (missing <= 0) return (1 - eagerness) * judgement.patience * (rival.strength > 0 ? LEADING : 1)
  const reach = judgement.reach + judgement.reachPerCard * rival.cards
  return 1 - eagerness * Math.exp(-missing / reach)
}

function isFought({ rivals }: Contest): boolean {
  return rivals.some(({ strength }) => strength > 0)
}

/** How likely somebody who has shown `own` points is to be the only strongest in the end. */
export function chanceOf(contest: Contest, own: number, judgement: Judgement): number {
  if (own === 0 && !(contest.passive && contest.bonus > 0 && isFought(contest))) return 0
  let chance = 1
  for (const rival of contest.rivals) {
    const strength = strengthOf(rival, contest)
    const rated = strength === rival.strength ? rival : { ...rival, strength }
    chance *= staysBelow(rated, own + contest.bonus, judgement)
  }
  return chance
}

/** How likely the own chests are to be lost: somebody else fights for the colour and is not beaten. */
function dangerOf({ rivals }: Contest, chance: number, { appetite }: Judgement): number {
  let untouched = 1
  for (const { strength, cards } of rivals) {
    const comes = strength > 0 ? 1 : (appetite * Math.min(1, cards / FULL_HAND)) / 2
    untouched *= 1 - comes
  }
  return (1 - chance) * (1 - untouched)
}

/** What a seat has in a colour, really or in a plan. */
export interface Stake {
  /** Points of own cards. */
  readonly own: number
  /** How many cards they are. */
  readonly cards: number
  /** Whether nothing else will bring a chest home. */
  readonly hungry: boolean
}

/** What a colour is worth to somebody with this stake. */
export function worthOf(contest: Contest, stake: Stake, judgement: Judgement): number {
  const { free, theirs, risk } = contest
  const chance = chanceOf(contest, stake.own, judgement)
  const gain = free + theirs * (1 + judgement.spite)
  const first = stake.hungry && gain > 0 ? judgement.hunger : 0
  // Only the winner's cards are gone; the others come back (TR-42).
  const cost = judgement.card * stake.cards + judgement.point * stake.own
  const loss = risk > 0 ? judgement.fear * risk * dangerOf(contest, chance, judgement) : 0
  return chance * (gain + first - cost) - loss
}
