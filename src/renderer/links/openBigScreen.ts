/** Shows a table on a big screen: a window of its own in the desktop app, another tab in a browser. */
import type { LinkTarget } from '../../ipc/ipc'
import { formatWatchPath } from './tableLink'

/** Opens it; it knows nothing of this window, and nothing of this window's seat. */
export function openBigScreen(table: string, target: LinkTarget): void {
  const api = window.stammtisch
  if (api) void api.showOnBigScreen(table, target)
  else window.open(`${location.pathname}${formatWatchPath(table)}`, '_blank', 'noopener')
}
