/** The one address that the app's windows may show, and the one that may be opened in a browser. */
import type { LinkTarget } from '../ipc/ipc'

/** Scheme of the app's own pages. */
export const APP_SCHEME = 'app'

/** Host of the app's own pages. */
export const APP_HOST = 'bundle'

/** The first page. */
export const APP_START = `${APP_SCHEME}://${APP_HOST}/index.html`

/** What follows the first page's address for a window that watches a table; a host elsewhere is named in it. */
export function formatWatchPath(table: string, target: LinkTarget): string {
  const at = target.kind === 'remote' ? `?at=${encodeURIComponent(target.url)}` : ''
  return `#/watch/${table}${at}`
}

/** Whether `address` is a page of the app itself: judged by its parsed parts, never by how the text begins. */
export function isAppAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  const plain = url.username === '' && url.password === '' && url.port === ''
  return plain && url.protocol === `${APP_SCHEME}:` && url.host === APP_HOST
}

/** Whether `address` is a host of this computer, and nothing but that: no path, no name, no other computer. */
export function isHostHere(address: string): boolean {
  return /^http:\/\/127\.0\.0\.1:[1-9]\d{0,4}\/$/u.test(address)
}
