/** Styles of play that somebody may have: how claims of such players are lies and how they doubt, and which style it is by what was seen. */

import type { Random } from '../../engine/chance/random'
import styles from './styles.json' with { type: 'json' }

/** The style of whoever counts cards and doubts by a plain line: that line is known (`counter.ts`), so nothing is fitted to his doubts. */
export const COUNTING_STYLE = 'rule player'

/** A style in numbers. */
export interface Style {
  /** Whose it is. */
  readonly of?: string
  /** How likely a claim is a lie, a number for each of `featuresOf`. */
  readonly lies: readonly number[]
  /** How likely a claim is doubted, a number for each of `doubtFeatures`; those that are missing are 0. Of whoever counts cards none. */
  readonly doubts: readonly number[]
  /**
   * What those of this style expected while the mix was computed, one after the other: each decision goes by one of them. An answer to
   * what all did so far runs in circles, and only all of its answers together are what nobody can use. Absent: always the same.
   */
  readonly moods?: readonly Mood[]
}

/** What one decision goes by. */
export type Mood = Omit<Style, 'moods' | 'of'>

const BY_SEATS: Readonly<Record<string, readonly Style[]>> = styles

/** The styles at a table of so many seats, that of sharp first; `npm run mix` makes them. */
export function stylesAt(seats: number): readonly Style[] {
  return BY_SEATS[String(seats)] ?? []
}

/** The styles as they are expected in one decision: the own one in a mood that chance draws. */
export function inMood(styles: readonly Style[], random: Random): readonly Style[] {
  const [own, ...others] = styles
  const { moods = [] } = own ?? {}
  const mood = moods.length > 0 ? moods[random.below(moods.length)] : undefined
  return mood ? [mood, ...others] : styles
}

/** Somebody may well be a careful player who is no bot. */
const OFTEN_CAREFUL: readonly number[] = [0.5, 0.05, 0.05, 0.05, 0.35]
/** How likely sharp thinks it is taken for each style by the others: `npm run mix` fits what they doubt to just this. */
export const TAKEN_FOR: readonly number[] = [0.75, 0.0625, 0.0625, 0.0625, 0.0625]

/**
 * Whether sharp watches a table of so many as a whole: how each answers each, and that people at one table are often of one kind. At
 * two there is nobody else, and who plays by sharp's own code would live on being taken for careful.
 */
export function watchesTable(seats: number): boolean {
  return seats > 2
}

/** How likely somebody at a table of so many has each style before anything was seen, in the order of `stylesAt`. */
export function stylesBefore(seats: number): readonly number[] {
  return watchesTable(seats) ? OFTEN_CAREFUL : TAKEN_FOR
}

/** What speaks for each style of a list, as the logarithm of its likelihood; empty: nothing was seen. */
export type Evidence = number[]

/** A style is never thought less likely than this to do what was seen, or not to. */
const LEAST = 0.03
/** What was seen counts by so much less with every new sight: people change. */
const FADING = 0.995

/** Takes in that something happened or not which each style does with a chance; `part`: how much of it counts, above 0 and at most 1. */
export function weighEvidence(
  evidence: Evidence,
  chances: readonly number[],
  happened: boolean,
  part = 1,
): void {
  const fading = FADING ** part
  chances.forEach((chance, index) => {
    const likely = Math.min(1 - LEAST, Math.max(LEAST, chance))
    const seen = Math.log(happened ? likely : 1 - likely)
    evidence[index] = fading * (evidence[index] ?? 0) + part * seen
  })
}

/** How likely somebody has each style; `before`: how likely it was before anything was seen. */
export function sharesOf(evidence: Evidence, before: readonly number[]): number[] {
  const highest = evidence.length > 0 ? Math.max(...evidence) : 0
  const weights = before.map(
    (share, index) => share * Math.exp((evidence[index] ?? highest) - highest),
  )
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / all)
}
