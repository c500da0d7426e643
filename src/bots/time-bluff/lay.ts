/** What to lay where: points got rid of, the risk of being caught, and what is left for the next turn. */
import type { OfKind } from '../../engine/kinds'
import type { Random } from '../../engine/random'
import { JOKER, VORTEX, type Card } from '../../games/time-bluff/outside/cards'
import type { TimeBluffMove, TimeBluffView, TopView } from '../../games/time-bluff/outside/contract'
import { hourAfter, hourOf, isClock, isJokerLike, isRight, pointsOf } from './faces'
import type { Unseen } from './unseen'

/** What a level weighs when it lays; all in minus points but the chances. */
export interface LayTaste {
  /** Chance that somebody doubts a low pile, and how it grows with every card on it. */
  readonly doubtChance: number
  readonly doubtPerCard: number
  /** How much likelier a closing play is doubted. */
  readonly doubtClosing: number
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
  /** Random weight on everything, so that a habit can't be read. */
  readonly noise: number
}

type LayMove = OfKind<TimeBluffMove, 'lay'>

/** Everything a level looks at when it lays. */
export interface LayQuestion {
  readonly view: TimeBluffView
  readonly unseen: Unseen
  readonly taste: LayTaste
  readonly random: Random
}

const NOISE_STEPS = 1000
const HOURS = 12

function topAt(view: TimeBluffView, place: number): TopView {
  const pile = view.places[place]
  return pile?.kind === 'pile' ? pile.top : { face: 'down' }
}

function heightAt(view: TimeBluffView, place: number): number {
  const pile = view.places[place]
  return pile?.kind === 'pile' ? pile.layers.length : 0
}

function laidCards(move: LayMove): Card[] {
  return [move.hidden, move.open, move.pair].flatMap((card) => (card === undefined ? [] : [card]))
}

function restOf(hand: readonly Card[], laid: readonly Card[]): Card[] {
  const rest = [...hand]
  for (const card of laid) rest.splice(rest.indexOf(card), 1)
  return rest
}

function isProtected(move: LayMove): boolean {
  return move.pair === 51
}

/** Worth of the top that stays behind: can I follow it, can others? */
function worthOfTop(question: LayQuestion, move: LayMove, rest: readonly Card[]): number {
  const { unseen, taste } = question
  const { open } = move
  if (open === undefined || open === VORTEX) return 0
  if (open === JOKER) return taste.follow - taste.starve
  const next = hourAfter(hourOf(open))
  const canFollow = rest.some((card) => isClock(card) && hourOf(card) === next)
  let others = 0
  for (let kind = 0; kind < 4; kind++) others += unseen.counts[kind * HOURS + next - 1] ?? 0
  return (canFollow ? taste.follow : 0) + taste.starve * (1 - others / 2)
}

/** A vortex hands the own cards on: good for who holds more points than his neighbours. */
function worthOfVortex({ view }: LayQuestion, rest: readonly Card[]): number {
  const mine = rest.reduce((sum, card) => sum + pointsOf(card), 0)
  const others = view.players.filter((_, seat) => seat !== view.you)
  const average = others.reduce((sum, player) => sum + player.cards, 0) / others.length
  const usualPoints = 1.9
  return mine - average * usualPoints
}

function chanceOfDoubt({ view, taste }: LayQuestion, move: LayMove, isClosing: boolean): number {
  if (isProtected(move)) return 0
  const height = heightAt(view, move.place)
  const chance =
    taste.doubtChance + taste.doubtPerCard * height + (isClosing ? taste.doubtClosing : 0)
  return Math.min(0.95, Math.max(0.02, chance))
}

/** The worth of one play in minus points. */
function worthOf(question: LayQuestion, move: LayMove): number {
  const { view, taste, random } = question
  const laid = laidCards(move)
  const rest = restOf(view.hand ?? [], laid)
  const isClosing = rest.length === 0
  const right = isRight(move.hidden, topAt(view, move.place), move.pair ?? move.open)
  const height = heightAt(view, move.place) + laid.length
  const doubt = chanceOfDoubt(question, move, isClosing)
  const shed = laid.reduce((sum, card) => sum + pointsOf(card), 0) * taste.shed
  const kept = laid.filter(isJokerLike).length * taste.jokerKept
  const whenRight = taste.caughtDoubter + taste.caughtDoubterPerCard * height
  const whenWrong = -taste.caught - taste.caughtPerCard * height - shed
  const risk = doubt * (right ? whenRight : whenWrong)
  const reward = isClosing ? taste.closing * (right ? 1 : 1 - doubt) : 0
  const vortex = move.open === VORTEX ? worthOfVortex(question, rest) : 0
  const noise = (random.below(NOISE_STEPS) / NOISE_STEPS) * taste.noise
  return shed - kept + risk + reward + vortex + worthOfTop(question, move, rest) + noise
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
