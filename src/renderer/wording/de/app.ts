/** What the pages around the table say, in German. */
import { appLobby } from './appLobby'
import { appPages } from './appPages'
import { appPlay } from './appPlay'
import { appRefusals } from './appRefusals'
import { appScreen } from './appScreen'
import { appStart } from './appStart'

/** German words; the other languages have the same keys. */
export const app = {
  ...appStart,
  ...appLobby,
  ...appPlay,
  ...appRefusals,
  ...appPages,
  ...appScreen,
}

/** The keys every language fills. */
export type AppWords = typeof app
