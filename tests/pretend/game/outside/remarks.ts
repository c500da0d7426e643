/** What was remarkable in a match of Whisper. */
import { count, mostOf, tally, type RemarkRule } from '../../../../src/engine/contract/remark'
import type { WhisperSeen, WhisperView } from './contract'

/** Who laid best, and how long the row became. */
export const remarks: RemarkRule<WhisperView, WhisperSeen> = {
  kinds: ['right', 'row'],
  find({ told, view: { seats, row } }) {
    const right = tally(seats)
    for (const event of told) if (event.kind === 'laid' && event.isRight) count(right, event.seat)
    const long = { kind: 'row', seats: [], values: { n: row.length } }
    return [...mostOf('right', right, 1), long]
  },
}
