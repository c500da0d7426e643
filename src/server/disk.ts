/** Every touch of the disk that a journal makes, so that tests can let each one fail. */
import {
  closeSync,
  fdatasyncSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeSync,
} from 'node:fs'

/** Calls of the file system; they throw as Node's own do. */
export interface Disk {
  makeFolder(path: string): void
  list(folder: string): string[]
  read(path: string): Uint8Array
  /** Opens a file that must not exist yet. */
  createNew(path: string): number
  openForAppend(path: string): number
  write(file: number, bytes: Uint8Array): void
  /** Returns only when the bytes of the file are on the disk. */
  flush(file: number): void
  close(file: number): void
  rename(from: string, to: string): void
  remove(path: string): void
  /** Returns only when names in the folder are on the disk. */
  flushFolder(folder: string): void
}

function writeAll(file: number, bytes: Uint8Array): void {
  let written = 0
  while (written < bytes.length) written += writeSync(file, bytes, written)
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

/** The real file system. */
export const realDisk: Disk = {
  makeFolder: (path) => {
    mkdirSync(path, { recursive: true, mode: 0o700 })
  },
  list: (folder) => readdirSync(folder),
  read: (path) => readFileSync(path),
  createNew: (path) => openSync(path, 'wx', 0o600),
  openForAppend: (path) => openSync(path, 'a', 0o600),
  write: writeAll,
  flush: fdatasyncSync,
  close: closeSync,
  rename: renameSync,
  remove: unlinkSync,
  flushFolder,
}
