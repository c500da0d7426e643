/** The voice of a table. */
import type { GameWindow } from '../games/gameTable'
import { useTable } from '../stores/table'
import type { SpokenTable } from './spokenTable'
import { useAwayVoice } from './telling/useAwayVoice'
import { useChatTelling } from './telling/useChatTelling'
import { useNextMatchVoice } from './telling/useNextMatchVoice'
import { useQuestionVoice } from './asking/useQuestionVoice'
import { useReadingKeys } from './reading/useReadingKeys'
import { useTelling } from './telling/useTelling'

/** Speaks for a match as long as the component lives; `help` is called by the question mark. */
export function useMatchVoice(game: () => GameWindow, store: SpokenTable, help: () => void): void {
  useTelling(game, store)
  useQuestionVoice(game, store)
  useReadingKeys(game, store, help)
}

/** Speaks for the table one is at, talk included, as long as the component lives; `help` is called by the question mark. */
export function useTableVoice(game: () => GameWindow, help: () => void): void {
  useChatTelling()
  useMatchVoice(game, useTable(), help)
  useNextMatchVoice()
  useAwayVoice()
}
