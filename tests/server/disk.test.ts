/** Which flushes ask the disk, and which cannot; who may read what is kept. */
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { diskFor, realDisk } from '../../src/server/disk/disk'
import { writeWhole } from '../../src/server/disk/writeWhole'
import { createFileLog } from '../../src/system/fileLog'
import { makeFolder } from '../../src/system/makeFolder'
import { hasModes } from '../support/systems'

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

it.runIf(hasModes)('what is kept is for nobody else at this computer, whoever comes first', () => {
  const root = mkdtempSync(join(tmpdir(), 'stammtisch-modes-'))
  const at = (...names: readonly string[]): string => join(root, ...names)
  makeFolder(at('started', 'data'))
  realDisk.makeFolder(at('listed', 'finished'))
  writeWhole(at('written', 'host-key'), 'secret')
  createFileLog(at('logged', 'host.log')).write({ event: 'started' })
  const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)
  const folders = ['started', 'started/data', 'listed/finished', 'written', 'logged']
  expect(folders.map((name) => modeOf(at(name)))).toEqual(folders.map(() => '700'))
  expect([at('written', 'host-key'), at('logged', 'host.log')].map(modeOf)).toEqual(['600', '600'])
  rmSync(root, { recursive: true })
})
