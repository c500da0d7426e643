/** Making a folder and the ones above it. */
import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

/** What is kept there is read by nobody else at this computer: hands, names and the host's key. */
const OWN_ALONE = 0o700

/**
 * Makes `path` where it is missing; throws as Node does if it cannot be made. Step by step: Node's own `recursive` never comes
 * back from a place such as `/proc`, which is there and says of every new name that something above it is missing.
 */
export function makeFolder(path: string): void {
  if (isFolder(path)) return
  const above = dirname(path)
  if (above !== path) makeFolder(above)
  try {
    mkdirSync(path, OWN_ALONE)
  } catch (error) {
    // Somebody else may have made it meanwhile.
    if (!isFolder(path)) throw error
  }
}
