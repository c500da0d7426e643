/** The address that leads into one table. */

const PATH = '#/join/'

/** The page of a table on the host with this address. */
export function formatTableLink(host: string, table: string): string {
  return `${host.replace(/\/+$/u, '')}/${PATH}${table}`
}

/** The link that opens the table in the desktop app of whoever clicks it; `host` as in `location.host`. */
export function formatAppLink(host: string, table: string): string {
  return `stammtisch://join/${host}/${table}`
}

/** The part of this program's address that shows a table to a whole room. */
export function formatWatchPath(table: string): string {
  return `#/watch/${table}`
}

/** Whether the hash of an address shows a table to a whole room. */
export function isWatchPath(hash: string): boolean {
  return /^#\/watch\/[0-9a-f]+(?:\?|$)/u.test(hash)
}

/** The id of the table to which an address leads; undefined: to none. */
export function parseTableLink(address: string): string | undefined {
  return /#\/join\/([0-9a-f]+)$/u.exec(address.trim())?.[1]
}
