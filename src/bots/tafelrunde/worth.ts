/** What a position in a raid is worth to a seat, in gems: a guess by counting. */
import type { Contest, Rival } from './position'

/** How a level judges. */
export interface Judgement {
  /** Points by which a chance to be overtaken falls to about a third. */
  readonly reach: number
  /** How likely a rival with a full hand is to go for a colour at all. */
  readonly appetite: number
  /** What a card in hand is worth, in gems. */
  readonly card: number
  /** What losing a gem weighs against winning one. */
  readonly fear: number
}

const FULL_HAND = 4

/** How likely a rival is not to reach this strength before the raid ends. */
function staysBelow(rival: Rival, strength: number, { reach, appetite }: Judgement): number {
  const lead = strength - Math.max(rival.strength, 0)
  if (rival.cards === 0) return lead > 0 ? 1 : 0
  const eagerness = appetite * Math.min(1, rival.cards / FULL_HAND)
  const missing = rival.strength > 0 ? lead : lead - rival.bonus
  if (missing <= 0) return (1 - eagerness) * (rival.strength >= strength ? 0.3 : 0.6)
  return 1 - eagerness * Math.exp(-missing / reach)
}

/** How likely somebody who has shown `own` points is to be the only strongest in the end. */
export function chanceOf(contest: Contest, own: number, judgement: Judgement): number {
  if (own === 0) return 0
  let chance = 1
  for (const rival of contest.rivals) {
    chance *= staysBelow(rival, own + contest.bonus, judgement)
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

/** What a colour is worth to somebody who has shown `own` points there with so many cards. */
export function worthOf(
  contest: Contest,
  own: number,
  cards: number,
  judgement: Judgement,
): number {
  const chance = chanceOf(contest, own, judgement)
  const loss = judgement.fear * contest.risk * dangerOf(contest, chance, judgement)
  // Only the winner's cards are gone; the others come back (TR-42).
  return chance * (contest.gain - judgement.card * cards) - loss
}
