/** Thinking ahead: worlds that fit what the seat knows, each played out by the rules to the end of the raid. */
import { present } from '../../engine/invariant'
import type { Random } from '../../engine/random'
import type { Seat } from '../../engine/seat'
import type { TafelrundeMove, TafelrundeView } from '../../games/tafelrunde/contract'
import { sumOfGems } from '../../games/tafelrunde/faces'
import { tafelrunde } from '../../games/tafelrunde/index'
import { playerAt, type TafelrundeState } from '../../games/tafelrunde/state'
import type { Budget } from '../bot'
import { followRules, judgeTurn } from './choices'
import type { Judgement } from './worth'

/** How much an open chest counts beside a secured one: it may still be lost. */
const OPEN_SHARE = 0.5
/** What a card in hand is worth at the end of a raid, in gems. */
const CARD_WORTH = 0.45
const MOST_CANDIDATES = 8
/** After so many playouts each, the weaker half of the candidates is dropped. */
const ROUND = 12

interface Candidate {
  readonly move: TafelrundeMove
  sum: number
  count: number
}

function standing(state: TafelrundeState, seat: Seat): number {
  const { secured, open, hand } = playerAt(state, seat)
  return sumOfGems(secured) + OPEN_SHARE * sumOfGems(open) + CARD_WORTH * hand.length
}

/** How far a seat is ahead of the best of the others. */
function lead(state: TafelrundeState, seat: Seat): number {
  if (state.phase.kind === 'over') {
    const { ranks } = state.phase
    const shared = ranks.filter((rank) => rank === 1).length
    return ranks[seat] === 1 ? 12 / shared : -4
  }
  let best = -Infinity
  let sum = 0
  state.players.forEach((_, other) => {
    if (other === seat) return
    const theirs = standing(state, other)
    best = Math.max(best, theirs)
    sum += theirs
  })
  const average = sum / (state.seats - 1)
  return standing(state, seat) - (best + average) / 2
}

/** Plays a world on by the rules until its raid is over. */
function playOut(state: TafelrundeState, judgement: Judgement, random: Random): void {
  const { raid } = state
  for (;;) {
    const [owed] = tafelrunde.toAct(state)
    if (!owed || state.raid > raid) return
    const move = followRules(state, owed.seat, judgement, random)
    tafelrunde.play(state, owed.seat, move, random)
  }
}

function tryOut(
  view: TafelrundeView,
  seat: Seat,
  judgement: Judgement,
  random: Random,
): (move: TafelrundeMove) => number {
  const world = tafelrunde.imagine(view, random)
  return (move) => {
    const state = tafelrunde.copy(world)
    tafelrunde.play(state, seat, move, random)
    playOut(state, judgement, random)
    return lead(state, seat)
  }
}

function mean({ sum, count }: Candidate): number {
  return count === 0 ? -Infinity : sum / count
}

/** The move of a turn that does best over imagined worlds; every candidate meets the same worlds. */
export function searchTurn(
  view: TafelrundeView,
  judgement: Judgement,
  random: Random,
  budget: Budget,
): TafelrundeMove {
  const seat = present(view.you, 'who decides has a seat')
  const judged = judgeTurn(tafelrunde.imagine(view, random), seat, judgement)
  const isPass = (move: TafelrundeMove): boolean => move.kind === 'pass'
  const first = judged.slice(0, MOST_CANDIDATES)
  const pass = judged.find(({ move }) => isPass(move))
  if (pass && !first.includes(pass)) first.push(pass)
  let candidates = first.map(({ move }): Candidate => ({ move, sum: 0, count: 0 }))
  let left = budget.playouts
  while (candidates.length > 1 && left >= candidates.length && budget.hasTime()) {
    for (let world = 0; world < ROUND && left >= candidates.length && budget.hasTime(); world++) {
      const worthOf = tryOut(view, seat, judgement, random)
      for (const candidate of candidates) {
        candidate.sum += worthOf(candidate.move)
        candidate.count += 1
      }
      left -= candidates.length
    }
    candidates.sort((one, other) => mean(other) - mean(one))
    candidates = candidates.slice(0, Math.max(2, Math.ceil(candidates.length / 2)))
  }
  return present(candidates[0], 'who is asked has a move').move
}
