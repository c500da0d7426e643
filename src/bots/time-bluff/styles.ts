/** Styles of play that somebody may have: how claims of such players are lies and how they doubt, and which style it is by what was seen. */

import type { Random } from '../../engine/chance/random'
import styles from './styles.json' with { type: 'json' }

/** A style in numbers. */
export interface Style {
  /** How likely a claim is a lie, a number for each of `featuresOf`. */
  readonly lies: readonly number[]
  /** How likely a claim is doubted, a number for each of `doubtFeatures`; those that are missing are 0. */
  readonly doubts: readonly number[]
  /**
   * What those of this style expected while the mix was computed, one after the other: each decision goes by one of them. An answer to
   * what all did so far runs in circles, and only all of its answers together are what nobody can use. Absent: always the same.
   */
  readonly moods?: readonly Mood[]
}

/** What one decision goes by. */
export type Mood = Omit<Style, 'moods'>

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

/** How likely somebody has the style of sharp itself, before anything was seen; the others share the rest. */
export const OWN_SHARE = 0.75

/** What speaks for each style of a list, as the logarithm of its likelihood; empty: nothing was seen. */
export type Evidence = number[]

/** A style is never thought less likely than this to do what was seen, or not to. */
const LEAST = 0.03
/** What was seen counts by so much less with every new sight: people change. */
const FADING = 0.995

/** Takes in that something happened or not which each style does with a chance. */
export function weighEvidence(
  evidence: Evidence,
  chances: readonly number[],
  happened: boolean,
): void {
  chances.forEach((chance, index) => {
    const likely = Math.min(1 - LEAST, Math.max(LEAST, chance))
    evidence[index] = FADING * (evidence[index] ?? 0) + Math.log(happened ? likely : 1 - likely)
  })
}

/** How likely somebody has each of so many styles; `own`: how likely the first one is before anything was seen. */
export function sharesOf(evidence: Evidence, own: number, styles: number): number[] {
  const highest = evidence.length > 0 ? Math.max(...evidence) : 0
  const weights = Array.from({ length: styles }, (_, index) => {
    const prior = index === 0 ? own : (1 - own) / (styles - 1)
    return (styles === 1 ? 1 : prior) * Math.exp((evidence[index] ?? highest) - highest)
  })
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / all)
}
