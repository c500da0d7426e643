/** Those who know everyday words, are honest but for a whim, and doubt by gut: the gentle and the easy level. */
import { happens, pick } from '../../engine/chance/random'
import { canDraw } from '../../games/buchstabenbluff/outside/check'
import {
  LARGEST_HAND,
  type BuchstabenbluffMove,
} from '../../games/buchstabenbluff/outside/contract'
import { almostTrueLayings, moveOf, trueLayings, type Laying } from './layings'
import { chanceMadeUp, isOneIn, type Announced, type Turn } from './question'

/** What somebody is like who plays by gut. */
export interface Gut {
  /** Cards from which on it may have enough. */
  readonly enough: number
  /** Letters of the longest words that it thinks of. */
  readonly longest: number
  /** It bluffs one time in so many, and where its cards spell nothing. */
  readonly oneBluffIn: number
  /** How readily it doubts beside the easy level, 0 to 1. */
  readonly readiness: number
}

/** Thinks of short words only, hardly ever bluffs, and believes nearly everything. */
export const GENTLE: Gut = { enough: 5, longest: 5, oneBluffIn: 20, readiness: 0.3 }
/** Thinks of everyday words of middling length. */
export const EASY: Gut = { enough: 9, longest: 7, oneBluffIn: 8, readiness: 1 }

const ONE_STOP_IN = 3
/** Words that it thinks of, and among how many it looks for short ones. */
const THOUGHT_OF = 4
const LOOKED_THROUGH = 80
/** Letters of its lies, where it finds such: who makes something up keeps it short. */
const MODEST = { from: 4, to: 5 }

/** By length of the word: how readily it doubts. */
const DOUBTS = [0, 0, 0.02, 0.03, 0.05, 0.08, 0.12, 0.18, 0.28, 0.4, 0.5]
/** Beside that, where anything may be announced, for what looks like no word at all. */
const STRANGE = 0.6

/** Plays its turns so: draws until it has seen enough, then lays one of the better words that it thinks of. */
export function playByGut({
  enough,
  longest,
  oneBluffIn,
}: Gut): (turn: Turn) => BuchstabenbluffMove {
  return (turn) => {
    const { view, vocabulary, random } = turn
    const { length } = view.hand
    const isHungry = length < enough || !isOneIn(ONE_STOP_IN, random)
    if (length < LARGEST_HAND && isHungry && canDraw(view)) return { kind: 'draw' }
    const known = trueLayings(view, vocabulary, LOOKED_THROUGH)
    const short = known.filter(({ word }) => word.length <= longest)
    const honest = pick(short.slice(0, THOUGHT_OF), random)
    const oneIn = Math.round(oneBluffIn / turn.manner.bluffs)
    const bluff = isOneIn(oneIn, random) || !honest
    const laying = (bluff ? pick(modestLies(turn), random) : undefined) ?? honest
    return laying ? moveOf(laying, vocabulary) : { kind: 'pass' }
  }
}

/** Words that one letter is missing for: modest ones, or whatever there is. */
function modestLies({ view, vocabulary }: Turn): readonly Laying[] {
  const lies = almostTrueLayings(view, vocabulary, { most: LOOKED_THROUGH, missing: 1 })
  const modest = lies.filter(({ word: { length } }) => length >= MODEST.from && length <= MODEST.to)
  return (modest.length > 0 ? modest : lies).slice(0, THOUGHT_OF)
}

/** Doubts so: long words look suspicious, and so do strange ones where nothing is refused. */
export function doubtByGut({ readiness }: Gut): (announced: Announced) => boolean {
  return (announced) => {
    const gut = (DOUBTS[announced.word.count] ?? 0) + STRANGE * chanceMadeUp(announced)
    return happens(readiness * gut * announced.manner.doubts, announced.random)
  }
}
