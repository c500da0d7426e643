/** Says why a move was not taken, which rule stands behind it, and what to do instead. */
import type { Translate } from '../../wording/translate'
import { ruleBehind } from './rules'
import type { TimeBluffReason } from '../../../games/time-bluff/outside/contract'
import { hostRefusalKey, type Refused } from '../../table/useSending'

/** A refusal in the reader's language; undefined without one. */
export function refusalText(
  refused: Refused<TimeBluffReason> | undefined,
  t: Translate,
): string | undefined {
  if (refused === undefined) return undefined
  const reason = refused.reason
  const rule = reason === undefined ? undefined : ruleBehind(reason)
  if (reason !== undefined && rule !== undefined) {
    return t('timeBluffTable.refused', { why: t(`timeBluffTable.reason.${reason}`), rule })
  }
  return t(hostRefusalKey(refused))
}
