/** Tables are taken along from an earlier place, whole or not at all. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Log } from '../../src/host/ports'
import { realDisk, type Disk } from '../../src/server/disk/disk'
import { moveTables } from '../../src/server/disk/moveTables'

const TABLE = '2026-11-29-abc.journal'

let from: string
let to: string
let lines: string[]

const log: Log = {
  write: ({ event, file, why }) => {
    lines.push([event, file, why].map(String).join(' '))
  },
}

function refuse(code: string): never {
  throw Object.assign(new Error(code), { code })
}

/** Two disks with nothing in common; what is called of the other is noted, and one kind of call fails for the first time. */
function otherDisk(calls: string[], failing?: string): Disk {
  const note = (call: string): void => {
    calls.push(call)
    if (call === failing && !calls.includes(call, calls.indexOf(call) + 1)) refuse('EIO')
  }
  return {
    ...realDisk,
    createNew: (path) => {
      note('create')
      return realDisk.createNew(path)
    },
    write: (file, bytes) => {
      note('write')
      realDisk.write(file, bytes)
    },
    flush: (file) => {
      note('flush')
      realDisk.flush(file)
    },
    rename: (here, there) => {
      if (here.startsWith(from)) refuse('EXDEV')
      note('rename')
      realDisk.rename(here, there)
    },
    flushFolder: (folder) => {
      note('flush folder')
      realDisk.flushFolder(folder)
    },
    remove: (path) => {
      note('remove')
      realDisk.remove(path)
    },
  }
}

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'stammtisch-moved-'))
  from = join(folder, 'earlier')
  to = join(folder, 'now')
  mkdirSync(from)
  mkdirSync(to)
  lines = []
  writeFileSync(join(from, TABLE), 'played')
})

describe('tables of an earlier place', () => {
  it('are taken along, and overwrite none', () => {
    mkdirSync(join(from, 'finished'))
    for (const name of ['b.journal', 'host.lock', 'Cookies'])
      writeFileSync(join(from, name), `old ${name}`)
    writeFileSync(join(to, 'b.journal'), 'new b')
    moveTables({ disk: realDisk, from, to, log })
    expect(readdirSync(to).sort()).toEqual([TABLE, 'b.journal'])
    expect(readFileSync(join(to, TABLE), 'utf8')).toBe('played')
    expect(readFileSync(join(to, 'b.journal'), 'utf8')).toBe('new b')
    expect(readdirSync(from).sort()).toEqual(['Cookies', 'b.journal', 'finished', 'host.lock'])
    moveTables({ disk: realDisk, from: join(from, 'never-was'), to, log })
    expect([readdirSync(to).length, lines]).toEqual([2, []])
  })

  it('leave an earlier disk when they are on the other one under their name, and not before', () => {
    const calls: string[] = []
    moveTables({ disk: otherDisk(calls), from, to, log })
    expect(calls).toEqual(['create', 'write', 'flush', 'rename', 'flush folder', 'remove'])
    expect([readdirSync(from), readdirSync(to)]).toEqual([[], [TABLE]])
    expect(readFileSync(join(to, TABLE), 'utf8')).toBe('played')
  })

  it.each(['create', 'write', 'flush', 'rename', 'flush folder'])(
    'stay where they are when the other disk refuses to %s, and the others go',
    (call) => {
      const other = '2026-11-30-def.journal'
      writeFileSync(join(from, other), 'played as well')
      moveTables({ disk: otherDisk([], call), from, to, log })
      expect(lines).toEqual([`table-not-moved ${TABLE} EIO`])
      expect(readFileSync(join(from, TABLE), 'utf8')).toBe('played')
      expect(readFileSync(join(to, other), 'utf8')).toBe('played as well')
    },
  )
})
