/** Numbers that are counted, as they are written in the reader's language. */
import { formatPoints } from '../wording/formatPoints'
import type { Translate } from '../wording/translate'

/** From a thousand on, with a separator: `2,417`. */
export function formatCount(count: number, t: Translate): string {
  const figures = formatPoints(count)
  if (Math.abs(count) < 1000) return figures
  return figures.replaceAll(/\B(?=(?:\d{3})+$)/gu, t('table.thousands'))
}
