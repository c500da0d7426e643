/** A refused command in words: what happened, and what to do next. */
import { useI18n } from 'vue-i18n'
import type { Answer } from '../../protocol/hostMessages'
import { setupRule, setupText, type SetupProblemView } from '../options/setupText'
import { useOptionWords } from '../options/useOptionWords'
import { useTable } from '../stores/table'
import { unreadyNames } from './unreadyNames'

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
      const names = refusal === 'not-everybody-ready' ? unreadyNames(store.table) : ''
      // Whom it waits for says more than that it waits.
      if (names !== '') return t('app.lobby.unready', { names })
      return t(`app.refusal.${refusal}`, { allowed: '' })
    },
  }
}
