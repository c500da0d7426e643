/** Thinking ahead: worlds that fit what the seat knows, each played out by the rules to the end of the raid. */
import { present } from '../../engine/basics/invariant'
import type { Random } from '../../engine/chance/random'
import type { Seat } from '../../engine/basics/seat'
import type {
  Colour,
  TafelrundeMove,
  TafelrundeView,
} from '../../games/tafelrunde/outside/contract'
import { tafelrunde } from '../../games/tafelrunde/inside/index'
import type { TafelrundeState } from '../../games/tafelrunde/inside/state'
import type { Budget } from '../bot'
import { judgeTurn, withoutColour } from './choices'
import { imagineWorld, type Memory } from './memory'
import { followRules, judgeSecuring } from './rules'
import { prospectOf } from './prospect'
import type { Judgement } from './worth'

/** What one search works with. */
export interface Question {
  readonly view: TafelrundeView
  readonly memory: Memory
  readonly judgement: Judgement
  /** How everybody is taken to judge from then on; absent: as it judges itself. */
  readonly imagined?: Judgement
  /** A colour whose cards it does not think of in this turn. */
  readonly forgotten?: Colour
  readonly random: Random
  readonly budget: Budget
}

interface Candidate {
  readonly move: TafelrundeMove
  /** What came of it in each world; every candidate meets the same worlds. */
  readonly results: number[]
  sum: number
}

const MOST_CANDIDATES = 8
/** Candidates are compared after so many worlds. */
const BATCH = 6
/** How many standard errors behind the best a candidate is dropped. */
const HOPELESS = 2
/** How many standard errors ahead of the rules' own move another one has to be. */
const CONVINCING = 0.5

/** Plays a world on by the rules until a raid begins that is not looked into any more. */
function playOut(state: TafelrundeState, until: number, question: Question): void {
  const { random, imagined: judgement = question.judgement } = question
  while (state.raid < until && state.phase.kind !== 'over') {
    const [owed] = tafelrunde.toAct(state)
    if (!owed) return
    const { seat } = owed
    tafelrunde.play(state, { seat, move: followRules(state, seat, judgement, random) }, random)
  }
}

/** The moves worth a try, the rules' own first. */
function candidatesOf(
  world: TafelrundeState,
  seat: Seat,
  { judgement, forgotten }: Pick<Question, 'judgement' | 'forgotten'>,
): TafelrundeMove[] {
  if (world.phase.kind === 'securing') return judgeSecuring(world, seat).slice(0, MOST_CANDIDATES)
  const judged = withoutColour(judgeTurn(world, seat, judgement), forgotten)
  const pass = judged.find(({ move }) => move.kind === 'pass')
  judged.sort((one, other) => other.worth - one.worth)
  const tried = judged.slice(0, MOST_CANDIDATES)
  if (pass && !tried.includes(pass)) tried.push(pass)
  return tried.map(({ move }) => move)
}

/** Tries every candidate in one more world; a world that time cuts short does not count. */
function tryOut(question: Question, candidates: readonly Candidate[], seat: Seat): void {
  const { view, memory, random, budget } = question
  const world = imagineWorld(view, memory, random)
  const until = view.raid + (view.phase.kind === 'securing' ? 2 : 1)
  const results: number[] = []
  for (const { move } of candidates) {
    if (!budget.hasTime()) return
    const state = tafelrunde.copy(world)
    tafelrunde.play(state, { seat, move }, random)
    playOut(state, until, question)
    results.push(prospectOf(state, seat))
  }
  candidates.forEach((candidate, index) => {
    const result = results[index] ?? 0
    candidate.results.push(result)
    candidate.sum += result
  })
}

/** By how many standard errors `one` is ahead of `other` over the worlds that both met. */
function leadOf(one: Candidate, other: Candidate): number {
  const worlds = Math.min(one.results.length, other.results.length)
  if (worlds < 2) return 0
  let sum = 0
  let squares = 0
  for (let world = 0; world < worlds; world++) {
    const difference = (one.results[world] ?? 0) - (other.results[world] ?? 0)
    sum += difference
    squares += difference * difference
  }
  const mean = sum / worlds
  const variance = Math.max(0, squares / worlds - mean * mean) / (worlds - 1)
  // Without any spread a hair's breadth would be sure.
  return mean / Math.sqrt(variance + 1e-9)
}

function bestFirst(candidates: Candidate[]): void {
  candidates.sort((one, other) => other.sum - one.sum)
}

/** Those that still stand a chance, the best first; fewer and fewer as the budget is used up. */
function stillHopeful(candidates: readonly Candidate[], most: number): Candidate[] {
  const sorted = [...candidates]
  bestFirst(sorted)
  const [best] = sorted
  return sorted.filter(
    (candidate, index) => index < most && best && leadOf(best, candidate) < HOPELESS,
  )
}

/** The move that does best over imagined worlds; every candidate meets the same worlds. */
export function searchMove(question: Question): TafelrundeMove {
  const { view, memory, random, budget } = question
  const seat = present(view.you, 'who decides has a seat')
  const world = imagineWorld(view, memory, random)
  const all = candidatesOf(world, seat, question).map((move): Candidate => ({
    move,
    results: [],
    sum: 0,
  }))
  let candidates: Candidate[] = all
  let left = budget.playouts
  while (candidates.length > 1 && left >= candidates.length && budget.hasTime()) {
    for (let count = 0; count < BATCH && left >= candidates.length && budget.hasTime(); count++) {
      tryOut(question, candidates, seat)
      left -= candidates.length
    }
    const most = Math.max(2, Math.ceil((all.length * left) / budget.playouts))
    candidates = stillHopeful(candidates, most)
  }
  const rule = present(all[0], 'who is asked has a move')
  const best = candidates[0] ?? rule
  return (leadOf(best, rule) > CONVINCING ? best : rule).move
}
