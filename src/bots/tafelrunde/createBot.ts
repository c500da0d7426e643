/** The three levels of Die Tafelrunde 2. */
import type { Random } from '../../engine/random'
import { pick } from '../../engine/random'
import type { TafelrundeMove, TafelrundeView } from '../../games/tafelrunde/contract'
import { tafelrunde } from '../../games/tafelrunde/index'
import type { TafelrundeTypes } from '../../games/tafelrunde/legality'
import type { BotLevel } from '../../protocol/messages'
import type { Bot, Budget } from '../bot'
import { followRules } from './choices'
import { searchTurn } from './search'
import type { Judgement } from './worth'

/** Nothing has to be remembered: all that was seen still lies in the view. */
type Nothing = Readonly<Record<string, never>>

type Decide = (view: TafelrundeView, random: Random, budget: Budget) => TafelrundeMove

const EASY: Judgement = { reach: 9, appetite: 0.15, card: 0.1, fear: 0.2 }
const SOLID: Judgement = { reach: 3.5, appetite: 0.7, card: 0.5, fear: 0.7 }
const ONE_WHIM_IN = 4

/** Hidden cards are never looked at by the rules, so any world that fits the view will do. */
function byRules(judgement: Judgement): Decide {
  return (view, random) =>
    followRules(tafelrunde.imagine(view, random), view.you ?? 0, judgement, random)
}

/** Hopes more than it counts, and now and then does what it feels like. */
const playEasily: Decide = (view, random, budget) => {
  if (random.below(ONE_WHIM_IN) > 0) return byRules(EASY)(view, random, budget)
  const moves = [...tafelrunde.legalMoves(view)]
  return pick(moves, random) ?? tafelrunde.sampleMove(view, random)
}

const playSharply: Decide = (view, random, budget) => {
  if (view.phase.kind === 'playing') return searchTurn(view, SOLID, random, budget)
  return byRules(SOLID)(view, random, budget)
}

function botOf(decide: Decide): Bot<TafelrundeTypes, Nothing> {
  return {
    newMemory: () => ({}),
    remember: () => undefined,
    decide: (view, _memory, random, budget) => decide(view, random, budget),
  }
}

/** The bots of Die Tafelrunde 2 by level. */
export const TAFELRUNDE_BOTS: Readonly<Record<BotLevel, Bot<TafelrundeTypes, Nothing>>> = {
  easy: botOf(playEasily),
  solid: botOf(byRules(SOLID)),
  sharp: botOf(playSharply),
}
