/** Tables of an earlier place are taken along: the desktop app used to keep its own beside those of the browser version. */
import { copyFileSync, constants, readdirSync, renameSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'

const JOURNAL = '.journal'

function isOtherDisk(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EXDEV'
}

function move(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!isOtherDisk(error)) return
    copyFileSync(from, to, constants.COPYFILE_EXCL)
    unlinkSync(from)
  }
}

/** Moves every journal of `from` that `to` has not; what cannot be moved stays where it is. Whoever calls has locked `to`. */
export function moveTables(from: string, to: string): void {
  try {
    const there = new Set(readdirSync(to))
    for (const name of readdirSync(from)) {
      if (name.endsWith(JOURNAL) && !there.has(name)) move(join(from, name), join(to, name))
    }
  } catch {
    // Usually there is no earlier place.
  }
}
