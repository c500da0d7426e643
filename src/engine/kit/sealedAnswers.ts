/**
 * Answers that several seats give in secret at once: by seat, 'missing' as long as a seat owes one. Whoever is not asked has an
 * answer of the game's own making from the start. Nothing here depends on the order of arrival.
 */
import type { Seat, Viewer } from '../basics/seat'

/** What lies in front of one seat. */
export type Sealed<Answer> = Answer | 'missing'

/** Loops here and below: playouts come through here before every move. */
function countMissing(answers: readonly unknown[]): number {
  let count = 0
  for (let seat = 0; seat < answers.length; seat++) if (answers[seat] === 'missing') count += 1
  return count
}

/** Seats whose answer is missing, in order. */
export function missingSeats(answers: readonly unknown[]): Seat[] {
  const missing: Seat[] = []
  for (let seat = 0; seat < answers.length; seat++) {
    if (answers[seat] === 'missing') missing.push(seat)
  }
  return missing
}

/** Decisions of all whose answer is missing. */
export function askMissing<Kind extends string>(
  answers: readonly unknown[],
  kind: Kind,
): { seat: Seat; kind: Kind }[] {
  // Made at its length: an array that grows by pushing takes room for 17 at once.
  const decisions = new Array<{ seat: Seat; kind: Kind }>(countMissing(answers))
  let next = 0
  for (let seat = 0; seat < answers.length; seat++) {
    if (answers[seat] !== 'missing') continue
    decisions[next] = { seat, kind }
    next += 1
  }
  return decisions
}

/** Whether nobody owes an answer any more: all are opened together. */
export function areComplete<Answer>(
  answers: readonly Sealed<Answer>[],
): answers is readonly Exclude<Answer, 'missing'>[] {
  return !answers.includes('missing')
}

/** The viewer's own answer; undefined for spectators and as long as it is missing. */
export function ownAnswer<Answer>(
  answers: readonly Sealed<Answer>[],
  viewer: Viewer,
): Exclude<Answer, 'missing'> | undefined {
  const own = viewer === 'spectator' ? undefined : answers[viewer]
  return isGiven(own) ? own : undefined
}

function isGiven<Answer>(answer: Sealed<Answer> | undefined): answer is Exclude<Answer, 'missing'> {
  return answer !== undefined && answer !== 'missing'
}
