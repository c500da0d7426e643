/** A player of Die Tafelrunde 2 who has watched a bot: he finds the judgement that foretells its moves best, and plays on in his head by that. */
import { bestChoice, judgeTurn } from '../../../../src/bots/tafelrunde/choices'
import { newMemory, remember, type Memory } from '../../../../src/bots/tafelrunde/memory'
import { searchMove } from '../../../../src/bots/tafelrunde/search'
import type { Judgement } from '../../../../src/bots/tafelrunde/worth'
import type { Bot } from '../../../../src/bots/bot'
import { fastRandom } from '../../../../src/engine/chance/fastRandom'
import type { Random } from '../../../../src/engine/chance/random'
import type { Seat } from '../../../../src/engine/basics/seat'
import { tafelrunde } from '../../../../src/games/tafelrunde/inside/index'
import type { TafelrundeState } from '../../../../src/games/tafelrunde/inside/state'
import type { TafelrundeTypes } from '../../../../src/games/tafelrunde/inside/types'
import type { TafelrundeMove } from '../../../../src/games/tafelrunde/outside/contract'
import { playArena } from '../arena'
import type { Training } from '../league'

/** A turn with all cards open, and what the bot did. */
interface Turn {
  readonly state: TafelrundeState
  readonly seat: Seat
  readonly move: TafelrundeMove
}

/** Judgements that are tried, each a step from the best so far, and how wide a step is, in parts of a number. */
const TRIES = 400
const STEP = 0.3
/** Numbers near zero move by this much all the same. */
const LEAST_STEP = 0.05
const STEPS = 1000

function watch({ target, seats, options, matches, seed }: Training<TafelrundeTypes>): Turn[] {
  const turns: Turn[] = []
  for (let number = 0; number < matches; number++) {
    playArena<TafelrundeTypes>({
      game: tafelrunde,
      options,
      entrants: Array.from({ length: seats }, () => target),
      seed: `${seed}/watched-${String(number)}`,
      watch(state, seat, move) {
        if (state.phase.kind !== 'playing') return
        turns.push({ state: tafelrunde.copy(state), seat, move })
      },
    })
  }
  return turns
}

/** The colour that a move goes for, or what else it is: which of two like cards was played says little. */
function kindOf(move: TafelrundeMove | undefined): string | undefined {
  return move?.kind === 'play' ? move.colour : move?.kind
}

/** In how many of the turns a judgement says what was done; the very card counts more than its colour alone. */
function agreement(turns: readonly Turn[], judgement: Judgement): number {
  let agreed = 0
  for (const { state, seat, move } of turns) {
    const foretold = bestChoice(judgeTurn(state, seat, judgement))?.move
    if (kindOf(foretold) !== kindOf(move)) continue
    const isSame = foretold?.kind !== 'play' || move.kind !== 'play' || foretold.card === move.card
    agreed += isSame ? 1 : 1 / 2
  }
  return agreed
}

function stepFrom(judgement: Judgement, random: Random): Judgement {
  const moved = (number: number): number => {
    const drawn = random.below(2 * STEPS) / STEPS - 1
    return random.below(3) > 0 ? number : number + drawn * (LEAST_STEP + STEP * Math.abs(number))
  }
  return {
    reach: Math.max(0.5, moved(judgement.reach)),
    reachPerCard: moved(judgement.reachPerCard),
    appetite: moved(judgement.appetite),
    patience: moved(judgement.patience),
    card: moved(judgement.card),
    point: moved(judgement.point),
    fear: moved(judgement.fear),
    spite: moved(judgement.spite),
    hunger: moved(judgement.hunger),
    least: moved(judgement.least),
  }
}

/** The judgement near `start` that says best what the bot does. */
export function fitJudgement(training: Training<TafelrundeTypes>, start: Judgement): Judgement {
  const turns = watch(training)
  const random = fastRandom(`${training.seed}/fit`)
  let best = start
  let most = agreement(turns, best)
  for (let number = 0; number < TRIES; number++) {
    const tried = stepFrom(best, random)
    const agreed = agreement(turns, tried)
    if (agreed <= most) continue
    best = tried
    most = agreed
  }
  return best
}

/** A player who judges by `judgement` and expects of the others what was watched. */
export function habitual(
  watched: Judgement,
  judgement: Judgement,
  bot: Bot<TafelrundeTypes, Memory>,
): Bot<TafelrundeTypes, Memory> {
  return {
    newMemory: (view) => newMemory(view),
    remember,
    decide(view, memory, random, budget) {
      if (view.phase.kind === 'choosing') return bot.decide(view, memory, random, budget)
      return searchMove({ view, memory, judgement, imagined: watched, random, budget })
    },
  }
}
