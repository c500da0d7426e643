/** Every touch of the disk that a journal makes, so that tests can let each one fail. */
import {
  close,
  closeSync,
  constants,
  fdatasync,
  fdatasyncSync,
  fstatSync,
  fsync,
  fsyncSync,
  open,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  statfsSync,
  statSync,
  truncateSync,
  unlinkSync,
  writeSync,
} from 'node:fs'
import { makeFolder } from '../../system/makeFolder'

/** Calls of the file system; they throw as Node's own do. */
export interface Disk {
  makeFolder(path: string): void
  list(folder: string): string[]
  /** What lies at a path, links followed; `changed`: when it was written last, in milliseconds. */
  look(path: string): { readonly isFile: boolean; readonly size: number; readonly changed: number }
  read(path: string): Uint8Array
  /** The first bytes of an open file, also when its name is gone. */
  readOpen(file: number, length: number): Uint8Array
  /** Opens a file that must not exist yet; what is written goes to its end. */
  createNew(path: string): number
  /** Opens a file that exists. */
  openForAppend(path: string): number
  /** Whether the open file has any name left. */
  hasName(file: number): boolean
  /** Whether the path still leads to the open file. */
  isAt(file: number, path: string): boolean
  write(file: number, bytes: Uint8Array): void
  /** Returns only when the bytes of the file are on the disk. */
  flush(file: number): void
  /** The same in a thread of its own. */
  flushLater(file: number, done: (error: Error | null) => void): void
  close(file: number): void
  /** Cuts a file down to its first bytes. */
  truncate(path: string, length: number): void
  rename(from: string, to: string): void
  remove(path: string): void
  /** Returns only when names in the folder are on the disk. */
  flushFolder(folder: string): void
  /** The same in a thread of its own. */
  flushFolderLater(folder: string, done: (error: Error | null) => void): void
}

function writeAll(file: number, bytes: Uint8Array): void {
  let written = 0
  while (written < bytes.length) written += writeSync(file, bytes, written)
}

function readOpen(file: number, length: number): Uint8Array {
  const bytes = Buffer.alloc(length)
  let got = 0
  while (got < length) {
    const more = readSync(file, bytes, got, length - got, got)
    if (more === 0) throw new Error('the file is shorter than it was')
    got += more
  }
  return bytes
}

function hasName(file: number): boolean {
  return fstatSync(file).nlink > 0
}

function isAt(file: number, path: string): boolean {
  const there = statSync(path, { bigint: true, throwIfNoEntry: false })
  const own = fstatSync(file, { bigint: true })
  return there?.ino === own.ino && there.dev === own.dev
}

/** Folders cannot be flushed on Windows; there the file system orders names by itself. */
function flushFolder(folder: string): void {
  if (process.platform === 'win32') return
  const file = openSync(folder, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

function flushFolderLater(folder: string, done: (error: Error | null) => void): void {
  if (process.platform === 'win32') {
    done(null)
    return
  }
  open(folder, 'r', (notOpened, file) => {
    if (notOpened) {
      done(notOpened)
      return
    }
    fsync(file, (error) => {
      close(file, () => {
        done(error)
      })
    })
  })
}

/** The real file system. */
export const realDisk: Disk = {
  makeFolder,
  list: (folder) => readdirSync(folder),
  look: (path) => {
    const found = statSync(path)
    return { isFile: found.isFile(), size: found.size, changed: found.mtimeMs }
  },
  read: (path) => readFileSync(path),
  readOpen,
  createNew: (path) => openSync(path, 'ax+', 0o600),
  openForAppend: (path) => openSync(path, constants.O_RDWR | constants.O_APPEND),
  hasName,
  isAt,
  write: writeAll,
  flush: fdatasyncSync,
  flushLater: fdatasync,
  close: closeSync,
  truncate: truncateSync,
  rename: renameSync,
  remove: unlinkSync,
  flushFolder,
  flushFolderLater,
}

/** What Linux says of a folder whose files lie in memory. */
const IN_MEMORY = 0x01021994

function isInMemory(folder: string): boolean {
  try {
    return process.platform === 'linux' && statfsSync(folder).type === IN_MEMORY
  } catch {
    return false
  }
}

/** The file system for a folder: where its files lie in memory for good, a flush brings them nowhere and no thread is asked for it. */
export function diskFor(folder: string): Disk {
  if (!isInMemory(folder)) return realDisk
  return {
    ...realDisk,
    flushLater: (_file, done) => {
      done(null)
    },
    flushFolderLater: (_folder, done) => {
      done(null)
    },
  }
}
