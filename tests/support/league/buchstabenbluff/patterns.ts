/** Players of Buchstabenbluff with one plain habit, and one who keeps to rules and counts letters. */
import { chancesOfFit } from '../../../../src/bots/buchstabenbluff/fit'
import { almostTrueLayings, type Laying } from '../../../../src/bots/buchstabenbluff/layings'
import { unseenPool } from '../../../../src/bots/buchstabenbluff/pool'
import { suspectOf } from '../../../../src/bots/buchstabenbluff/question'
import { present } from '../../../../src/engine/basics/invariant'
import { facesOf } from '../../../../src/games/buchstabenbluff/outside/cards'
import type { BuchstabenbluffView } from '../../../../src/games/buchstabenbluff/outside/contract'
import type { Manner } from './habits'
import { liesOf, truthsOf } from './layings'

function never(): boolean {
  return false
}

function dearest(layings: readonly Laying[]): Laying | undefined {
  let best: Laying | undefined
  for (const laying of layings) if (laying.value > (best?.value ?? -1)) best = laying
  return best
}

/** The dearest true word; nothing is doubted. */
const honest: Manner = { lay: (view, memory) => dearest(truthsOf(view, memory)), doubt: never }

/** Lies of at most so many letters are modest. */
const MODEST = 7

/** Patterns without memory, by name. */
export const PATTERNS: Readonly<Record<string, Manner>> = {
  honest,
  'honest, doubts everything': { ...honest, doubt: () => true },
  bluffer: { lay: (...turn) => dearest(liesOf(...turn)), doubt: never },
  'modest bluffer': {
    lay: (...turn) => dearest(liesOf(...turn).filter(({ word }) => word.length <= MODEST)),
    doubt: never,
  },
}

/** Words that hands spell so seldom are doubted. */
const HARDLY = 0.002
/** A true word of fewer letters is given up for a bluff one letter short. */
const SHORT = 5

function isHardlySpelled(view: BuchstabenbluffView): boolean {
  const word = present(view.words.at(-1), 'answers are owed to a word')
  const { handSize } = suspectOf(view, word)
  const { fits } = chancesOfFit(facesOf(word.spelling), { size: handSize, pool: unseenPool(view) })
  return fits < HARDLY
}

/** Lays the dearest true word, a bluff one letter short instead of a short one, and doubts what hands hardly ever spell. */
export const RULE_PLAYER: Manner = {
  lay(view, memory) {
    const truth = dearest(truthsOf(view, memory))
    if (truth && truth.word.length >= SHORT) return truth
    const bluffs = almostTrueLayings(view, memory.vocabulary, { most: 8, missing: 1 })
    return dearest(bluffs) ?? truth
  },
  doubt: isHardlySpelled,
}
