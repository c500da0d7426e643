/** The voice of the table one is at. */
import type { GameWindow } from '../games/gameTable'
import { useChatTelling } from './useChatTelling'
import { useQuestionVoice } from './useQuestionVoice'
import { useReadingKeys } from './useReadingKeys'
import { useTelling } from './useTelling'

/** Speaks for the table as long as the component lives; `help` is called by the question mark. */
export function useTableVoice(game: () => GameWindow, help: () => void): void {
  useTelling(game)
  useChatTelling()
  useQuestionVoice(game)
  useReadingKeys(game, help)
}
