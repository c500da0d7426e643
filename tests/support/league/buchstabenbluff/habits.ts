/** Players of Buchstabenbluff who have watched a bot with open cards: how often it lies and with what, and what it doubts. */
import type { Bot } from '../../../../src/bots/bot'
import { moveOf, type Laying, type TurnView } from '../../../../src/bots/buchstabenbluff/layings'
import type { Memory } from '../../../../src/bots/buchstabenbluff/memory'
import { publicPool, unseenPool } from '../../../../src/bots/buchstabenbluff/pool'
import { leastChanceToDoubt, playersLeft } from '../../../../src/bots/buchstabenbluff/question'
import type { Vocabularies, Vocabulary } from '../../../../src/bots/buchstabenbluff/vocabulary'
import { present } from '../../../../src/engine/basics/invariant'
import type { Random } from '../../../../src/engine/chance/random'
import type { Seat } from '../../../../src/engine/basics/seat'
import { buchstabenbluff } from '../../../../src/games/buchstabenbluff/inside/index'
import { lastWord } from '../../../../src/games/buchstabenbluff/inside/state'
import type { BuchstabenbluffTypes } from '../../../../src/games/buchstabenbluff/inside/types'
import { facesOf } from '../../../../src/games/buchstabenbluff/outside/cards'
import type {
  BuchstabenbluffMove,
  BuchstabenbluffView,
} from '../../../../src/games/buchstabenbluff/outside/contract'
import { areContained } from '../../../../src/games/buchstabenbluff/outside/fit'
import { playArena } from '../arena'
import type { Training } from '../league'
import { chanceBy, fitLogistic, type Observation } from '../logistic'
import { announcedSeen, FEATURES, featuresOf } from './announcements'
import { bestLaying, liesOf, truthsOf, type Foresee } from './layings'

/** A bot of this game. */
export type BuchstabenbluffBot = Bot<BuchstabenbluffTypes, Memory, Vocabularies>

/** What watching has taught. */
export interface Watched {
  /** Of an announcement's features: how likely it is a lie. */
  readonly lie: readonly number[]
  /** Of its features, its letters judged by what everybody sees, and of how readily a seat doubts: how likely that seat doubts it. */
  readonly doubt: readonly number[]
}

/** Answers that are taken for given before one has seen any, and doubts among them. */
const EXPECTED = { answers: 6, doubts: 1.5 }

/** How readily a seat has doubted so far. */
function readiness({ words }: BuchstabenbluffView, seat: Seat): number {
  const asked = words.filter((word) => word.seat !== seat && word.fate !== 'pending')
  const doubts = asked.filter(({ doubters }) => doubters.includes(seat)).length
  return (EXPECTED.doubts + doubts) / (EXPECTED.answers + asked.length)
}

/** Watches a table of the target with open cards, made ready before. */
export function watch(
  { target, seats, options, matches, seed }: Training<BuchstabenbluffTypes>,
  plan: BuchstabenbluffTypes['plan'],
  vocabulary: Vocabulary,
): Watched {
  const lies: Observation[] = []
  const doubts: Observation[] = []
  for (let number = 0; number < matches; number++) {
    playArena<BuchstabenbluffTypes>({
      game: buchstabenbluff,
      options,
      plan,
      entrants: Array.from({ length: seats }, () => target),
      seed: `${seed}/watched-${String(number)}`,
      watch(state, seat, move) {
        if (state.phase.kind !== 'answers' || move.kind !== 'answer') return
        const view = buchstabenbluff.view(state, seat, { language: 'en', plan })
        const announced = announcedSeen(view, present(view.words.at(-1), 'a word waits'))
        const { cards, spelling } = lastWord(state)
        const happened = !areContained(cards, facesOf(spelling))
        lies.push({ features: featuresOf(view, announced, unseenPool(view), vocabulary), happened })
        const open = featuresOf(view, announced, publicPool(view), vocabulary)
        doubts.push({ features: [...open, readiness(view, seat)], happened: move.doubt })
      },
    })
  }
  return { lie: fitLogistic(lies, FEATURES), doubt: fitLogistic(doubts, FEATURES + 1) }
}

/** How likely each of the others doubts a laying, by what was watched. */
function foreseeBy({ doubt }: Watched, view: TurnView, vocabulary: Vocabulary): Foresee {
  const pool = publicPool(view)
  const own = view.you ?? 0
  const others = view.players.flatMap(({ left }, seat) => (left || seat === own ? [] : [seat]))
  return ({ word }) => {
    const announced = { seat: own, word, handSize: view.hand.length }
    const features = featuresOf(view, announced, pool, vocabulary)
    return others.map((seat) => chanceBy(doubt, [...features, readiness(view, seat)]))
  }
}

/** Whether a doubt pays by what was watched; the more likely others doubt too, the less it takes away. */
function doubtsBy(watched: Watched, view: BuchstabenbluffView, vocabulary: Vocabulary): boolean {
  const word = present(view.words.at(-1), 'answers are owed to a word')
  const announced = announcedSeen(view, word)
  const lie = chanceBy(watched.lie, featuresOf(view, announced, unseenPool(view), vocabulary))
  const open = featuresOf(view, announced, publicPool(view), vocabulary)
  const doubt = chanceBy(watched.doubt, [...open, EXPECTED.doubts / EXPECTED.answers])
  const alone = (1 - doubt) ** Math.max(0, playersLeft(view) - 2)
  return lie > leastChanceToDoubt(view, word.count, alone)
}

/** How somebody who draws as a bot does goes on: what he lays, and what he doubts; absent: as the bot does. */
export interface Manner {
  readonly lay?: (view: TurnView, memory: Memory, random: Random) => Laying | undefined
  readonly doubt?: (view: BuchstabenbluffView, memory: Memory, random: Random) => boolean
}

/** A player who draws as `bot` does, and lays or doubts in a manner of his own. */
export function inManner(bot: BuchstabenbluffBot, { lay, doubt }: Manner): BuchstabenbluffBot {
  return {
    newMemory: (view, known) => bot.newMemory(view, known),
    remember: (memory, seen, view) => {
      bot.remember(memory, seen, view)
    },
    decide(view, memory, random, budget): BuchstabenbluffMove {
      if (view.phase.kind !== 'turn' && doubt) {
        return { kind: 'answer', doubt: doubt(view, memory, random) }
      }
      const move = bot.decide(view, memory, random, budget)
      if (move.kind === 'draw' || move.kind === 'answer' || !lay) return move
      const laying = lay({ ...view, hand: view.hand ?? [] }, memory, random)
      return laying ? moveOf(laying, memory.vocabulary) : { kind: 'pass' }
    },
  }
}

/** A player who has watched: he lays by it, doubts by it, or both. */
export function habitual(
  watched: Watched,
  bot: BuchstabenbluffBot,
  { lays, doubts }: { readonly lays: boolean; readonly doubts: boolean },
): BuchstabenbluffBot {
  return inManner(bot, {
    ...(lays && {
      lay(view, memory, random) {
        const all = [...truthsOf(view, memory), ...liesOf(view, memory, random)]
        return bestLaying(view, all, foreseeBy(watched, view, memory.vocabulary))
      },
    }),
    ...(doubts && { doubt: (view, { vocabulary }) => doubtsBy(watched, view, vocabulary) }),
  })
}
