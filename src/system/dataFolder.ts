/** Where a host keeps its tables, by the customs of each system: one place for the desktop app and the browser version. */
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'

/** The folder in use, and the one that the other of the two used to have. */
export interface DataFolders {
  readonly current: string
  readonly former: string
}

/** The folders of a platform; `environment` as in `process.env`. */
export function dataFolders(
  platform: NodeJS.Platform,
  environment: Readonly<Record<string, string | undefined>>,
): DataFolders {
  const home = homedir()
  if (platform === 'win32') {
    const local = environment['LOCALAPPDATA'] ?? join(home, 'AppData', 'Local')
    const roaming = environment['APPDATA'] ?? join(home, 'AppData', 'Roaming')
    return { current: join(local, 'Stammtisch'), former: join(roaming, 'stammtisch', 'tables') }
  }
  if (platform === 'darwin') {
    // The folder itself belongs to the app's window; on this system the two names are one.
    const shared = join(home, 'Library', 'Application Support', 'Stammtisch')
    return { current: join(shared, 'tables'), former: shared }
  }
  const state = environment['XDG_STATE_HOME'] ?? join(home, '.local', 'state')
  const settings = environment['XDG_CONFIG_HOME'] ?? join(home, '.config')
  return { current: join(state, 'stammtisch'), former: join(settings, 'stammtisch', 'tables') }
}

/** Beside it lies a program that was installed: the next installer empties that folder. */
const UNINSTALLER = 'Uninstall Stammtisch.exe'

/**
 * Where a program for Windows that is carried along keeps everything: a folder `data` beside it, if somebody has made one.
 * Undefined: it keeps its data where an installed one does.
 */
export function portableFolder(
  program: string,
  isThere: (path: string) => boolean = existsSync,
): string | undefined {
  const beside = dirname(program)
  const folder = join(beside, 'data')
  return isThere(folder) && !isThere(join(beside, UNINSTALLER)) ? folder : undefined
}

/** The folder in it that people put decks of their own into. */
export const CONTENT_FOLDER = 'content'
