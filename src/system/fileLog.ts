/** A log of JSON lines in a file that does not grow for ever. */
import { appendFileSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder } from './makeFolder'

/** Bytes; a longer log is put aside as `….old` and begun anew. */
const LARGEST_LOG = 1024 * 1024
/** It names people and tables. */
const OWN_ALONE = 0o600

/** Where lines are written; never with tokens or cards. */
export interface FileLog {
  write(line: { readonly event: string; readonly [key: string]: unknown }): void
}

function rotate(path: string): void {
  try {
    if (statSync(path).size > LARGEST_LOG) renameSync(path, `${path}.old`)
  } catch {
    // There is no log yet.
  }
}

/** A log in a file, one JSON object a line; what cannot be written is lost, never a reason to stop. */
export function createFileLog(path: string): FileLog {
  return {
    write(line) {
      rotate(path)
      try {
        makeFolder(dirname(path))
        const text = JSON.stringify({ at: new Date().toISOString(), ...line })
        appendFileSync(path, `${text}\n`, { mode: OWN_ALONE })
      } catch {
        // A full disk must not end a game because of its log.
      }
    },
  }
}
