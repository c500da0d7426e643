/** Whether a hidden card is right, from what lies open around it (TB-20 to TB-24, TB-89, TB-91). */
import type { Card } from './cards'
import type { PlayView, TimeBluffMove, TimeBluffView } from './contract'
import { hourAfter, hourOf, isClock, isJokerLike } from './faces'

/** A play with its hidden card. */
export type WholePlay = Pick<PlayView, 'on' | 'open' | 'pair'> & { readonly hidden: Card }

/** Whether the hidden card of a play is right, as everything was laid (TB-91). */
export function isRight(play: WholePlay): boolean {
  const { on, hidden } = play
  const above = play.pair ?? play.open
  if (isJokerLike(hidden)) {
    return !isJokerLike(on.card) && !(above !== undefined && isJokerLike(above))
  }
  if (!isClock(hidden)) return false
  if (!isJokerLike(on.card)) return hourOf(hidden) === hourAfter(hourOf(on.card))
  return on.named === undefined || hourOf(hidden) === hourAfter(on.named)
}

/** Whether a laying would be honest; undefined where nothing is laid face down or the place has no pile. */
export function isHonest(view: TimeBluffView, move: TimeBluffMove): boolean | undefined {
  if (move.kind !== 'lay') return undefined
  const place = view.places[move.place]
  if (place?.kind !== 'pile' || place.top.face !== 'open') return undefined
  const { hidden, open, pair } = move
  return isRight({
    on: place.top,
    hidden,
    ...(open !== undefined && { open }),
    ...(pair !== undefined && { pair }),
  })
}
