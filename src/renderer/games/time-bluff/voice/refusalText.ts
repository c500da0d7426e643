/** Says why a move was not taken, and what to do instead. */
import type { Translate } from '../../../wording/translate'
import { isReason } from '../rules'
import type { PutReason } from '../ask/draft'
import { hostRefusalKey, type Refused } from '../../../table/useSending'

/** A refusal in the reader's language; undefined without one. */
export function refusalText(
  refused: Refused<PutReason> | undefined,
  t: Translate,
): string | undefined {
  if (refused === undefined) return undefined
  const { reason } = refused
  const isOwn = reason === 'only-card-to-open' || (reason !== undefined && isReason(reason))
  if (isOwn) return t(`timeBluffTable.reason.${reason}`)
  return t(hostRefusalKey(refused))
}
