/** One host per data folder: a lock file that names its owner's process. */
import { closeSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { err, ok, type Result } from '../engine/result'

const LOCK_NAME = 'host.lock'

function isAlive(process_: number): boolean {
  try {
    process.kill(process_, 0)
    return true
  } catch (error) {
    return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EPERM'
  }
}

function tryLock(path: string): boolean {
  try {
    const file = openSync(path, 'wx', 0o600)
    writeSync(file, String(process.pid))
    closeSync(file)
    return true
  } catch {
    return false
  }
}

function ownerOf(path: string): number | undefined {
  try {
    const owner = Number(readFileSync(path, 'utf8'))
    return Number.isInteger(owner) && owner > 0 ? owner : undefined
  } catch {
    return undefined
  }
}

/** Takes the folder; the value gives it back. The error is the process number of the host that has it. */
export function lockFolder(folder: string): Result<() => void, number> {
  const path = join(folder, LOCK_NAME)
  for (let attempt = 0; attempt < 3; attempt++) {
    if (tryLock(path))
      return ok(() => {
        release(path)
      })
    const owner = ownerOf(path)
    if (owner !== undefined && owner !== process.pid && isAlive(owner)) return err(owner)
    release(path)
  }
  return err(0)
}

function release(path: string): void {
  try {
    unlinkSync(path)
  } catch {
    // Somebody has removed it already.
  }
}
