/** Numbers that are counted, as they are written in the reader's language. */
import type { Translate } from '../../wording/translate'

/** From a thousand on with the separator of the language, `2,417`, and below zero with a true minus sign. */
export function formatCount(count: number, t: Translate): string {
  return new Intl.NumberFormat(t('table.locale')).format(count).replace('-', '−')
}
