/** What to guess when it is known how likely each answer is (TG-16). */
import { drawByWeight, type Random } from '../../engine/chance/random'
import type { PairChances } from './answers'

/** How much a guess is led by what one likes oneself: so much as long as nothing is known of the player, less with every answer of his, but never less than the other. */
const [OWN_SHARE, LEAST_OWN_SHARE] = [0.45, 0.4]

/** The worst answer is feared for what it costs. */
export const FULL_FEAR = 1

/** What each place is worth as a guess, in points: a right guess gains one, the worst answer costs one, which is feared so much. */
function worthsOfGuesses(chances: PairChances, fear: number): readonly number[] {
  const { best, worst } = chances.marginals()
  return [...best].map((right, place) => right - fear * (worst[place] ?? 0))
}

function highest(worths: readonly number[]): number {
  return worths.reduce((most, worth) => Math.max(most, worth), -Infinity)
}

/** The place of the silhouette that is best most often without being the worst. */
export function bestGuess(chances: PairChances): number {
  const worths = worthsOfGuesses(chances, FULL_FEAR)
  return worths.indexOf(highest(worths))
}

/** What somebody goes by who guesses. */
export interface Hunch {
  /** What is expected of the player. */
  readonly expected: PairChances
  /** What the guesser would answer himself. */
  readonly own: PairChances
  /** How many questions the player has answered before his eyes. */
  readonly known: number
  /** How much the mood of the moment counts, in points: a guess worth so much less is taken about a third as often. */
  readonly mood: number
  /** How much the worst answer is feared: `FULL_FEAR` as much as it costs; below 0 what stands out is guessed, for better or worse. */
  readonly fear: number
}

/** How often each place is taken, beside the others, where it is worth so much. */
function oddsByWorth(worths: readonly number[], mood: number): readonly number[] {
  const most = highest(worths)
  return worths.map((worth) => Math.exp((worth - most) / mood))
}

/** How likely each place is guessed by somebody who expects this and goes by his mood so much. */
export function guessChances(expected: PairChances, mood: number): readonly number[] {
  const odds = oddsByWorth(worthsOfGuesses(expected, FULL_FEAR), mood)
  const sum = odds.reduce((total, one) => total + one, 0)
  return odds.map((one) => one / sum)
}

/** A place, each the more often the more it is worth. */
function drawByWorth(worths: readonly number[], mood: number, random: Random): number {
  return drawByWeight(oddsByWorth(worths, mood), random) ?? 0
}

/** The place that somebody guesses who takes others a little for himself, more so until he knows them; what is worth nearly as much is guessed now and then. */
export function likelyGuess({ expected, own, known, mood, fear }: Hunch, random: Random): number {
  const share = Math.max(LEAST_OWN_SHARE, OWN_SHARE / (1 + known))
  const liked = worthsOfGuesses(own, fear)
  const worths = worthsOfGuesses(expected, fear).map(
    (worth, place) => (1 - share) * worth + share * (liked[place] ?? 0),
  )
  return drawByWorth(worths, mood, random)
}
