/** Why no match can begin as a table is set, in words. */
import type { TableView } from '../../protocol/tableViews'
import type { OptionWordsContext } from './optionWords'

/** Why no match can begin. */
export type SetupProblemView = NonNullable<TableView['setup']>

function optionText(
  { key, problem, allowed }: Extract<SetupProblemView, { kind: 'option' }>['problem'],
  { words, t, te }: OptionWordsContext,
): string {
  const label = `${words}.option.${key}.label`
  return t(`app.setup.${problem}`, { option: te(label) ? t(label) : key, allowed })
}

/** One or two sentences: what is in the way, and what to do. */
export function setupText(problem: SetupProblemView, context: OptionWordsContext): string {
  const { words, t, te } = context
  switch (problem.kind) {
    case 'option':
      return optionText(problem.problem, context)
    case 'seats':
      return t('app.setup.seats', { min: problem.min, max: problem.max })
    case 'content':
      return t('app.setup.content', { id: problem.id })
    case 'refused': {
      const { reason, rule, values } = problem.refusal
      const why = `${words}.setup.${reason}`
      return te(why) ? t('app.refusal.byRule', { why: t(why, values), rule }) : t('app.setup.refused', { rule })
    }
  }
}
