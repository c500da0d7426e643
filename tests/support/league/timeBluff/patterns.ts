/** Players of Time Bluff with one plain habit, who keep nothing in mind but their hand. */
import type { Bot } from '../../../../src/bots/bot'
import { timeBluffBot } from '../../../../src/bots/time-bluff/bots'
import { isRightOn } from '../../../../src/bots/time-bluff/isRightOn'
import type { Level } from '../../../../src/bots/time-bluff/levels'
import type { Memory } from '../../../../src/bots/time-bluff/memory'
import type { OfKind } from '../../../../src/engine/basics/kinds'
import type { Random } from '../../../../src/engine/chance/random'
import type { TimeBluffTypes } from '../../../../src/games/time-bluff/inside/types'
import type {
  PhaseView,
  TimeBluffMove,
  TimeBluffView,
} from '../../../../src/games/time-bluff/outside/contract'
import { isJokerLike, pointsOf } from '../../../../src/games/time-bluff/outside/faces'
import { timeBluffLegality } from '../../../../src/games/time-bluff/outside/legality'

type LayMove = OfKind<TimeBluffMove, 'lay'>
type DoubtPhase = OfKind<PhaseView, 'doubt'>

/** What one who plays by habit is asked. */
export interface Asked<Phase = PhaseView> {
  readonly view: TimeBluffView
  readonly phase: Phase
  readonly memory: Memory
  readonly random: Random
}

/** The two decisions that a habit is about; everything else, and whatever a habit leaves open, is played as sharp would. */
export interface Habit {
  /** The worth of a play; the best is laid. Absent: laid as sharp lays. */
  readonly worth?: (view: TimeBluffView, move: LayMove, isHonest: boolean) => number
  /** Whether to doubt; undefined: as sharp would. */
  readonly doubt?: (asked: Asked<DoubtPhase>) => boolean | undefined
}

/** Whether the hidden card of a play would be right. */
function wouldBeRight(view: TimeBluffView, move: LayMove): boolean {
  const place = view.places[move.place]
  if (place?.kind !== 'pile') return false
  return isRightOn(move.hidden, place.top, move.pair ?? move.open)
}

/** How many cards lie on a place. */
export function heightOf(view: TimeBluffView, place: number): number {
  const pile = view.places[place]
  return pile?.kind === 'pile' ? pile.layers.length : 0
}

function layBy(view: TimeBluffView, worth: NonNullable<Habit['worth']>): LayMove | undefined {
  let best: LayMove | undefined
  let most = -Infinity
  for (const move of timeBluffLegality.legalMoves(view)) {
    if (move.kind !== 'lay') continue
    const value = worth(view, move, wouldBeRight(view, move))
    if (value <= most) continue
    best = move
    most = value
  }
  return best
}

/** A bot with a habit. */
export function withHabit(habit: Habit, base: Level): Bot<TimeBluffTypes, Memory> {
  const bot = timeBluffBot(base)
  return {
    ...bot,
    decide(view, memory, random, budget) {
      const { phase } = view
      if (phase.kind === 'lay' && habit.worth) {
        const move = layBy(view, habit.worth)
        if (move) return move
      }
      if (phase.kind === 'doubt' && phase.play.layer !== view.you && habit.doubt) {
        const doubt = habit.doubt({ view, phase, memory, random })
        if (doubt !== undefined) return { kind: 'answer', doubt }
      }
      return bot.decide(view, memory, random, budget)
    },
  }
}

function never(): boolean {
  return false
}

/** What goes away with a play: dear cards first, Jokers kept for later. */
function shed(move: LayMove): number {
  const cards = [move.hidden, move.open, move.pair].filter((card) => card !== undefined)
  return cards.reduce((sum, card) => sum + (isJokerLike(card) ? -1 : pointsOf(card)), 0)
}

const TRUTH = 100

/** Right when he can, dearest cards away else; never doubts. */
const honest: Habit = { worth: (_, move, right) => shed(move) + (right ? TRUTH : 0), doubt: never }

/** Always wrong where he can, on the lowest pile; never doubts. */
const bluffer: Habit = {
  worth: (view, move, right) => shed(move) - (right ? TRUTH : 0) - heightOf(view, move.place),
  doubt: never,
}

/** The dearest card first, right or wrong; right only with the last cards; never doubts. */
const dumper: Habit = {
  worth(view, move, right) {
    const left =
      (view.hand?.length ?? 0) -
      1 -
      (move.open === undefined ? 0 : 1) -
      (move.pair === undefined ? 0 : 1)
    return 3 * pointsOf(move.hidden) + (right ? (left === 0 ? TRUTH : 1) : 0)
  },
  doubt: never,
}

/** Lays where the tallest pile is and doubts whoever did the same, every other time. */
const copycat: Habit = {
  worth: (view, move, right) => heightOf(view, move.place) + (right ? 10 : 0) + shed(move) / 10,
  doubt: ({ view, phase, random }) => heightOf(view, phase.play.place) > 4 && random.below(2) === 0,
}

const closings: Habit = { ...honest, doubt: ({ phase }) => phase.play.closing }

/** Patterns without memory, by name. */
export const PATTERNS: Readonly<Record<string, Habit>> = {
  honest,
  'honest, doubts closings': closings,
  bluffer,
  dumper,
  copycat,
}

/** How high a pile is that the doubter of tall piles does not believe. */
const TALL = 12

/** Doubts every pile of so many cards or more, and plays on as the bot it sits beside would. */
export const tallDoubter: Habit = {
  doubt: ({ view, phase }) => (heightOf(view, phase.play.place) >= TALL ? true : undefined),
}
