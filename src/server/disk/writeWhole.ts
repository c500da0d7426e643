/** Writes a file whole or not at all. */
import { rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { realDisk } from './disk'

/** Returns once the text is on the disk under its name; throws as Node does, and then what lay there before still does. */
export function writeWhole(path: string, text: string): void {
  const folder = dirname(path)
  const temporary = join(folder, `.${basename(path)}.new`)
  realDisk.makeFolder(folder)
  rmSync(temporary, { force: true })
  const file = realDisk.createNew(temporary)
  try {
    realDisk.write(file, Buffer.from(text))
    realDisk.flush(file)
  } finally {
    realDisk.close(file)
  }
  realDisk.rename(temporary, path)
  realDisk.flushFolder(folder)
}
