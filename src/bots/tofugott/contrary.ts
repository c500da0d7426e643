/**
 * Players who answer against what is guessed of them. Of two, a right guess is worth as much to both, and the worst answer costs the guesser alone: whoever foresees a guess can
 * have it on his worst one. Against that there is nothing but what nobody can foresee.
 */
import { happens, pick, shuffle, type Random } from '../../engine/chance/random'
import type { Silhouette } from '../../games/tofugott/outside/silhouettes'
import type { PairChances } from './answers'
import { guessChances } from './guess'
import { DOUBT, type Reveal } from './opinion'

/** How likely somebody is one of them, before he has answered anything, and never less or more than so likely: who leaves it off is soon believed. */
const [EXPECTED, LEAST, MOST] = [0.2, 0.02, 0.98]
/** From here on he is answered in kind. */
const SURE = 0.6
/** How sharply somebody foresees guesses: as if guessers went by their mood so much, in points, since nobody knows their own taste. */
const BLUR = 0.15
/** The best answer is one that is guessed as seldom as this, or less. */
const SELDOM = 0.1

/** What is thought of how likely somebody answers against what is guessed of him, while nobody has seen him answer. */
export const PERHAPS_CONTRARY = EXPECTED

/** How likely one of them answers so, where this is expected of an honest player. */
function contraryChance(expected: PairChances, best: number, worst: number): number {
  const guesses = guessChances(expected, BLUR)
  const shunned = guesses.map((guess) => 1 / (SELDOM + guess))
  const others = shunned.reduce((sum, one, place) => (place === worst ? sum : sum + one), 0)
  return ((guesses[worst] ?? 0) * (shunned[best] ?? 0)) / others
}

/** How likely he is one of them after what he revealed among these silhouettes. */
export function suspectContrary(
  before: number,
  silhouettes: readonly Silhouette[],
  expected: PairChances,
  reveal: Reveal,
): number {
  const best = silhouettes.indexOf(reveal.best)
  const worst = silhouettes.indexOf(reveal.worst)
  const { length } = silhouettes
  const foreseen = contraryChance(expected, best, worst)
  // Once noticed he may answer at random as well: then only what an honest player would answer speaks for him.
  const kind = isAnsweredInKind(before) ? (foreseen + 1 / (length * (length - 1))) / 2 : foreseen
  const contrary = before * (kind + DOUBT)
  const honest = (1 - before) * (expected.of({ best, worst }) + DOUBT)
  return Math.min(MOST, Math.max(LEAST, contrary / (contrary + honest)))
}

/** Whether somebody is answered in kind. */
export function isAnsweredInKind(contrary: number): boolean {
  return contrary > SURE
}

/** A guess that nobody can foresee, the likelier the more likely it is that he answers against guesses; undefined: one may guess as ever. */
export function guardedGuess(
  contrary: number,
  silhouettes: readonly Silhouette[],
  random: Random,
): Silhouette | undefined {
  return happens(contrary, random) ? pick(silhouettes, random) : undefined
}

/** Answers that nobody can foresee. */
export function guardedAnswers(
  silhouettes: readonly Silhouette[],
  questions: number,
  random: Random,
): { readonly best: readonly Silhouette[]; readonly worst: readonly Silhouette[] } {
  const drawn = [...silhouettes]
  shuffle(drawn, random)
  return { best: drawn.slice(0, questions), worst: drawn.slice(questions, 2 * questions) }
}
