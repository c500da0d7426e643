/** The address that leads into one table. */
import { FINGERPRINT_DIGITS } from '../../protocol/terms'

const PATH = '#/join/'
/** The table, and the fingerprint of its host. */
const JOIN = new RegExp(`#/join/([0-9a-f]+)(?:/([0-9a-f]{${String(FINGERPRINT_DIGITS)}}))?$`, 'u')

/** A table at a host with this fingerprint, as it stands in links. */
function formatPlace(table: string, key: string | undefined): string {
  return key === undefined ? table : `${table}/${key}`
}

/** The page of a table on the host with this address; `key`: its fingerprint, by which the guest's end knows it. */
export function formatTableLink(host: string, table: string, key?: string): string {
  return `${host.replace(/\/+$/u, '')}/${PATH}${formatPlace(table, key)}`
}

/** The link that opens the table in the desktop app of whoever clicks it; `host` as in `location.host`. */
export function formatAppLink(host: string, table: string, key?: string): string {
  return `stammtisch://join/${host}/${formatPlace(table, key)}`
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
  return JOIN.exec(address.trim())?.[1]
}

/** Whether an address means a table and leads to none: a character of it is wrong, or its end is missing. */
export function isSpoiltLink(address: string): boolean {
  return address.includes(PATH) && !JOIN.test(address.trim())
}

/** The fingerprint of the host that an address names; undefined: it names none. */
export function parseLinkKey(address: string): string | undefined {
  return JOIN.exec(address.trim())?.[2]
}
