/** Tables of an earlier place are taken along: the desktop app used to keep its own beside those of the browser version. */
import { join } from 'node:path'
import type { Log } from '../../host/ports'
import type { Disk } from './disk'
import { errorCode } from './errorCode'
import { closeQuietly, removeQuietly, writeNewFile } from './newFile'

const JOURNAL = '.journal'

/** Two places, and what is between them. */
interface Removal {
  readonly disk: Disk
  readonly from: string
  readonly to: string
  readonly log: Log
}

function namesIn(disk: Disk, folder: string): readonly string[] {
  try {
    return disk.list(folder)
  } catch {
    // Usually there is no earlier place.
    return []
  }
}

/** To another disk: the table is whole under its name and on the disk before it goes from its earlier place. */
function carry({ disk, from, to }: Removal, name: string): void {
  const unnamed = join(to, `${name}.new`)
  const file = writeNewFile(disk, unnamed, disk.read(join(from, name)))
  try {
    disk.flush(file)
  } catch (error) {
    removeQuietly(disk, unnamed)
    throw error
  } finally {
    closeQuietly(disk, file)
  }
  disk.rename(unnamed, join(to, name))
  disk.flushFolder(to)
  disk.remove(join(from, name))
}

function move(removal: Removal, name: string): void {
  const { disk, from, to } = removal
  try {
    disk.rename(join(from, name), join(to, name))
  } catch (error) {
    if (errorCode(error) !== 'EXDEV') throw error
    carry(removal, name)
  }
}

/** Moves every journal of `from` that `to` has not; what cannot be moved stays where it is. Whoever calls has locked `to`. */
export function moveTables(removal: Removal): void {
  const { disk, from, to, log } = removal
  const there = new Set(namesIn(disk, to))
  for (const name of namesIn(disk, from)) {
    if (!name.endsWith(JOURNAL) || there.has(name)) continue
    try {
      move(removal, name)
    } catch (error) {
      log.write({ event: 'table-not-moved', file: name, why: errorCode(error) })
    }
  }
}
