/** What was remarkable in a match, in words. */
import type { PastMatch } from '../../../protocol/tableViews'
import { formatCount } from './formatCount'
import type { OutcomeContext } from './outcomeText'
import { joinNames } from '../listener/listener'

/** A remark as it stands on the result page. */
export interface RemarkText {
  readonly title: string
  /** Whose it is; empty: the whole table's. */
  readonly who: string
  readonly text: string
}

/** A number as it is written, beside the one that decides between one and many. */
function counted(n: unknown, t: OutcomeContext['t']): Record<string, unknown> {
  return typeof n === 'number' ? { count: n, n: formatCount(n, t) } : {}
}

/** The remarks of a match, the most remarkable first. */
export function remarkTexts(
  { remarks = [] }: Pick<PastMatch, 'remarks'>,
  { names, words, t, you }: Pick<OutcomeContext, 'names' | 'words' | 't' | 'you'>,
): RemarkText[] {
  return remarks.map(({ kind, seats, values }) => ({
    title: t(`${words}.remark.${kind}.title`),
    who: joinNames(
      seats.map((seat) => (seat === you ? t('app.result.you') : (names[seat] ?? ''))),
      t,
    ),
    text: t(`${words}.remark.${kind}.text`, {
      ...values,
      ...counted(values['n'], t),
      each: seats.length > 1 ? t('app.result.each') : '',
    }),
  }))
}

function remarkSentence({ title, who, text }: RemarkText): string {
  return who === '' ? `${title}: ${text}.` : `${title}: ${who}, ${text}.`
}

/** The remarks of the match with this number for the ear, one sentence each. */
export function remarkLines(
  history: readonly PastMatch[],
  number: number,
  context: OutcomeContext,
): string[] {
  const past = history.find((one) => one.number === number)
  return past ? remarkTexts(past, context).map(remarkSentence) : []
}
