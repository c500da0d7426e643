/** Which years the line in small tells, so that none lies on another. */

/** A place of the line in small. */
export interface YearMark {
  /** Its year. */
  readonly text: string
  /** Where it stands, as a share of the whole. */
  readonly at: number
}

/** In rem, as in the style of the overview: a letter of a year, what is around it, and how near to an end a year at an edge comes. */
const LETTER = 0.42
const AROUND = 0.7
const NEAREST = 1.9
/** Letters of a year without a word behind it. */
const LONGEST_SHORT = 4
/** In rem: the room of a card that tells its year though it stands at no edge. */
const ENOUGH = { short: 2.9, long: 5 }
/** In rem: that of one out of sight, whose year stands nowhere else. It covers none beside it. */
const ENOUGH_UNSEEN = { short: 1.6, long: 3 }
/** The share of the whole that the cards divide among themselves. */
const SHARED = 0.96

/** In rem: half of what a year takes. */
function halfOf(text: string): number {
  return (text.length * LETTER + AROUND) / 2
}
/** In rem: how near to an end the middle of a year comes, so that none of it is cut. */
export function nearestOf(text: string): number {
  return Math.max(NEAREST, halfOf(text))
}

/** Their indices: of the edges first, then of the unseen and of all others that have room; of two that would meet, the earlier one. `wide` is the width of the whole in rem; undefined where it could not be measured. */
export function toldYears(
  marks: readonly YearMark[],
  edges: readonly (number | undefined)[],
  wide: number | undefined,
  unseen: readonly number[] = [],
): ReadonlySet<number> {
  const first = new Set(edges.filter((index) => index !== undefined))
  if (wide === undefined) return first
  const room = (SHARED * wide) / marks.length
  const told = new Map<number, { readonly from: number; readonly to: number }>()
  for (const index of new Set([...first, ...unseen, ...marks.keys()])) {
    const mark = marks[index]
    if (!mark) continue
    const isShort = mark.text.length <= LONGEST_SHORT
    const { short, long } = unseen.includes(index) ? ENOUGH_UNSEEN : ENOUGH
    if (!first.has(index) && room < (isShort ? short : long)) continue
    const nearest = nearestOf(mark.text)
    const middle = first.has(index)
      ? Math.max(nearest, Math.min(wide - nearest, mark.at * wide))
      : mark.at * wide
    const half = halfOf(mark.text)
    const [from, to] = [middle - half, middle + half]
    const meets = [...told.values()].some((other) => from < other.to && to > other.from)
    if (!meets) told.set(index, { from, to })
  }
  return new Set(told.keys())
}
