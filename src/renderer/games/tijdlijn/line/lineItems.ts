/** The line as a row of places and gaps, for whoever draws it. */
import type { DatedView, TijdlijnView } from '../../../../games/tijdlijn/outside/contract'
import { yearsBetween } from '../../../../games/tijdlijn/outside/years'
import { gapsOf, yearOf, type Gap } from '../voice/names'

/** A place of the bottom row. */
export interface PlaceItem {
  readonly kind: 'place'
  readonly key: string
  readonly at: number
  readonly year: number
  readonly cards: readonly DatedView[]
}

/** What is between two places, or at an end. */
export interface GapItem {
  readonly kind: 'gap'
  readonly key: string
  /** As it is counted in a move: so many places are to its left. */
  readonly at: number
  readonly gap: Gap
  readonly cards: readonly DatedView[]
  /** Years across; absent at an end. */
  readonly years?: number
}

/** Gap, place, gap, place … gap. */
export function lineItems(view: Pick<TijdlijnView, 'line'>): (PlaceItem | GapItem)[] {
  const { line } = view
  return gapsOf(view).flatMap((gap, at): (PlaceItem | GapItem)[] => {
    const { after, before } = gap
    const across =
      after === undefined || before === undefined ? {} : { years: yearsBetween(after, before) }
    const cards = line[at - 1]?.slot ?? []
    const between: GapItem = { kind: 'gap', key: `gap-${String(at)}`, at, gap, cards, ...across }
    const place = line[at]
    if (!place) return [between]
    const key = `place-${String(place.cards[0]?.card ?? at)}`
    return [between, { kind: 'place', key, at, year: yearOf(place), cards: place.cards }]
  })
}
