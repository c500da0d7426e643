/** Commands for the table one is at; what is refused is shown and said. */
import { ref, watch, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Command } from '../../protocol/clientMessages'
import type { Answer } from '../../protocol/hostMessages'
import { useSpeech } from '../speech/useSpeech'
import { useTable } from '../stores/table'
import { unreadyText } from './unreadyText'
import { useRefusal } from './useRefusal'

/** Commands, and what became of the last one. */
export interface TableCommands {
  /** Why the last command was refused, in words; empty if it was not. */
  readonly problem: Readonly<Ref<string>>
  /** The rule behind it, if there is one. */
  readonly problemRule: Readonly<Ref<string | undefined>>
  /** It has been read. */
  forget(): void
  run(command: Command): Promise<Answer>
}

/** Nobody is dealt into a running match: a hand would be seen twice. */
function refusedInMatch({ kind }: Command, answer: Answer): boolean {
  return kind === 'sit' && !answer.ok && answer.refusal === 'match-running'
}

/** Sends commands; `words`: where the words of the table's game begin. */
export function useTableCommands(words: () => string): TableCommands {
  const { t } = useI18n()
  const store = useTable()
  const speech = useSpeech()
  const { refusalOf, ruleOf } = useRefusal(words)
  const problem = ref('')
  const problemRule = ref<string>()
  // Whom it waited for may be ready since.
  watch(
    () => unreadyText(store.table, (key, named = {}) => t(key, named)),
    (_now, before) => {
      if (problem.value === before) problem.value = ''
    },
  )
  return {
    problem,
    problemRule,
    forget() {
      problem.value = ''
    },
    async run(command) {
      const answer = await store.here(command)
      problem.value = refusedInMatch(command, answer) ? t('app.lobby.sitLater') : refusalOf(answer)
      problemRule.value = ruleOf(answer)
      speech.say(problem.value)
      return answer
    },
  }
}
