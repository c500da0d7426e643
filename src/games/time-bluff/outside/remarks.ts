/** What was remarkable in a match of Tom's Time Bluff. */
import {
  count,
  highest,
  mostOf,
  tally,
  type Remark,
  type RemarkRule,
} from '../../../engine/contract/remark'
import type { TimeBluffView } from './contract'
import type { TimeBluffSeen } from './events'

const KINDS = ['nose', 'caught', 'pile', 'believed'] as const
type Kind = (typeof KINDS)[number]

/** Fewer cards in one pile are nothing to speak of. */
const LEAST_PILE = 5

/** Who saw through the most, who was caught most, the biggest pile, whose layings were believed. */
export const remarks: RemarkRule<TimeBluffView, TimeBluffSeen> = {
  kinds: KINDS,
  find({ told, view: { seats } }): readonly Remark<Kind>[] {
    const [seenThrough, caught, believed] = [tally(seats), tally(seats), tally(seats)]
    const piles: Remark<Kind>[] = []
    for (const event of told) {
      if (event.kind === 'believed') count(believed, event.layer)
      if (event.kind === 'doubted' && !event.right) {
        count(seenThrough, event.doubter)
        count(caught, event.layer)
      }
      if (event.kind === 'pickedUp' && event.count >= LEAST_PILE) {
        piles.push({ kind: 'pile', seats: [event.seat], values: { n: event.count } })
      }
    }
    return [
      ...mostOf('nose', seenThrough, 2),
      ...mostOf('caught', caught, 2),
      ...highest(piles),
      ...mostOf('believed', believed, 3),
    ]
  },
}
