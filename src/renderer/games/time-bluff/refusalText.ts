/** Says why a move was not taken, and what to do instead. */
import type { Translate } from '../../wording/translate'
import { isReason } from './rules'
import type { TimeBluffReason } from '../../../games/time-bluff/outside/contract'
import { hostRefusalKey, type Refused } from '../../table/useSending'

/** A refusal in the reader's language; undefined without one. */
export function refusalText(
  refused: Refused<TimeBluffReason> | undefined,
  t: Translate,
): string | undefined {
  if (refused === undefined) return undefined
  const { reason } = refused
  if (reason !== undefined && isReason(reason)) return t(`timeBluffTable.reason.${reason}`)
  return t(hostRefusalKey(refused))
}
