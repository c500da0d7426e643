/** How a match ended, in words: for the result page, the history and the ear. */
import { winnersOf, type Outcome } from '../../engine/outcome'
import type { Translate } from '../wording/translate'
import { joinNames } from './listener'

/** What an outcome is told with. */
export interface OutcomeContext {
  /** By seat. */
  readonly names: readonly string[]
  /** Where the game's own words begin. */
  readonly words: string
  readonly t: Translate
}

/** One or two sentences. */
export function outcomeText(outcome: Outcome, { names, words, t }: OutcomeContext): string {
  switch (outcome.kind) {
    case 'ranking': {
      const winners = winnersOf(outcome).map((seat) => names[seat] ?? '')
      return t('app.play.winner', { names: joinNames(winners, t), n: winners.length })
    }
    case 'team': {
      const told = t('app.outcome.team', { score: outcome.score })
      return outcome.grade === undefined ? told : `${told} ${t(`${words}.grade.${outcome.grade}`)}`
    }
    case 'none':
      return t('app.outcome.none')
  }
}
