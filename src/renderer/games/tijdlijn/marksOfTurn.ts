/** Who points at what in this turn: what was said of an earlier one is out of date. */
import type { Mark } from '../gameTable'

/** Passes the marks that came in the turn that runs; a mark is of the turn in which it is first passed. */
export function createMarksOfTurn(): (marks: readonly Mark[], turn: number) => readonly Mark[] {
  const turns = new WeakMap<Mark, number>()
  return (marks, turn) =>
    marks.filter((mark) => {
      const came = turns.get(mark) ?? turn
      turns.set(mark, came)
      return came === turn
    })
}
