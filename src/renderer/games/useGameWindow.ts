/** A game's part of the window together with its words in the reader's language. */
import { shallowRef, watch, type ShallowRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { isGameId } from '../../games/contracts'
import { useLoading } from '../stores/loading'
import { addGameWords } from '../wording/loadWords'
import type { GameWindow } from './gameTable'
import { GAME_WINDOWS } from './gameTables'

/** Loads the window of whichever game is named, and lets it be known if that fails or takes its time; the one before stays until the next is there, undefined until the first is. */
export function useGameWindow(
  id: () => string | undefined,
): Readonly<ShallowRef<GameWindow | undefined>> {
  const words = useI18n({ useScope: 'global' })
  const game = shallowRef<GameWindow>()
  const loading = useLoading()
  async function load(wanted: string): Promise<void> {
    if (!isGameId(wanted)) return
    const [window] = await Promise.all([GAME_WINDOWS[wanted](), addGameWords(words, wanted)])
    // Another one may have been asked for meanwhile.
    if (id() === wanted) game.value = window
  }
  watch(
    id,
    (wanted) => {
      if (wanted !== undefined) void loading.follow(() => load(wanted))
    },
    { immediate: true },
  )
  return game
}
