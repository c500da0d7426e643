/** Whether a hidden card is right, and whose doubt counts (TB-20 to TB-24, TB-50, TB-89, TB-91). */
import { seatAfter, type Seat } from '../../../engine/seat'
import { effectOf, hourAfter, hourOf, isClock, isJokerLike } from '../outside/faces'
import type { AnswerState, Play } from './state'

/** Whether the hidden card of a play is right, as everything was laid (TB-91). */
export function isRight(play: Pick<Play, 'on' | 'hidden' | 'open' | 'pair'>): boolean {
  const { on, hidden } = play
  const above = play.pair ?? play.open
  if (isJokerLike(hidden)) {
    return !isJokerLike(on.card) && !(above !== undefined && isJokerLike(above))
  }
  if (!isClock(hidden)) return false
  if (!isJokerLike(on.card)) return hourOf(hidden) === hourAfter(hourOf(on.card))
  return on.named === undefined || hourOf(hidden) === hourAfter(on.named)
}

/** The first doubter clockwise after the layer; undefined if everybody believes (TB-50). */
export function firstDoubter(layer: Seat, answers: readonly AnswerState[]): Seat | undefined {
  for (let distance = 1; distance < answers.length; distance++) {
    const seat = seatAfter(layer, answers.length, distance)
    if (answers[seat] === 'doubt') return seat
  }
  return undefined
}

/** Whether no doubt is possible on this play (TB-34). */
export function isProtected(play: Pick<Play, 'pair'>): boolean {
  return play.pair !== undefined && effectOf(play.pair) === 'jungle'
}
