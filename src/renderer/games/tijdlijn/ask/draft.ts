/** A move of Tijdlijn that is being put together; nothing leaves the window before it is confirmed. */
import type { CardHandle } from '../../../../games/tijdlijn/outside/contract'

/** What has been chosen so far. */
export interface Draft {
  readonly card?: CardHandle
  /** Competitive: the place in the row, counted as in a move. */
  readonly gap?: number
  /** Co-operative: it is to go to the discards. */
  readonly discards?: true
}

/** Nothing chosen. */
export const EMPTY_DRAFT: Draft = {}

/** Chooses a card; chosen again, it is taken back. */
export function chooseCard(
  { card: before, discards: _way, ...rest }: Draft,
  card: CardHandle,
): Draft {
  return before === card ? rest : { ...rest, card }
}

/** Chooses a place in the row; chosen again, it is taken back. */
export function chooseGap({ gap: before, ...rest }: Draft, gap: number): Draft {
  return before === gap ? rest : { ...rest, gap }
}

/** A place further on; from no place to the middle of so many. */
export function stepGap(draft: Draft, step: number, places: number): Draft {
  const from = draft.gap ?? Math.floor((places - 1) / 2) - step
  return { ...draft, gap: Math.min(places - 1, Math.max(0, from + step)) }
}
