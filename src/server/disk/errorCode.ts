/** The system's own name for what went wrong. */

/** The code of an error of Node, e.g. `ENOSPC`; empty if it has none. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}
