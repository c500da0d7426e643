/** Playing together: which card to play, when to stop, and what to discard. */
import { present } from '../../engine/basics/invariant'
import type { Random } from '../../engine/chance/random'
import { decisionOf } from '../../games/tijdlijn/outside/check'
import type { CardHandle, TijdlijnMove, TijdlijnView } from '../../games/tijdlijn/outside/contract'
import { legalMoves } from '../../games/tijdlijn/outside/legalMoves'
import type { Budget } from '../bot'
import type { Level } from './levels'
import type { Belief } from './belief'
import type { Leaning } from './characters'
import { mustPlay, playOn, playSecond } from './playOn'
import { prudentMoves } from './prudence'
import { copyWorld, discardCard, drawWorld, playCard, type Beliefs, type World } from './world'

/** How many points it counts that others are for a move. */
const URGED = 4

/** What a decision goes by. */
export interface Table extends Beliefs {
  readonly view: TijdlijnView
  readonly level: Level
  readonly random: Random
  readonly budget: Budget
  /** How far others are for a move or against it, -1 to 1. */
  readonly urging: (move: TijdlijnMove) => number
  readonly leaning: Leaning
  /** Whether somebody said that a card belongs to a gap that is occupied. */
  readonly isSaidTaken: (card: CardHandle) => boolean
}

/** What is tried in a world, and for how many turns it is played on there. */
interface Step {
  readonly move: TijdlijnMove
  readonly isSecond: boolean
  readonly turns: number
}

/** The score at the end of a world, if this is played in it. */
function follow(world: World, seat: number, { move, isSecond, turns }: Step): number {
  const find = (handle: number) =>
    [...(world.hands[seat] ?? []), ...(world.stuck[seat] ?? [])].find(({ card }) => card === handle)
  if (move.kind === 'play') {
    const isLaid = playCard(world, seat, present(find(move.card), 'the card lies in front'))
    if (!isLaid && !isSecond && !mustPlay(world, seat)) return world.score
    if (isLaid !== isSecond) playSecond(world, seat)
  }
  if (move.kind === 'discard') {
    discardCard(world, seat, present(find(move.card), 'the card lies in front'))
  }
  return playOn(world, seat, turns)
}

interface Candidate {
  readonly move: TijdlijnMove
  /** The scores of all worlds in which it was played on. */
  sum: number
}

/**
 * Every candidate is played on in one more imagined world, the same for all; false: time was up before the last of them, so that
 * this world counts for none.
 */
function playAll(
  { view, level, random, urging, leaning, standing, anywhere }: Table,
  candidates: readonly Candidate[],
  hasTime: () => boolean,
): boolean {
  const world = drawWorld(view, { standing, anywhere }, random)
  const isSecond = decisionOf(view) === 'goOn'
  const scores: number[] = []
  for (const { move } of candidates) {
    if (!hasTime()) return false
    const step = { move, isSecond, turns: level.turns }
    const score = follow(copyWorld(world), view.you ?? 0, step)
    scores.push(score + URGED * leaning.heeds * urging(move))
  }
  candidates.forEach((candidate, at) => {
    candidate.sum += scores[at] ?? 0
  })
  return true
}

/** The half that did better so far. */
function betterHalf(candidates: readonly Candidate[]): readonly Candidate[] {
  const sorted = [...candidates].sort((one, other) => other.sum - one.sum)
  return sorted.slice(0, Math.ceil(candidates.length / 2))
}

function bestOf(candidates: readonly Candidate[]): TijdlijnMove {
  return present(betterHalf(candidates)[0], 'who is asked has a move').move
}

/** Four cards to play and four to discard: nobody has more to choose from. */
const MOST_CANDIDATES = 8

/**
 * What to do in a co-operative match, by sequential halving: as many imagined matches as if there were so many worlds for each of
 * the most candidates, but the same share of them goes to all candidates, to the better half of them, to the better half of those,
 * and so on: they are spent where the choice is close, and the fewer there are to choose from, the closer each is looked at. One
 * world is always played in; from then on time is asked for before every imagined match, and when it is up none is begun.
 */
export function chooseTogether(table: Table): TijdlijnMove {
  const { view, level, budget, standing, anywhere, isSaidTaken, leaning } = table
  const beliefOf = (card: CardHandle): Belief => standing.get(card) ?? anywhere
  const moves = prudentMoves(
    { view, beliefOf, isSaidTaken, dares: leaning.dares },
    legalMoves(view),
  )
  let left: readonly Candidate[] = moves.map((move) => ({ move, sum: 0 }))
  const worlds = Math.min(level.worlds, Math.ceil(budget.playouts / 2))
  const share = (worlds * MOST_CANDIDATES) / Math.max(1, Math.ceil(Math.log2(left.length)))
  let hasTime = (): boolean => true
  while (left.length > 1) {
    const most = Math.max(1, Math.floor(share / left.length))
    for (let count = 0; count < most; count++) {
      if (!playAll(table, left, hasTime)) return bestOf(left)
      hasTime = budget.hasTime
    }
    left = betterHalf(left)
  }
  return bestOf(left)
}
