/** Cards with a known date that are not in the line. */
import type {
  DatedView,
  StandingView,
  TijdlijnView,
} from '../../../../games/tijdlijn/outside/contract'

/** From early to late. */
export function byYear(cards: readonly DatedView[]): DatedView[] {
  return [...cards].sort((one, other) => one.back.year - other.back.year)
}

/** Those in front of a seat whose date is shown. */
export function datedOf(cards: readonly StandingView[]): DatedView[] {
  return cards.flatMap((card): DatedView[] => {
    const { back } = card
    return back ? [{ ...card, back }] : []
  })
}

/** The discards and what lies in front of seats with its date shown. */
export function datedBesides({ discard, players }: TijdlijnView): DatedView[] {
  return [...discard, ...players.flatMap(({ cards }) => datedOf(cards))]
}
