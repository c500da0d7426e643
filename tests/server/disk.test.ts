/** Which flushes ask the disk, and which cannot. */
import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { diskFor, realDisk } from '../../src/server/disk/disk'

function isFlushedAtOnce(parent: string): boolean {
  const folder = mkdtempSync(join(parent, 'stammtisch-disk-'))
  const file = openSync(join(folder, 'journal'), 'w')
  let isDone = false
  diskFor(folder).flushLater(file, () => {
    isDone = true
  })
  const atOnce = isDone
  closeSync(file)
  rmSync(folder, { recursive: true })
  return atOnce
}

it.runIf(existsSync('/dev/shm'))('waits for no thread where files lie in memory', () => {
  expect(isFlushedAtOnce('/dev/shm')).toBe(true)
})

it('waits for the disk where nobody knows what there is', () => {
  expect(diskFor(join(tmpdir(), 'not-there'))).toBe(realDisk)
})
