/** A file comes to be whole or not at all, and what cannot be put away is left lying. */
import { dirname } from 'node:path'
import type { Disk } from './disk'
import { errorCode } from './errorCode'

/**
 * A new file with these bytes, open for more, whatever lay there before; not flushed yet.
 * @throws what the disk does; nothing of the file is left then
 */
export function writeNewFile(disk: Disk, path: string, bytes: Uint8Array): number {
  const file = createAnew(disk, path)
  try {
    disk.write(file, bytes)
    return file
  } catch (error) {
    closeQuietly(disk, file)
    removeQuietly(disk, path)
    throw error
  }
}

/** What lies there was never told of; where nothing does, the disk is asked once. */
function createAnew(disk: Disk, path: string): number {
  try {
    return disk.createNew(path)
  } catch (error) {
    if (errorCode(error) === 'EEXIST') removeQuietly(disk, path)
    else if (errorCode(error) === 'ENOENT') disk.makeFolder(dirname(path))
    else throw error
    return disk.createNew(path)
  }
}

/**
 * Keeps these bytes under that path, on the disk when this returns; what has that name already is the same.
 * @throws what the disk does; nothing of the file is left then
 */
export function writeCopy(disk: Disk, path: string, bytes: Uint8Array): void {
  try {
    const file = disk.createNew(path)
    try {
      disk.write(file, bytes)
      disk.flush(file)
    } finally {
      disk.close(file)
    }
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return
    removeQuietly(disk, path)
    throw error
  }
}

/** Closes what is not used again, whether it can be closed or not. */
export function closeQuietly(disk: Disk, file: number): void {
  try {
    disk.close(file)
  } catch {
    // A file that cannot even be closed is not used again.
  }
}

/** Removes what may lie there; usually there is none. */
export function removeQuietly(disk: Disk, path: string): void {
  try {
    disk.remove(path)
  } catch {
    // What cannot be removed is written over the next time.
  }
}
