/** What the pages around the table say, in English. */
import type { AppWords } from '../de/app'
import { appLobby } from './appLobby'
import { appPages } from './appPages'
import { appPlay } from './appPlay'
import { appRefusals } from './appRefusals'
import { appScreen } from './appScreen'
import { appStart } from './appStart'

/** English words. */
export const app: AppWords = {
  ...appStart,
  ...appLobby,
  ...appPlay,
  ...appRefusals,
  ...appPages,
  ...appScreen,
}
