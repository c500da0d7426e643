/** Cards with a known date that are not in the line. */
import type { DatedView, TijdlijnView } from '../../../games/tijdlijn/outside/contract'

/** The discards and what lies in front of seats with its date shown, from early to late. */
export function datedBesides({ discard, players }: TijdlijnView): DatedView[] {
  const standing = players.flatMap(({ cards }) =>
    cards.flatMap((card): DatedView[] => {
      const { back } = card
      return back ? [{ ...card, back }] : []
    }),
  )
  return [...discard, ...standing].sort((one, other) => one.back.year - other.back.year)
}
