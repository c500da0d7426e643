/** The window's part of every game, loaded when it is needed; a missing one does not compile. */
import type { GameId } from '../../games/contracts'
import type { GameWindow } from './gameTable'

/** Loads what the window needs of a game. */
export const GAME_WINDOWS: Readonly<Record<GameId, () => Promise<GameWindow>>> = {
  'time-bluff': async () => (await import('./time-bluff/window')).timeBluffWindow,
  tafelrunde: async () => (await import('./tafelrunde/window')).tafelrundeWindow,
  tofugott: async () => (await import('./tofugott/window')).tofugottWindow,
}
