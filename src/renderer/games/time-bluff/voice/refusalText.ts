/** Says why a move was not taken, and what to do instead. */
import type { TimeBluffOptions } from '../../../../games/time-bluff/outside/contract'
import type { Translate } from '../../../wording/translate'
import { isReason } from '../rules'
import type { PutReason } from '../ask/draft'
import { hostRefusalKey, type Refused } from '../../../table/ask/useSending'

/** A reason of this game in the reader's language; of a pair card it names what goes with it at this table (TB-30). */
export function reasonText(
  reason: PutReason,
  { pairBy }: Pick<TimeBluffOptions, 'pairBy'>,
  t: Translate,
): string {
  const isByHour = reason === 'pair-card-needs-its-clock' && pairBy === 'hour'
  return t(`timeBluffTable.reason.${isByHour ? 'pair-card-needs-its-hour' : reason}`)
}

/** A refusal in the reader's language; undefined without one. */
export function refusalText(
  refused: Refused<PutReason> | undefined,
  options: Pick<TimeBluffOptions, 'pairBy'>,
  t: Translate,
): string | undefined {
  if (refused === undefined) return undefined
  const { reason } = refused
  if (reason === 'only-card-to-open') return reasonText(reason, options, t)
  if (reason !== undefined && isReason(reason)) return reasonText(reason, options, t)
  return t(hostRefusalKey(refused))
}
