/** Where a host keeps its tables, by the customs of each system. */
import { homedir } from 'node:os'
import { join } from 'node:path'

/** The folder of a platform; `environment` as in `process.env`. */
export function defaultDataFolder(
  platform: NodeJS.Platform,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const home = homedir()
  if (platform === 'win32') {
    return join(environment['LOCALAPPDATA'] ?? join(home, 'AppData', 'Local'), 'Stammtisch')
  }
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Stammtisch')
  return join(environment['XDG_STATE_HOME'] ?? join(home, '.local', 'state'), 'stammtisch')
}
