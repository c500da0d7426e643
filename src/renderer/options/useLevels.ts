/** How well computers play, to choose from. */
import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { BOT_LEVELS, type BotLevel } from '../../protocol/terms'

/** One of them: its name and, where a game says it, how it plays there. */
export interface LevelChoice {
  readonly value: BotLevel
  readonly label: string
  readonly hint?: string
}

/** Every level; `words` is where the words of the game begin, undefined without its hints. */
export function useLevels(words: () => string | undefined): ComputedRef<readonly LevelChoice[]> {
  const { t } = useI18n()
  return computed(() => {
    const game = words()
    return BOT_LEVELS.map((value) => ({
      value,
      label: t(`app.level.${value}`),
      ...(game === undefined ? {} : { hint: t(`${game}.level.${value}`) }),
    }))
  })
}
