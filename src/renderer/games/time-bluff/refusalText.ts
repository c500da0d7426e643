/** Says why a move was not taken, which rule stands behind it, and what to do instead. */
import type { Translate } from './readableCard'
import { ruleBehind } from './rules'
import type { Refused } from './useLaying'

/** A refusal in the reader's language; undefined without one. */
export function refusalText(refused: Refused | undefined, t: Translate): string | undefined {
  if (refused === undefined) return undefined
  const reason = refused.reason
  const rule = reason === undefined ? undefined : ruleBehind(reason)
  if (reason !== undefined && rule !== undefined) {
    return t('timeBluffTable.refused', { why: t(`timeBluffTable.reason.${reason}`), rule })
  }
  const stale = refused.by === 'host' && refused.refusal === 'stale'
  return t(stale ? 'table.refusedStale' : 'table.refusedByHost')
}
