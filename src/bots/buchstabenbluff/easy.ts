/** Easy knows everyday words, is honest but for a whim, and doubts by gut. */
import { pick } from '../../engine/random'
import { canDraw } from '../../games/buchstabenbluff/outside/check'
import {
  LARGEST_HAND,
  type BuchstabenbluffMove,
} from '../../games/buchstabenbluff/outside/contract'
import { almostTrueLayings, moveOf, trueLayings } from './layings'
import { chanceMadeUp, happens, isOneIn, type Announced, type Turn } from './question'

/** Cards from which on it may have enough. */
const ENOUGH = 7
const ONE_STOP_IN = 3
const ONE_BLUFF_IN = 8
/** Words that it thinks of. */
const THOUGHT_OF = 4

/** By length of the word: how readily it doubts. */
const GUT = [0, 0, 0.02, 0.03, 0.05, 0.08, 0.12, 0.18, 0.28, 0.4, 0.5]
/** Beside that, where anything may be announced, for what looks like no word at all. */
const STRANGE = 0.6

/** Draws until it has seen enough, then lays one of the better words. */
export function playEasily({ view, vocabulary, random }: Turn): BuchstabenbluffMove {
  const { length } = view.hand
  const isHungry = length < ENOUGH || !isOneIn(ONE_STOP_IN, random)
  if (length < LARGEST_HAND && isHungry && canDraw(view)) return { kind: 'draw' }
  const honest = pick(trueLayings(view, vocabulary, THOUGHT_OF), random)
  const bluff = isOneIn(ONE_BLUFF_IN, random) || !honest
  const wish = { most: THOUGHT_OF, missing: 1 }
  const laying =
    (bluff ? pick(almostTrueLayings(view, vocabulary, wish), random) : undefined) ?? honest
  return laying ? moveOf(laying, vocabulary) : { kind: 'pass' }
}

/** Long words look suspicious, and so do strange ones where nothing is refused. */
export function answerEasily(announced: Announced): boolean {
  const { word, random } = announced
  return happens((GUT[word.count] ?? 0) + STRANGE * chanceMadeUp(announced), random)
}
