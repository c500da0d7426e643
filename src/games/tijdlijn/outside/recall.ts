/** What may still be told later ("Who sees what"). */
import type { DatedView, FrontView, TijdlijnSeen, TijdlijnView } from './contract'

/** The side without a date of a card that was turned. */
function frontOf({ card, front, picture, language, icon }: DatedView): FrontView {
  return {
    card,
    front,
    picture,
    ...(language === undefined ? {} : { language }),
    ...(icon === undefined ? {} : { icon }),
  }
}

/** With `rememberStuck` off the date of a stuck card is told in its own turn and after the match alone (TL-14). */
export function recall(seen: TijdlijnSeen, view: TijdlijnView): TijdlijnSeen {
  if (seen.kind !== 'stuck' || view.options.rememberStuck === 'on') return seen
  if (seen.turn === view.turn || view.phase.kind === 'over') return seen
  return { kind: 'stuckBefore', seat: seen.seat, card: frontOf(seen.card) }
}
