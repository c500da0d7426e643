/** How a match ended, in words: for the result page, the history and the ear. */
import { winnersOf, type Outcome } from '../../../engine/contract/outcome'
import type { Seat } from '../../../engine/basics/seat'
import { formatPoints } from '../../wording/formatPoints'
import type { Translate } from '../../wording/translate'
import { joinNames } from '../listener/listener'

/** What an outcome is told with. */
export interface OutcomeContext {
  /** By seat. */
  readonly names: readonly string[]
  /** Where the game's own words begin. */
  readonly words: string
  readonly t: Translate
  /** Who reads or hears it; absent: nobody who played. */
  readonly you?: Seat | undefined
}

function winnersText(winners: readonly Seat[], { names, t, you }: OutcomeContext): string {
  const isYou = you !== undefined && winners.includes(you)
  const named = winners.filter((seat) => seat !== you || !isYou).map((seat) => names[seat] ?? '')
  const joined = joinNames(named, t)
  if (!isYou) return t('app.play.winner', { names: joined, n: winners.length })
  return winners.length === 1
    ? t('app.play.winnerYou')
    : t('app.play.winnerWith', { names: joined })
}

/** One or two sentences. */
export function outcomeText(outcome: Outcome, context: OutcomeContext): string {
  const { words, t } = context
  switch (outcome.kind) {
    case 'ranking':
      return winnersText(winnersOf(outcome), context)
    case 'team': {
      const isAlone = context.names.length === 1
      const score = formatPoints(outcome.score)
      const { grade } = outcome
      // The sentence of a grade holds the score: it is said once.
      if (grade === undefined) {
        return t(`app.outcome.${isAlone ? 'alone' : 'together'}.team`, { score })
      }
      return isAlone
        ? t(`${words}.gradeAlone.${grade}`, { score })
        : t(`${words}.grade.${grade}`, { score })
    }
    case 'none':
      return t('app.outcome.none')
  }
}
