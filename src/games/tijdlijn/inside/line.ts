/** Where a year belongs in the line (TL-08 to TL-12, TC-03). */
import { present } from '../../../engine/basics/invariant'
import type { Landing } from '../outside/contract'
import type { Open, Place } from './state'

/** Where a card comes to lie, or the place whose gap to the right is occupied. */
export type Spot = Landing | { readonly kind: 'occupied'; readonly at: number }

/** The number of places that begin earlier than `year` or with it. */
function placesUpTo(line: readonly Place[], year: number): number {
  let [low, high] = [0, line.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const place = present(line[middle], 'the middle is in the line')
    if (place.year <= year) low = middle + 1
    else high = middle
  }
  return low
}

function placeAt(line: readonly Place[], at: number): Place {
  return present(line[at], 'the place is in the line')
}

/** Where a card with this year comes to lie; its date decides (TL-06). */
export function findSpot(line: readonly Place[], year: number): Spot {
  const at = placesUpTo(line, year) - 1
  if (at < 0) return { kind: 'end', at: 0 }
  const { year: left, slot } = placeAt(line, at)
  if (left === year) return { kind: 'stack', at }
  if (at === line.length - 1) return { kind: 'end', at: line.length }
  const [first] = slot
  if (!first) return { kind: 'slot', at }
  return { kind: first.card.year === year ? 'slotStack' : 'occupied', at }
}

/** Lays a card where it belongs. */
export function layAt(line: Place[], { kind, at }: Landing, open: Open): void {
  if (kind === 'end') {
    line.splice(at, 0, { year: open.card.year, cards: [open], slot: [] })
    return
  }
  const place = placeAt(line, at)
  line[at] =
    kind === 'stack'
      ? { ...place, cards: [...place.cards, open] }
      : { ...place, slot: [...place.slot, open] }
}

/** Whether a card with this year may lie before place `gap` (TC-03). */
export function isRightGap(line: readonly Place[], gap: number, year: number): boolean {
  const [left, right] = [line[gap - 1], line[gap]]
  return (!left || left.year <= year) && (!right || year <= right.year)
}
