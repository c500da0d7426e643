/** One host per data folder: a lock that the system itself holds, and gives back when its owner ends, however it ends. */
import { spawnSync } from 'node:child_process'
import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { err, ok, type Result } from '../../engine/basics/result'
import { errorCode } from './errorCode'

const LOCK_NAME = 'host.lock'
const OPEN = constants.O_RDWR | constants.O_CREAT

/** Flags that open a file and lock it in one step; Node hands them through, though it has no names for them. */
const O_EXLOCK = 0x20 | constants.O_NONBLOCK
const EXCLUSIVE: Readonly<Partial<Record<NodeJS.Platform, number>>> = {
  win32: 0x10_00_00_00, // libuv's UV_FS_O_EXLOCK: nobody else may open the file
  darwin: O_EXLOCK,
  freebsd: O_EXLOCK,
  openbsd: O_EXLOCK,
}
/** What opening says when somebody has the lock. */
const TAKEN = new Set(['EBUSY', 'EAGAIN', 'EWOULDBLOCK'])
/** Windows: programs that look into every new file keep it for a moment. */
const TRIES = 5
const BETWEEN_TRIES = 100

/** What opening or `flock` says where there are no locks; the first stands for a missing program. */
const NO_LOCKS = new Set(['flock', 'ENOLCK', 'EOPNOTSUPP', 'ENOTSUP', 'EINVAL'])

/** Who has a folder, as far as the system lets others read it. */
export interface FolderOwner {
  /** Number of the process. */
  readonly process?: number
  /** Where it can be played with at this computer. */
  readonly address?: string
}

/** The lock of a folder. */
export interface FolderLock {
  /** Lets others who want the folder know where to go instead; absent: nowhere any more. */
  tellAddress(address?: string): void
  release(): void
}

/** Why a folder could not be locked; the codes are the system's, `flock` where that program is missing. */
export type LockProblem =
  | { readonly kind: 'folder-in-use'; readonly owner: FolderOwner }
  | { readonly kind: 'folder-not-lockable'; readonly code: string }
  | { readonly kind: 'folder-not-writable'; readonly code: string }

function wait(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

/** Opens and locks at once; the error is the system's code. */
function openExclusively(path: string, flag: number): Result<number, string> {
  let code = ''
  for (let attempt = 0; attempt < TRIES; attempt++) {
    if (attempt > 0) wait(BETWEEN_TRIES)
    try {
      return ok(openSync(path, OPEN | flag, 0o600))
    } catch (error) {
      code = errorCode(error)
      if (!TAKEN.has(code)) break
    }
  }
  return err(code)
}

/**
 * Linux has no such flag, but `flock` (util-linux, busybox, toybox) locks the open file that it is handed: the lock belongs to
 * that open file, not to the program, and so stays with us. The error is the system's code.
 */
function openAndFlock(path: string): Result<number, string> {
  const file = openSync(path, OPEN, 0o600)
  const done = spawnSync('flock', ['-x', '-n', '3'], {
    stdio: ['ignore', 'ignore', 'pipe', file],
    encoding: 'utf8',
  })
  if (done.status === 0) return ok(file)
  closeSync(file)
  if (done.error) return err(errorCode(done.error) === 'ENOENT' ? 'flock' : errorCode(done.error))
  return err(done.status === 1 && done.stderr === '' ? 'EAGAIN' : 'ENOLCK')
}

function open(path: string): Result<number, string> {
  const flag = EXCLUSIVE[process.platform]
  try {
    return flag === undefined ? openAndFlock(path) : openExclusively(path, flag)
  } catch (error) {
    return err(errorCode(error))
  }
}

/** What the owner has written; never asked whether it is alive, only told to people. */
function readOwner(path: string): FolderOwner {
  try {
    const [number, address] = readFileSync(path, 'utf8').split('\n')
    const process_ = Number(number)
    const isNumber = Number.isInteger(process_) && process_ > 0
    return { ...(isNumber ? { process: process_ } : {}), ...(address ? { address } : {}) }
  } catch {
    return {}
  }
}

function writeOwner(file: number, lines: readonly string[]): void {
  try {
    ftruncateSync(file)
    writeSync(file, lines.join('\n'), 0)
  } catch {
    // A full disk: the lock holds without it.
  }
}

function problemOf(code: string, path: string): LockProblem {
  if (TAKEN.has(code)) return { kind: 'folder-in-use', owner: readOwner(path) }
  return { kind: NO_LOCKS.has(code) ? 'folder-not-lockable' : 'folder-not-writable', code }
}

/** Takes the folder. Its file stays for ever: removing it would let two hosts lock two files of one name. */
export function lockFolder(folder: string): Result<FolderLock, LockProblem> {
  const path = join(folder, LOCK_NAME)
  const file = open(path)
  if (!file.ok) return err(problemOf(file.error, path))
  const own = String(process.pid)
  writeOwner(file.value, [own])
  return ok({
    tellAddress(address) {
      writeOwner(file.value, address === undefined ? [own] : [own, address])
    },
    release() {
      closeSync(file.value)
    },
  })
}
