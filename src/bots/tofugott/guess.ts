/** What to guess when it is known how likely each answer is (TG-16). */
import { pick, type Random } from '../../engine/random'
import type { PairChances } from './answers'

/** How much a guess is led by what one likes oneself, as long as nothing is known of the player; it falls with every answer of his. */
const OWN_SHARE = 0.3
/** Guesses that are worth so little less than the best one, in points, are as good. */
const NEARLY = 0.04

/** What each place is worth as a guess, in points: a right guess gains one, the worst answer costs one. */
function worthsOfGuesses(chances: PairChances): readonly number[] {
  const { best, worst } = chances.marginals()
  return [...best].map((right, place) => right - (worst[place] ?? 0))
}

function highest(worths: readonly number[]): number {
  return worths.reduce((most, worth) => Math.max(most, worth), -Infinity)
}

/** The place of the silhouette that is best most often without being the worst. */
export function bestGuess(chances: PairChances): number {
  const worths = worthsOfGuesses(chances)
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
}

/** The place that somebody guesses who takes others a little for himself until he knows them; nearly equal ones are drawn. */
export function likelyGuess({ expected, own, known }: Hunch, random: Random): number {
  const share = OWN_SHARE / (1 + known)
  const liked = worthsOfGuesses(own)
  const worths = worthsOfGuesses(expected).map(
    (worth, place) => (1 - share) * worth + share * (liked[place] ?? 0),
  )
  const most = highest(worths)
  const good = worths.flatMap((worth, place) => (worth >= most - NEARLY ? [place] : []))
  return pick(good, random) ?? 0
}
