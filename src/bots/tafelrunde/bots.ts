/** The three levels of Die Tafelrunde 2. */
import type { Random } from '../../engine/random'
import { pick } from '../../engine/random'
import type { TafelrundeMove, TafelrundeView } from '../../games/tafelrunde/outside/contract'
import { tafelrunde } from '../../games/tafelrunde/inside/index'
import type { TafelrundeTypes } from '../../games/tafelrunde/inside/types'
import type { BotLevel } from '../../protocol/terms'
import type { Bot, Budget } from '../bot'
import { explainerWith } from './explain'
import { followRules } from './rules'
import { newMemory, remember, type Memory } from './memory'
import { searchMove } from './search'
import type { Judgement } from './worth'

/** What one decision looks at. */
interface Question {
  readonly view: TafelrundeView
  readonly memory: Memory
  readonly random: Random
  readonly budget: Budget
}

type Decide = (question: Question) => TafelrundeMove

const EASY: Judgement = {
  reach: 9,
  reachPerCard: 0,
  appetite: 0.15,
  patience: 0.6,
  card: 0.1,
  point: 0,
  fear: 0.2,
  spite: 0,
  hunger: 0,
  least: 0.05,
}
// Found by random search over matches against hand-set numbers.
const SOLID: Judgement = {
  reach: 5.75,
  reachPerCard: 0.179,
  appetite: 0.953,
  patience: 0.774,
  card: 1.163,
  point: -0.016,
  fear: 0.764,
  spite: -0.347,
  hunger: 1.683,
  least: -0.118,
}
const ONE_WHIM_IN = 4

/** Hidden cards are never looked at by the rules, so any world that fits the view will do. */
function byRules(judgement: Judgement): Decide {
  return ({ view, random }) =>
    followRules(tafelrunde.imagine(view, random), view.you ?? 0, judgement, random)
}

/** Hopes more than it counts, and now and then does what it feels like. */
const playEasily: Decide = (question) => {
  const { view, random } = question
  if (random.below(ONE_WHIM_IN) > 0) return byRules(EASY)(question)
  return pick([...tafelrunde.legalMoves(view)], random) ?? tafelrunde.sampleMove(view, random)
}

const playSharply: Decide = (question) =>
  question.view.phase.kind === 'choosing'
    ? byRules(SOLID)(question)
    : searchMove({ ...question, judgement: SOLID })

function botOf(decide: Decide, judgement: Judgement): Bot<TafelrundeTypes, Memory> {
  return {
    explainer: explainerWith(judgement),
    newMemory,
    remember,
    decide: (view, memory, random, budget) => decide({ view, memory, random, budget }),
  }
}

/** The bots of Die Tafelrunde 2 by level. */
export const TAFELRUNDE_BOTS: Readonly<Record<BotLevel, Bot<TafelrundeTypes, Memory>>> = {
  easy: botOf(playEasily, EASY),
  solid: botOf(byRules(SOLID), SOLID),
  sharp: botOf(playSharply, SOLID),
}
