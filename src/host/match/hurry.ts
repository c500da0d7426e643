/** A pace that is set for the rest of a match alone (P-68). */
import type { Pace } from '../../protocol/terms'
import type { SavedTable } from '../table/tableRecords'

type Paced = Pick<SavedTable, 'pace' | 'paceAfter'>

/** Sets the pace for good, or until the match is over; then the one comes back that was set before. */
export function setPaceOf(draft: Paced, pace: Pace, isForMatch: boolean): void {
  const after = draft.paceAfter ?? draft.pace
  draft.pace = pace
  if (isForMatch) draft.paceAfter = after
  else delete draft.paceAfter
}

/** Nobody hurries the match any more: it is over, or whoever did keeps the table no longer. */
export function endHurry(draft: Paced): void {
  if (draft.paceAfter !== undefined) draft.pace = draft.paceAfter
  delete draft.paceAfter
}
