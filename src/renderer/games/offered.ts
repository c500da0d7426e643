/** What can be chosen where a game is chosen: every game, in every way in which it is offered. */
import type { SealedLegality } from '../../engine/contract/game'
import { offerKey } from '../../engine/options/offers'
import type { Options } from '../../engine/options/options'
import { GAME_IDS, LEGALITIES } from '../../games/contracts'
import type { Translate } from '../wording/translate'

/** A game in one of the ways in which it is offered. */
export interface Offered {
  /** Its title stands under `app.game`, its line under `app.gameLine`. */
  readonly key: string
  readonly game: SealedLegality
  /** Its id among the offers of its game; absent where there is one way alone. */
  readonly offer?: string
  /** What it sets; all other options are free. */
  readonly options: Options
  /** All play for one result. */
  readonly together: boolean
}

/** The ways in which one game is offered, the usual one first. */
export function offersOf(game: SealedLegality): readonly Offered[] {
  const offers = game.open((rules) => rules.offers)
  if (!offers) return [{ key: game.id, game, options: {}, together: false }]
  return offers.map(({ id, options, together = false }) => ({
    key: offerKey(game.id, id),
    game,
    offer: id,
    options,
    together,
  }))
}

/** All games in all ways, in the order in which they are offered. */
export const OFFERED: readonly Offered[] = GAME_IDS.flatMap((id) => offersOf(LEGALITIES[id]))

/** The same with their words, for a field to choose from. */
export function offeredFields(
  offered: readonly Offered[],
  t: Translate,
): { value: string; label: string; hint: string }[] {
  return offered.map(({ key }) => ({
    value: key,
    label: t(`app.game.${key}`),
    hint: t(`app.gameLine.${key}`),
  }))
}
