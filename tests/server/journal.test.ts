/** Journals on disk: what was acknowledged is there, what is damaged is noticed, errors never count as written. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../src/engine/fastRandom'
import { present } from '../../src/engine/invariant'
import type { Json } from '../../src/engine/json'
import { realDisk, type Disk } from '../../src/server/disk'
import { readJournal } from '../../src/server/journalFormat'
import { createJournalStore } from '../../src/server/journalStore'

const MUTATIONS = 5000

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'stammtisch-journal-'))
}

function fill(folder: string, records: readonly Json[]): string {
  const created = createJournalStore(realDisk, folder).create('abc')
  if (!created.ok) throw new Error(created.error)
  for (const record of records) expect(created.value.append(record).ok).toBe(true)
  return join(
    folder,
    present(
      readdirSync(folder).find((name) => name.endsWith('.journal')),
      'one file',
    ),
  )
}

const RECORDS: readonly Json[] = Array.from({ length: 20 }, (_, index) => ({
  index,
  text: 'Käuzchen'.repeat(index),
}))

/** A disk whose `at`-th call to a changing operation fails with `code`. */
function failingDisk(at: number, code: string): Disk {
  let calls = 0
  const strike = (): void => {
    calls += 1
    if (calls === at) throw Object.assign(new Error(code), { code })
  }
  return {
    ...realDisk,
    createNew: (path) => {
      strike()
      return realDisk.createNew(path)
    },
    openForAppend: (path) => {
      strike()
      return realDisk.openForAppend(path)
    },
    write: (file, bytes) => {
      strike()
      realDisk.write(file, bytes)
    },
    flush: (file) => {
      strike()
      realDisk.flush(file)
    },
    rename: (from, to) => {
      strike()
      realDisk.rename(from, to)
    },
    flushFolder: (folder) => {
      strike()
      realDisk.flushFolder(folder)
    },
  }
}

/** A disk on which only what was flushed is really written. */
function forgetfulDisk(): Disk {
  const waiting = new Map<number, Uint8Array[]>()
  return {
    ...realDisk,
    write: (file, bytes) => {
      waiting.set(file, [...(waiting.get(file) ?? []), bytes])
    },
    flush: (file) => {
      for (const bytes of waiting.get(file) ?? []) realDisk.write(file, bytes)
      waiting.delete(file)
      realDisk.flush(file)
    },
  }
}

describe('journals', () => {
  it('gives back what was appended, and goes on where it stopped', () => {
    const folder = newFolder()
    fill(folder, RECORDS)
    const [found] = createJournalStore(realDisk, folder).recover()
    expect(found?.records).toEqual(RECORDS)
    expect(found?.journal.append({ more: true }).ok).toBe(true)
    expect(createJournalStore(realDisk, folder).recover()[0]?.records).toEqual([
      ...RECORDS,
      { more: true },
    ])
  })

  it(`D5 notices every one of ${String(MUTATIONS)} flipped, cut or zeroed places and keeps a sound beginning`, () => {
    const bytes = readFileSync(fill(newFolder(), RECORDS))
    const random = fastRandom('damage')
    for (let mutation = 0; mutation < MUTATIONS; mutation++) {
      const damaged = Buffer.from(bytes)
      const at = random.below(damaged.length)
      const kind = random.below(3)
      if (kind === 0) damaged[at] = (damaged[at] ?? 0) ^ (1 << random.below(8))
      if (kind === 1) damaged.fill(0, at, Math.min(damaged.length, at + 1 + random.below(64)))
      const read = readJournal(kind === 2 ? damaged.subarray(0, at) : damaged)
      if (damaged.equals(bytes) && kind !== 2) continue
      const records = read?.records ?? []
      expect(records.length).toBeLessThan(RECORDS.length)
      expect(records).toEqual(RECORDS.slice(0, records.length))
    }
  })

  it('keeps a damaged file aside and takes up the sound beginning', () => {
    const folder = newFolder()
    const path = fill(folder, RECORDS)
    const bytes = readFileSync(path)
    writeFileSync(path, bytes.subarray(0, bytes.length - 3))
    const [found] = createJournalStore(realDisk, folder).recover()
    expect(found?.records).toEqual(RECORDS.slice(0, -1))
    expect(found?.damagedBytes).toBeGreaterThan(0)
    expect(readdirSync(folder).some((name) => name.includes('.damaged-'))).toBe(true)
  })

  it.each(['ENOSPC', 'EIO', 'EROFS', 'EACCES'])(
    'D4 never counts a record whose write failed with %s',
    (code) => {
      for (let at = 1; at <= 14; at++) {
        const folder = newFolder()
        const store = createJournalStore(failingDisk(at, code), folder)
        const created = store.create('abc')
        const acknowledged = RECORDS.slice(0, 8).filter(
          (record) => created.ok && created.value.append(record).ok,
        )
        const [found] = createJournalStore(realDisk, folder).recover()
        expect(acknowledged.length).toBe(created.ok ? 7 : 0)
        // Neither less than was acknowledged nor what was refused in between.
        expect(found?.records ?? []).toEqual(acknowledged)
      }
    },
  )

  it('D1 acknowledges nothing that a power cut could still take back', () => {
    const folder = newFolder()
    const created = createJournalStore(forgetfulDisk(), folder).create('abc')
    for (const record of RECORDS) expect(created.ok && created.value.append(record).ok).toBe(true)
    const [found] = createJournalStore(realDisk, folder).recover()
    expect(found?.records).toEqual(RECORDS)
  })
})
