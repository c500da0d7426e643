/** A refused command in words: what happened, and what to do next. */
import { useI18n } from 'vue-i18n'
import type { Answer } from '../../protocol/hostMessages'
import { setupRule, setupText, type SetupProblemView } from '../options/setupText'
import { useOptionWords } from '../options/useOptionWords'
import { useTable } from '../stores/table'
import { refusalNumbers } from './refusalNumbers'
import { unreadyText } from './unreadyText'

/** The words for refusals in the reader's language. */
export interface RefusalWords {
  /** Empty if the answer is no refusal. */
  refusalOf(answer: Answer): string
  /** The rule behind it, for the reader to look up; undefined where none says so. */
  ruleOf(answer: Answer): string | undefined
  /** Why no match could begin as the table is set. */
  setupOf(problem: SetupProblemView): string
}

/** Refusals in words; `words`: where the words of the game in question begin, if there is one. */
export function useRefusal(words: () => string | undefined = () => undefined): RefusalWords {
  const { t, te } = useI18n()
  const store = useTable()
  const context = useOptionWords(() => words() ?? '')

  function setupOf(problem: SetupProblemView): string {
    return setupText(problem, context.value)
  }
  return {
    setupOf,
    ruleOf(answer) {
      if (answer.ok) return undefined
      return answer.setup === undefined ? answer.rule : setupRule(answer.setup)
    },
    refusalOf(answer) {
      if (answer.ok) return ''
      const { refusal, reason, option, setup } = answer
      if (setup) return setupOf(setup)
      if (option) return setupOf({ kind: 'option', problem: option })
      const why = `${words() ?? ''}Table.reason.${reason ?? ''}`
      if (reason !== undefined && te(why)) return t(why)
      // Whom it waits for says more than that it waits.
      const unready =
        refusal === 'not-everybody-ready'
          ? unreadyText(store.table, (key, named = {}) => t(key, named))
          : ''
      if (unready !== '') return unready
      return t(`app.refusal.${refusal}`, refusalNumbers(refusal))
    },
  }
}
