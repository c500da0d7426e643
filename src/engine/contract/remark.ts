/** What was remarkable in a match that is over. */
import type { Seat } from '../basics/seat'

/** Remarks of one match at most. */
export const MOST_REMARKS = 4

/** Something worth telling; plain data, the same in every language. */
export interface Remark<Kind extends string = string> {
  readonly kind: Kind
  /** Whose it is, several if they share it; empty: the whole table's. */
  readonly seats: readonly Seat[]
  /** What its sentence needs; `n` chooses between one and many. */
  readonly values: Readonly<Record<string, number | string>>
}

/** A match that is over, as it was told to who watched it. */
export interface SeenMatch<View, Seen> {
  /** All that happened, in order. */
  readonly told: readonly Seen[]
  readonly view: View
}

/** How a game finds what was remarkable; it is handed what spectators were told and nothing else. */
export interface RemarkRule<View, Seen> {
  /** Every kind that there is; each has words. */
  readonly kinds: readonly string[]
  /** The most remarkable first; what is more than `MOST_REMARKS` is left out. */
  find(match: SeenMatch<View, Seen>): readonly Remark[]
}

/** So many zeros, one a seat. */
export function tally(seats: number): number[] {
  return Array.from({ length: seats }, () => 0)
}

/** Counts for a seat. */
export function count(counts: number[], seat: Seat, more = 1): void {
  counts[seat] = (counts[seat] ?? 0) + more
}

/**
 * The remark that belongs to whoever has the most, with that as `n`; none where that is fewer than `least`, or where all at a table of
 * several share it.
 */
export function mostOf<Kind extends string>(
  kind: Kind,
  counts: readonly number[],
  least: number,
): Remark<Kind>[] {
  const n = Math.max(...counts)
  const seats = counts.flatMap((one, seat) => (one === n ? [seat] : []))
  const isShared = counts.length > 1 && seats.length === counts.length
  return n < least || isShared ? [] : [{ kind, seats, values: { n } }]
}

/** The one with the highest `n`, the first of equal ones; none where there is none. */
export function highest<Kind extends string>(remarks: readonly Remark<Kind>[]): Remark<Kind>[] {
  const [first, ...others] = remarks
  if (!first) return []
  const best = others.reduce(
    (one, other) => (Number(other.values.n) > Number(one.values.n) ? other : one),
    first,
  )
  return [best]
}
