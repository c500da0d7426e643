/** Which of the two question cards to keep: the one of which most is to be hoped when the others guess. */
import type { Random } from '../../engine/chance/random'
import { shuffle } from '../../engine/chance/random'
import { ASIDE } from '../../games/tofugott/outside/contract'
import { SILHOUETTES } from '../../games/tofugott/outside/silhouettes'
import type { TraitWeights } from '../../games/tofugott/outside/traits'
import { bestGuess } from './guess'
import { expectAnswers, type Opinion } from './opinion'

/** The two opinions by which a bot weighs which question card to keep. */
export interface Prospect {
  readonly own: Opinion
  /** What the others think of him. */
  readonly others: Opinion
  readonly guessers: number
}

const TRIALS = 8

/** What one question brings against the others on average, if all guess as the model would: a point for each who is right, which he gains too, and what each loses who is wrong. */
function worthOfPair(isBest: boolean, isWorst: boolean, guessers: number): number {
  if (isBest) return guessers - 1
  return isWorst ? 1 : 0
}

/** Plays a card once in the mind, with two silhouettes set aside. */
function tryCard(questions: readonly TraitWeights[], prospect: Prospect, random: Random): number {
  const all = [...SILHOUETTES]
  shuffle(all, random)
  let silhouettes = all.slice(ASIDE)
  let sum = 0
  questions.forEach((_, question) => {
    const asked = { silhouettes, questions: questions.slice(question) }
    const { best, worst } = expectAnswers(prospect.own, asked).draw(random)
    const guess = bestGuess(expectAnswers(prospect.others, asked))
    sum += worthOfPair(guess === best, guess === worst, prospect.guessers)
    silhouettes = silhouettes.filter((_, place) => place !== best && place !== worst)
  })
  return sum
}

/** What is to be hoped of a card; only the order among cards has a meaning. */
export function hopeFor(
  questions: readonly TraitWeights[],
  prospect: Prospect,
  random: Random,
): number {
  let sum = 0
  for (let trial = 0; trial < TRIALS; trial++) sum += tryCard(questions, prospect, random)
  return sum
}
