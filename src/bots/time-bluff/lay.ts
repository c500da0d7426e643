/** What to lay where: points got rid of, the risk of being caught, and what is left for the next turn. */
import type { OfKind } from '../../engine/basics/kinds'
import type { Random } from '../../engine/chance/random'
import { CLOCK_KINDS, HOURS, JOKER, VORTEX, type Card } from '../../games/time-bluff/outside/cards'
import type { TimeBluffMove, TimeBluffView } from '../../games/time-bluff/outside/contract'
import {
  effectOf,
  hourAfter,
  hourOf,
  isClock,
  isJokerLike,
  pointsOf,
} from '../../games/time-bluff/outside/faces'
import { isRightOn } from './isRightOn'
import { heightAt, laidCount, topAt } from './places'
import type { Unseen } from './unseen'

/** What a level weighs when it lays; all in minus points but the chances. */
export interface LayTaste {
  /** Chance that somebody doubts an empty place, how it grows with every card on a pile, and how it falls with the worth of the pile. */
  readonly doubtChance: number
  readonly doubtPerCard: number
  /** Each card makes a doubt dearer: the chance is divided by 1 + so much a card. 0: it is not. */
  readonly doubtFading: number
  /** Chance that a closing play on an empty place is doubted, and by how much less for every card on a pile: divided by 1 + so much a card. */
  readonly doubtClosing: number
  readonly closingFading: number
  /** How likely a right card is doubted, as a part of how likely a wrong one is: others count, too. With last cards another part. */
  readonly doubtOfTruth: number
  readonly closingOfTruth: number
  /** Worth of a wrong doubt by somebody else, and of every card he takes. */
  readonly caughtDoubter: number
  readonly caughtDoubterPerCard: number
  /** Cost of being caught, and of every card to be taken. */
  readonly caught: number
  readonly caughtPerCard: number
  /** Worth of ending the round with an empty hand. */
  readonly closing: number
  /** Worth of a minus point that leaves the hand. */
  readonly shed: number
  /** What a Joker is worth in the hand for later. */
  readonly jokerKept: number
  /** Worth of leaving a top that the own hand can follow. */
  readonly follow: number
  /** Worth of leaving a top that others can hardly follow. */
  readonly starve: number
  /** Random weight on everything, so that a habit can't be read; on a play that would end the round another. */
  readonly noise: number
  readonly noiseClosing: number
}

/** A play of a hidden card. */
export type LayMove = OfKind<TimeBluffMove, 'lay'>

/** Everything a level looks at when it lays. */
export interface LayQuestion {
  readonly view: TimeBluffView
  readonly unseen: Unseen
  readonly taste: LayTaste
  readonly random: Random
  /** How likely somebody doubts a play, by whoever knows better than the taste. */
  readonly foresee?: (move: LayMove, isClosing: boolean) => number
}

const NOISE_STEPS = 1000
/** Minus points of a card in a hand that is not seen. */
const USUAL_POINTS = 1.9

/** Sums instead of lists here and below: a long hand has more than a thousand plays. */
function sumOver(move: LayMove, value: (card: Card) => number): number {
  const { hidden, open, pair } = move
  return (
    value(hidden) + (open === undefined ? 0 : value(open)) + (pair === undefined ? 0 : value(pair))
  )
}

function jokerOnce(card: Card): number {
  return isJokerLike(card) ? 1 : 0
}

/** Whether nobody may doubt it (TB-34). */
export function isProtected(move: LayMove): boolean {
  return move.pair !== undefined && effectOf(move.pair) === 'jungle'
}

/** Cards of an hour that stay in the hand after a play; the open card itself is of another hour. */
function leftOfHour(hand: readonly Card[], hour: number, hidden: Card): number {
  let left = 0
  for (const card of hand) if (isClock(card) && hourOf(card) === hour) left += 1
  return isClock(hidden) && hourOf(hidden) === hour ? left - 1 : left
}

/** Worth of the top that stays behind: can I follow it, can others? */
function worthOfTop({ view, unseen, taste }: LayQuestion, { open, hidden }: LayMove): number {
  if (open === undefined || open === VORTEX) return 0
  if (open === JOKER) return taste.follow - taste.starve
  const next = hourAfter(hourOf(open))
  let others = 0
  for (let kind = 0; kind < CLOCK_KINDS.length; kind++)
    others += unseen.counts[kind * HOURS + next - 1] ?? 0
  const canFollow = taste.follow > 0 && leftOfHour(view.hand ?? [], next, hidden) > 0
  return (canFollow ? taste.follow : 0) + taste.starve * (1 - others / 2)
}

/** A vortex hands the own cards on: good for who holds more points than his neighbours. */
function worthOfVortex({ view }: LayQuestion, laidPoints: number): number {
  const mine = (view.hand ?? []).reduce((sum, card) => sum + pointsOf(card), 0) - laidPoints
  const others = view.players.filter((_, seat) => seat !== view.you)
  const average = others.reduce((sum, player) => sum + player.cards, 0) / others.length
  return mine - average * USUAL_POINTS
}

function chanceOfDoubt(
  question: LayQuestion,
  move: LayMove,
  { isClosing, right }: { readonly isClosing: boolean; readonly right: boolean },
): number {
  const { view, taste, foresee } = question
  if (isProtected(move)) return 0
  if (foresee) return foresee(move, isClosing)
  const height = heightAt(view, move.place)
  const fading = isClosing
    ? taste.doubtClosing / (1 + taste.closingFading * height)
    : taste.doubtChance / (1 + taste.doubtFading * height)
  const part = isClosing ? taste.closingOfTruth : taste.doubtOfTruth
  const chance = Math.min(0.98, Math.max(0.02, fading + taste.doubtPerCard * height))
  return right ? chance * part : chance
}

/** The worth of one play in minus points. */
function worthOf(question: LayQuestion, move: LayMove): number {
  const { view, taste, random } = question
  const laid = laidCount(move)
  const points = sumOver(move, pointsOf)
  const isClosing = view.hand?.length === laid
  const right = isRightOn(move.hidden, topAt(view, move.place), move.pair ?? move.open)
  const height = heightAt(view, move.place) + laid
  const doubt = chanceOfDoubt(question, move, { isClosing, right })
  const shed = points * taste.shed
  const kept = sumOver(move, jokerOnce) * taste.jokerKept
  const whenRight = taste.caughtDoubter + taste.caughtDoubterPerCard * height
  const whenWrong = -taste.caught - taste.caughtPerCard * height - shed
  const risk = doubt * (right ? whenRight : whenWrong)
  const reward = isClosing ? taste.closing * (right ? 1 : 1 - doubt) : 0
  const vortex = move.open === VORTEX ? worthOfVortex(question, points) : 0
  const noise =
    (random.below(NOISE_STEPS) / NOISE_STEPS) * (isClosing ? taste.noiseClosing : taste.noise)
  return shed - kept + risk + reward + vortex + worthOfTop(question, move) + noise
}

/** The best of the plays by the level's taste; undefined if there is none among `moves`. */
export function chooseLay(
  question: LayQuestion,
  moves: Iterable<TimeBluffMove>,
): TimeBluffMove | undefined {
  let best: TimeBluffMove | undefined
  let bestWorth = -Infinity
  for (const move of moves) {
    if (move.kind !== 'lay') {
      best ??= move
      continue
    }
    const worth = worthOf(question, move)
    if (worth <= bestWorth && best?.kind === 'lay') continue
    best = move
    bestWorth = worth
  }
  return best
}
