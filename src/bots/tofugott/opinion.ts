/** What is thought of how somebody answers: tastes that he may have, each as likely as its weight says. */
import { fastRandom } from '../../engine/chance/fastRandom'
import { CHARACTERS } from '../../games/tofugott/outside/characters'
import type { Silhouette } from '../../games/tofugott/outside/silhouettes'
import type { TraitWeights } from '../../games/tofugott/outside/traits'
import { PairChances, pairChances } from './answers'
import { drawPersonOf, fitsOf, PLAIN_TASTE, worthsOf, type Taste } from './taste'

/** A taste that somebody may have. */
interface Possible {
  readonly taste: Taste
  readonly weight: number
}

/** All tastes that somebody may have; the weights add up to 1. */
export type Opinion = readonly Possible[]

/** A question at the moment when it is guessed, or settled. */
export interface Asked {
  readonly silhouettes: readonly Silhouette[]
  /** What makes a good answer to this question and those after it on the card. */
  readonly questions: readonly TraitWeights[]
}

/** What was revealed to a question. */
export interface Reveal {
  readonly best: Silhouette
  readonly worst: Silhouette
}

/** What each of the tastes of an opinion would answer. */
export type Expectation = readonly {
  readonly taste: Taste
  readonly weight: number
  readonly chances: PairChances
}[]

/** Something that somebody answered. */
export interface Lesson {
  readonly asked: Asked
  readonly reveal: Reveal
  /** What had been expected of him; made when it is needed. */
  readonly expected: () => Expectation
}

/** Takes in what somebody answered. */
export type Learn = (opinion: Opinion, lesson: Lesson) => Opinion

const TASTES_PER_CHARACTER = 8
/** How far one answer moves what is thought of a silhouette, in units of fit. */
const NUDGE = 0.5
/** What every answer is likely whoever gives it: people are not made by the model. */
export const DOUBT = 0.002
/** A taste so many times less likely than the likeliest is thought of no more. */
const NEGLIGIBLE = 0.01

/** For each taste what it would answer. */
function chancesFor({ silhouettes, questions }: Asked): (taste: Taste) => PairChances {
  const fits = questions.map((weights) => fitsOf(silhouettes, weights))
  return (taste) => pairChances(fits.map((one) => worthsOf(silhouettes, one, taste)))
}

/** Somebody of exactly this taste. */
export function certain(taste: Taste): Opinion {
  return [{ taste, weight: 1 }]
}

/** Somebody who may be anybody. */
export const ANYBODY: Opinion = drawAnybody()

function drawAnybody(): Opinion {
  const random = fastRandom('tastes')
  const tastes = CHARACTERS.flatMap((character) =>
    Array.from({ length: TASTES_PER_CHARACTER }, () => drawPersonOf(character, random).taste),
  )
  return tastes.map((taste) => ({ taste, weight: 1 / tastes.length }))
}

/** What somebody of this opinion would answer, taste by taste. */
export function expectEach(opinion: Opinion, asked: Asked): Expectation {
  const chancesOf = chancesFor(asked)
  return opinion.map(({ taste, weight }) => ({ taste, weight, chances: chancesOf(taste) }))
}

/** How likely each pair of answers is. */
export function expectAnswers(opinion: Opinion, asked: Asked): PairChances {
  return PairChances.mix(expectEach(opinion, asked))
}

/** The taste in the middle of all that are possible. */
export function middleOf(opinion: Opinion): Taste {
  const middle = new Map<Silhouette, number>()
  for (const { taste, weight } of opinion) {
    for (const [silhouette, liking] of taste) {
      middle.set(silhouette, (middle.get(silhouette) ?? 0) + weight * liking)
    }
  }
  return middle
}

/** For a bot that stays with what it thought at the start, whatever it sees. */
export const learnNothing: Learn = (opinion) => opinion

/** What was best is liked a little more from now on, what was worst a little less. */
export const learnLightly: Learn = (opinion, { reveal: { best, worst } }) => {
  const taste = new Map(opinion[0]?.taste ?? PLAIN_TASTE)
  taste.set(best, (taste.get(best) ?? 0) + NUDGE)
  taste.set(worst, (taste.get(worst) ?? 0) - NUDGE)
  return certain(taste)
}

/** Bayes over everybody whom the model knows. */
export const learnByBayes: Learn = (_opinion, { asked, reveal, expected }) => {
  const best = asked.silhouettes.indexOf(reveal.best)
  const worst = asked.silhouettes.indexOf(reveal.worst)
  const likely = expected().map(({ taste, weight, chances }) => ({
    taste,
    weight: weight * (chances.of({ best, worst }) + DOUBT),
  }))
  const most = Math.max(...likely.map(({ weight }) => weight))
  const kept = likely.filter(({ weight }) => weight >= most * NEGLIGIBLE)
  const sum = kept.reduce((total, { weight }) => total + weight, 0)
  return kept.map(({ taste, weight }) => ({ taste, weight: weight / sum }))
}
