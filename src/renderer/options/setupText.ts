/** Why no match can begin as a table is set, in words. */
import type { OfKind } from '../../engine/basics/kinds'
import type { TableView } from '../../protocol/tableViews'
import { contentTitle, type OptionWordsContext } from './optionWords'

/** Why no match can begin. */
export type SetupProblemView = NonNullable<TableView['setup']>

function optionText(
  { key, problem, allowed }: OfKind<SetupProblemView, 'option'>['problem'],
  { words, t, te }: OptionWordsContext,
): string {
  const label = `${words}.option.${key}.label`
  return t(`app.setup.${problem}`, { option: te(label) ? t(label) : key, allowed })
}

/** The rule behind it, for the reader to look up; undefined where none says so. */
export function setupRule(problem: SetupProblemView): string | undefined {
  switch (problem.kind) {
    case 'option':
    case 'content':
      return undefined
    case 'seats':
      return problem.rule
    case 'refused':
      return problem.refusal.rule
  }
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
      return t(`app.setup.content.${problem.problem}`, {
        id: contentTitle(problem.id, context),
      })
    case 'refused': {
      const { reason, values } = problem.refusal
      const why = `${words}.setup.${reason}`
      return te(why) ? t(why, values) : t('app.setup.refused')
    }
  }
}
