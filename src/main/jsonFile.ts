/** A small JSON file that is replaced whole: never half written, and a damaged one is kept aside. */
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder } from '../system/makeFolder'

/** The value in the file; undefined if there is none. A file that is no JSON is renamed to `….damaged` and counts as none. */
export function readJsonFile(path: string): unknown {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    keepAside(path)
    return undefined
  }
}

function keepAside(path: string): void {
  try {
    renameSync(path, `${path}.damaged`)
  } catch {
    // The damaged file stays where it is; the next write replaces it.
  }
}

/** Puts `value` in the file's place; false if the disk refuses, the old file then stands unchanged. */
export function writeJsonFile(path: string, value: unknown): boolean {
  const temporary = `${path}.new`
  try {
    makeFolder(dirname(path))
    const file = openSync(temporary, 'w', 0o600)
    try {
      // Goes on until all is there: one call of `writeSync` may leave the rest out on a nearly full disk.
      writeFileSync(file, JSON.stringify(value))
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(temporary, path)
    return true
  } catch {
    return false
  }
}
