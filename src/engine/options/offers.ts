/** Ways in which a game is offered: each stands on the start page like a game of its own. */
import type { Options } from './options'

/** A way in which a game is offered. */
export interface Offer {
  /** Names it within its game, e.g. `together`. */
  readonly id: string
  /** The options that make it what it is; all others are free. */
  readonly options: Options
  /** All play for one result, the computer's seats too: its matches end with a team's score. Absent: against each other. */
  readonly together?: true
}

/** Whether a table with these options, all present, is this offer. */
function isOffer({ options: fixed }: Offer, options: Options): boolean {
  return Object.entries(fixed).every(
    ([key, value]) => JSON.stringify(options[key]) === JSON.stringify(value),
  )
}

/** The id of the offer that a table with these options is; undefined for a game that is offered in one way. */
export function offerOf(
  offers: readonly Offer[] | undefined,
  options: Options,
): string | undefined {
  return offers?.find((offer) => isOffer(offer, options))?.id
}

/** The name under which a game, or a way in which it is offered, has its words. */
export function offerKey(game: string, offer: string | undefined): string {
  return offer === undefined ? game : `${game}-${offer}`
}

/** Whether an option is what tells the offers of its game apart: it is set by choosing one of them. */
export function isSetByOffer(key: string, offers: readonly Offer[] = []): boolean {
  return offers.some(({ options }) => options[key] !== undefined)
}
