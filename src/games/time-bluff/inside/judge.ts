/** Whose doubt counts, and what nobody can doubt (TB-34, TB-50). */
import { seatAfter, type Seat } from '../../../engine/basics/seat'
import { effectOf } from '../outside/faces'
import type { AnswerState, Play } from './state'

/** The first doubter clockwise after the layer; undefined if everybody believes (TB-50). */
export function firstDoubter(layer: Seat, answers: readonly AnswerState[]): Seat | undefined {
  for (let distance = 1; distance < answers.length; distance++) {
    const seat = seatAfter(layer, answers.length, distance)
    if (answers[seat] === 'doubt') return seat
  }
  return undefined
}

/** Everybody else who doubted: their doubt does not count (TB-50, TB-51). */
export function doubtersBehind(doubter: Seat, answers: readonly AnswerState[]): Seat[] {
  const others: Seat[] = []
  for (let seat = 0; seat < answers.length; seat++) {
    if (seat !== doubter && answers[seat] === 'doubt') others.push(seat)
  }
  return others
}

/** Whether no doubt is possible on this play (TB-34). */
export function isProtected(play: Pick<Play, 'pair'>): boolean {
  return play.pair !== undefined && effectOf(play.pair) === 'jungle'
}
