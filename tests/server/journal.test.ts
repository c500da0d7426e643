/** Journals on disk: what was acknowledged is there, what is damaged is noticed, errors never count as written. */
import { createCipheriv } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { present } from '../../src/engine/basics/invariant'
import type { Json } from '../../src/engine/basics/json'
import { realDisk, type Disk } from '../../src/server/disk/disk'
import { readJournal } from '../../src/server/disk/journalFormat'
import { LOST_RECORD, type Journal, type JournalStore, type Log } from '../../src/host/ports'
import { findDamageMissed } from '../support/disk/journalDamage'
import { FlushGate } from '../../src/server/disk/flushGate'
import { createJournalStore } from '../../src/server/disk/journalStore'
import { canLink } from '../support/systems'

/** What it is, how it is made, and why it is no journal. */
type Oddity = [what: string, make: (path: string) => void, why: string]

const MUTATIONS = 5000

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'stammtisch-journal-'))
}

/** What was written into the log, as `event file`. */
let lines: string[] = []

const log: Log = {
  write: ({ event, file }) => {
    lines.push(`${event} ${String(file)}`)
  },
}

beforeEach(() => {
  lines = []
  gate = new FlushGate()
})

let gate: FlushGate

function openStore(folder: string, disk: Disk = realDisk): JournalStore {
  return createJournalStore({ disk, folder, log, gate })
}

function create(folder: string, disk: Disk = realDisk, id = 'abc'): Journal {
  const created = openStore(folder, disk).create(id)
  if (!created.ok) throw new Error(created.error)
  return created.value
}

function write(journal: Journal, records: readonly Json[]): void {
  for (const record of records) expect(journal.append(record).ok).toBe(true)
}

/** The records of the only table in a folder, once all that was written is on the disk. */
async function readBack(folder: string): Promise<readonly Json[] | undefined> {
  await gate.settled()
  return openStore(folder).recover()[0]?.records
}

function journalIn(folder: string): string {
  const name = readdirSync(folder).find((one) => /^\d.*\.journal$/u.test(one))
  return join(folder, present(name, 'one file'))
}

async function fill(folder: string, records: readonly Json[]): Promise<string> {
  write(create(folder), records)
  await gate.settled()
  return journalIn(folder)
}

/** Whether what is told of all that was written so far has left. */
function tellLater(): { isSent: boolean } {
  const told = { isSent: false }
  gate.pass(gate, () => {
    told.isSent = true
  })
  return told
}

/** Bytes without any order, always the same. */
function noise(length: number): Uint8Array {
  const cipher = createCipheriv('aes-128-ctr', new Uint8Array(16), new Uint8Array(16))
  return cipher.update(new Uint8Array(length))
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
    flushLater: (file, done) => {
      try {
        strike()
        realDisk.flushLater(file, done)
      } catch {
        setImmediate(done, new Error(code))
      }
    },
    rename: (from, to) => {
      strike()
      realDisk.rename(from, to)
    },
    flushFolderLater: (folder, done) => {
      try {
        strike()
        realDisk.flushFolderLater(folder, done)
      } catch {
        setImmediate(done, new Error(code))
      }
    },
  }
}

/** A disk on which only what was flushed is really written. */
function forgetfulDisk(): Disk {
  const waiting = new Map<number, Uint8Array[]>()
  const bringDown = (file: number): void => {
    for (const bytes of waiting.get(file) ?? []) realDisk.write(file, bytes)
    waiting.delete(file)
  }
  return {
    ...realDisk,
    write: (file, bytes) => {
      waiting.set(file, [...(waiting.get(file) ?? []), bytes])
    },
    flush: (file) => {
      bringDown(file)
      realDisk.flush(file)
    },
    flushLater: (file, done) => {
      setTimeout(() => {
        bringDown(file)
        done(null)
      }, 1)
    },
    close: (file) => {
      waiting.delete(file)
      realDisk.close(file)
    },
  }
}

/** The disk, with a note before each call that changes something. */
function notingDisk(disk: Disk, note: () => void): Disk {
  return {
    ...disk,
    createNew: (path) => {
      note()
      return disk.createNew(path)
    },
    write: (file, bytes) => {
      note()
      disk.write(file, bytes)
    },
    flushLater: (file, done) => {
      note()
      disk.flushLater(file, done)
    },
    rename: (from, to) => {
      note()
      disk.rename(from, to)
    },
    remove: (path) => {
      note()
      disk.remove(path)
    },
    flushFolderLater: (folder, done) => {
      note()
      disk.flushFolderLater(folder, done)
    },
  }
}

/** A disk that refuses one kind of call, once it is armed, for the first so many times. */
function refusingDisk(
  call: 'rename' | 'flushLater' | 'flushFolderLater',
  times: number,
): { readonly disk: Disk; arm(): void } {
  let left = 0
  const isRefused = (refused: typeof call): boolean => {
    if (refused !== call || left === 0) return false
    left -= 1
    return true
  }
  const disk: Disk = {
    ...realDisk,
    rename: (from, to) => {
      if (isRefused('rename')) throw Object.assign(new Error('EPERM'), { code: 'EPERM' })
      realDisk.rename(from, to)
    },
    flushLater: (file, done) => {
      if (isRefused('flushLater')) setImmediate(done, new Error('EIO'))
      else realDisk.flushLater(file, done)
    },
    flushFolderLater: (folder, done) => {
      if (isRefused('flushFolderLater')) setImmediate(done, new Error('EIO'))
      else realDisk.flushFolderLater(folder, done)
    },
  }
  return {
    disk,
    arm: () => {
      left = times
    },
  }
}

it('P-16 tables are taken up in the order in which they were written last', async () => {
  const folder = newFolder()
  for (const id of ['bbb', 'aaa', 'ccc']) write(create(folder, realDisk, id), [id])
  await gate.settled()
  for (const [at, id] of ['ccc', 'aaa', 'bbb'].entries()) {
    const name = readdirSync(folder).find((one) => one.includes(id))
    utimesSync(join(folder, present(name, id)), at + 1, at + 1)
  }
  const found = openStore(folder).recover()
  expect(found.map(({ records }) => records[0])).toEqual(['ccc', 'aaa', 'bbb'])
})

describe('journals', () => {
  it('gives back what was appended, and goes on where it stopped', async () => {
    const folder = newFolder()
    await fill(folder, RECORDS)
    const [found] = openStore(folder).recover()
    expect(found?.records).toEqual(RECORDS)
    expect(found?.journal.append({ more: true }).ok).toBe(true)
    expect(await readBack(folder)).toEqual([...RECORDS, { more: true }])
  })

  it('says how large it is, and is small again when it was made short', async () => {
    const folder = newFolder()
    const journal = create(folder)
    write(journal, RECORDS)
    await gate.settled()
    const size = journal.size()
    expect(size).toBe(readFileSync(join(folder, present(readdirSync(folder)[0], 'a file'))).length)
    expect(journal.replace([{ short: true }]).ok).toBe(true)
    expect(journal.size()).toBeLessThan(size)
    expect(await readBack(folder)).toEqual([{ short: true }])
  })

  it('keeps the people of a host in a file of its own, apart from the tables', async () => {
    const folder = newFolder()
    await fill(folder, RECORDS)
    write(openStore(folder).people.journal, [{ person: 'Änne' }])
    await gate.settled()
    const store = openStore(folder)
    expect(store.people.records).toEqual([{ person: 'Änne' }])
    expect(store.recover().map(({ records }) => records)).toEqual([RECORDS])
  })

  it(`D5 notices every one of ${String(MUTATIONS)} flipped, cut or zeroed places and keeps a sound beginning`, async () => {
    const bytes = readFileSync(await fill(newFolder(), RECORDS))
    expect(findDamageMissed(bytes, RECORDS, { seed: 'damage', runs: MUTATIONS })).toEqual([])
  })

  it('keeps a damaged file aside and takes up the sound beginning', async () => {
    const folder = newFolder()
    const path = await fill(folder, RECORDS)
    const bytes = readFileSync(path)
    writeFileSync(path, bytes.subarray(0, bytes.length - 3))
    const [found] = openStore(folder).recover()
    expect(found?.records).toEqual(RECORDS.slice(0, -1))
    expect(found?.damagedBytes).toBeGreaterThan(0)
    const kept = readdirSync(folder).filter((name) => name.includes('.damaged-'))
    expect(kept.map((name) => readFileSync(join(folder, name)))).toEqual([
      bytes.subarray(0, bytes.length - 3),
    ])
  })

  it.each([
    ['its first record', 30, [LOST_RECORD, ...RECORDS.slice(1)]],
    ['the head of the file', 3, [LOST_RECORD, ...RECORDS]],
    ['a record in the middle', -1500, undefined],
  ])('damage to %s costs that piece and nothing behind it', async (_what, at, expected) => {
    const folder = newFolder()
    const path = await fill(folder, RECORDS)
    const bytes = readFileSync(path)
    const place = at < 0 ? bytes.length + at : at
    bytes[place] = (bytes[place] ?? 0) ^ 1
    writeFileSync(path, bytes)
    const found = present(openStore(folder).recover()[0], 'the table')
    const gap = found.records.findIndex((record) => record === LOST_RECORD)
    expect(found.records).toEqual(
      expected ?? [...RECORDS.slice(0, gap), LOST_RECORD, ...RECORDS.slice(gap + 1)],
    )
    expect(found.damagedBytes).toBeGreaterThan(0)
    write(found.journal, [{ more: true }])
    await gate.settled()
    const anew = present(openStore(folder).recover()[0], 'the table again')
    expect(anew.records).toEqual([...found.records, { more: true }])
    expect(anew.damagedBytes).toBe(0)
  })

  it('a damaged file is not touched while the disk has no room to keep it aside', async () => {
    const folder = newFolder()
    const path = await fill(folder, RECORDS)
    const bytes = readFileSync(path)
    bytes[30] = (bytes[30] ?? 0) ^ 1
    writeFileSync(path, bytes)
    let isFull = true
    const disk: Disk = {
      ...realDisk,
      createNew: (file) => {
        if (isFull) throw Object.assign(new Error('full'), { code: 'ENOSPC' })
        return realDisk.createNew(file)
      },
    }
    const { journal } = present(openStore(folder, disk).recover()[0], 'the table')
    expect(journal.append({ more: true })).toEqual({ ok: false, error: 'disk-full' })
    expect(readFileSync(path)).toEqual(bytes)
    isFull = false
    write(journal, [{ more: true }])
    expect(await readBack(folder)).toEqual([LOST_RECORD, ...RECORDS.slice(1), { more: true }])
    const kept = present(
      readdirSync(folder).find((name) => name.includes('.damaged-')),
      'the damaged file',
    )
    expect(readFileSync(join(folder, kept))).toEqual(bytes)
  })

  const links: readonly Oddity[] = [
    ['a link that leads nowhere', (path) => symlinkSync('nowhere', path), 'ENOENT'],
    ['a link to itself', (path) => symlinkSync(path, path), 'ELOOP'],
  ]

  it.each<Oddity>([
    ['a folder', (path) => mkdirSync(path), 'no-file'],
    ...(canLink ? links : []),
    ['something else', (path) => writeFileSync(path, 'hello'), 'no-journal'],
    [
      'a file that is too large',
      (path) => {
        writeFileSync(path, '')
        truncateSync(path, 3 * 2 ** 30)
      },
      'too-large',
    ],
  ])('%s by the name of a journal is reported, and the tables start', async (_what, make, why) => {
    const folder = newFolder()
    await fill(folder, RECORDS)
    make(join(folder, '1-odd.journal'))
    const reasons: unknown[] = []
    const noting: Log = {
      write: (line) => {
        if (line.event === 'journal-skipped') reasons.push(line.file, line.why)
      },
    }
    const store = createJournalStore({ disk: realDisk, folder, log: noting, gate })
    expect(store.recover().map(({ records }) => records)).toEqual([RECORDS])
    expect(reasons).toEqual(['1-odd.journal', why])
  })

  it.each([
    ['bytes without order', noise(12 * 2 ** 20)],
    // As text of two bytes a letter, of which each second place would be a record of 8 MiB.
    ['places that look like records', Buffer.from('{}'.repeat(5 * 2 ** 20), 'utf16le')],
  ])('a large file of %s does not keep the tables waiting', async (_what, bytes) => {
    const folder = newFolder()
    await fill(folder, RECORDS)
    writeFileSync(join(folder, '1-odd.journal'), bytes)
    const before = process.cpuUsage()
    expect(openStore(folder).recover()).toHaveLength(1)
    const { user } = process.cpuUsage(before)
    expect(user / 1e6).toBeLessThan(8)
  })

  it('a journal that cannot be read is reported, and the others start', async () => {
    const folder = newFolder()
    await fill(folder, RECORDS)
    write(create(folder, realDisk, 'def'), [{ sound: true }])
    await gate.settled()
    const disk: Disk = {
      ...realDisk,
      read: (path) => {
        if (path.includes('abc')) throw Object.assign(new Error('bad sector'), { code: 'EIO' })
        return realDisk.read(path)
      },
    }
    expect(
      openStore(folder, disk)
        .recover()
        .map(({ records }) => records),
    ).toEqual([[{ sound: true }]])
    expect(lines).toEqual([expect.stringMatching(/^journal-skipped .*abc\.journal$/u)])
  })

  it('a folder in the place of the people is moved aside, and people are kept again', async () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'people.journal'))
    write(openStore(folder).people.journal, [{ person: 'Änne' }])
    await gate.settled()
    expect(openStore(folder).people.records).toEqual([{ person: 'Änne' }])
    expect(readdirSync(folder).filter((name) => name.includes('.odd-'))).toHaveLength(1)
  })

  it('a folder that is emptied under a running host is noticed and filled again', async () => {
    const folder = newFolder()
    const journal = create(folder)
    write(journal, RECORDS)
    await gate.settled()
    rmSync(folder, { recursive: true })
    write(journal, [{ more: true }])
    expect(lines).toEqual([expect.stringMatching(/^journal-gone /u)])
    expect(await readBack(folder)).toEqual([...RECORDS, { more: true }])
  })

  it('a file that was moved away is looked for again within a second, and written anew with all that it held', async () => {
    const folder = newFolder()
    const journal = create(folder)
    write(journal, RECORDS)
    await gate.settled()
    const [name = ''] = readdirSync(folder).filter((one) => !one.startsWith('people'))
    renameSync(join(folder, name), join(folder, 'elsewhere'))
    write(journal, [{ still: 'there' }])
    await pause(1050)
    write(journal, [{ more: true }])
    expect(lines).toEqual([expect.stringMatching(/^journal-gone /u)])
    expect(await readBack(folder)).toEqual([...RECORDS, { still: 'there' }, { more: true }])
  })

  it.each(['rename', 'flushFolderLater'] as const)(
    'a rewriting whose %s is refused is told of when it has its name, and everything before it is there meanwhile',
    async (call) => {
      const folder = newFolder()
      const { disk, arm } = refusingDisk(call, 1)
      const journal = create(folder, disk)
      write(journal, RECORDS)
      await gate.settled()
      const path = journalIn(folder)
      arm()
      expect(journal.replace([{ short: true }]).ok).toBe(true)
      write(journal, [{ more: true }])
      const told = tellLater()
      await pause(200)
      expect(told.isSent).toBe(false)
      const found = readJournal(readFileSync(path))?.records
      expect(found).toEqual(call === 'rename' ? RECORDS : [{ short: true }, { more: true }])
      await gate.settled()
      expect(told.isSent).toBe(true)
      expect(await readBack(folder)).toEqual([{ short: true }, { more: true }])
    },
  )

  it('a rewriting for which there is no room leaves everything as it was', async () => {
    const folder = newFolder()
    let isFull = false
    const disk: Disk = {
      ...realDisk,
      write: (file, bytes) => {
        if (isFull) throw Object.assign(new Error('full'), { code: 'ENOSPC' })
        realDisk.write(file, bytes)
      },
    }
    const journal = create(folder, disk)
    write(journal, RECORDS)
    await gate.settled()
    isFull = true
    expect(journal.replace([{ short: true }])).toEqual({ ok: false, error: 'disk-full' })
    isFull = false
    write(journal, [{ more: true }])
    expect(await readBack(folder)).toEqual([...RECORDS, { more: true }])
    expect(readdirSync(folder).filter((name) => !name.endsWith('.journal'))).toEqual([])
  })

  it('a rewriting that somebody takes away before it has its name is written anew', async () => {
    const folder = newFolder()
    let isTaken = false
    const disk: Disk = {
      ...realDisk,
      flushLater: (file, done) => {
        if (isTaken) for (const name of readdirSync(folder)) rmSync(join(folder, name))
        isTaken = false
        realDisk.flushLater(file, done)
      },
    }
    const journal = create(folder, disk)
    write(journal, RECORDS)
    await gate.settled()
    isTaken = true
    expect(journal.replace([{ short: true }]).ok).toBe(true)
    write(journal, [{ more: true }])
    expect(await readBack(folder)).toEqual([{ short: true }, { more: true }])
  })

  it('no flush blocks the loop: not of a new journal, of a rewriting, or of one that is closed', async () => {
    const folder = newFolder()
    const blocking: string[] = []
    const disk: Disk = {
      ...realDisk,
      flush: (file) => {
        blocking.push('flush')
        realDisk.flush(file)
      },
      flushFolder: (path) => {
        blocking.push('flushFolder')
        realDisk.flushFolder(path)
      },
    }
    const store = openStore(folder, disk)
    const [kept, retired, discarded] = ['abc', 'def', 'ghi'].map((id) => {
      const made = store.create(id)
      if (!made.ok) throw new Error(made.error)
      write(made.value, RECORDS)
      return made.value
    })
    expect(kept?.replace([{ short: true }]).ok).toBe(true)
    expect(retired?.replace([{ closed: true }]).ok).toBe(true)
    retired?.retire()
    discarded?.discard()
    await gate.settled()
    expect(blocking).toEqual([])
    expect(await readBack(folder)).toEqual([{ short: true }])
    const [finished = ''] = readdirSync(join(folder, 'finished'))
    const closed = readJournal(readFileSync(join(folder, 'finished', finished)))
    expect(closed?.records).toEqual([{ closed: true }])
    expect(openStore(folder).recover()).toHaveLength(1)
  })

  it('D1 D2 D3 a host that ends before any call of a rewriting, with all that was not flushed, finds what it has told of', async () => {
    const folder = newFolder()
    let told = 0
    const ends: { readonly copy: string; readonly told: number }[] = []
    const note = (): void => {
      const copy = newFolder()
      cpSync(folder, copy, { recursive: true })
      ends.push({ copy, told })
    }
    const journal = create(folder, notingDisk(forgetfulDisk(), note))
    let last = 0
    const say = (): void => {
      const now = last
      gate.pass(gate, () => (told = now))
    }
    const add = (): void => {
      write(journal, [{ last: ++last }])
      say()
    }
    const rewrite = (): void => {
      expect(journal.replace([{ upTo: ++last }]).ok).toBe(true)
      say()
    }
    for (const act of [add, add, rewrite, add, rewrite, rewrite, add, add, rewrite, add]) {
      act()
      if (last % 3 !== 0) await pause(1)
      else if (last % 2 === 0) await gate.settled()
    }
    await gate.settled()
    note()
    expect(told).toBe(last)
    expect(ends.length).toBeGreaterThan(30)
    for (const end of ends) {
      const records = openStore(end.copy).recover()[0]?.records ?? []
      const newest = Object.values(Object(records.at(-1)))[0]
      expect(Number(newest ?? 0)).toBeGreaterThanOrEqual(end.told)
    }
  })

  it.each([
    ['that has its name', true],
    ['that has none yet', false],
  ])(
    'sets a journal %s aside so that no start takes it up, and begins it anew when asked',
    async (_what, isSettled) => {
      const folder = newFolder()
      const journal = create(folder)
      write(journal, RECORDS)
      if (isSettled) await gate.settled()
      journal.setAside()
      expect(openStore(folder).recover()).toEqual([])
      const kept = readdirSync(folder).filter((name) => name.includes('.set-aside-'))
      expect(kept.map((name) => readJournal(readFileSync(join(folder, name)))?.records)).toEqual([
        RECORDS,
      ])
      expect(journal.append({ more: true }).ok).toBe(false)
      expect(journal.replace([{ anew: true }]).ok).toBe(true)
      write(journal, [{ more: true }])
      expect(await readBack(folder)).toEqual([{ anew: true }, { more: true }])
    },
  )

  it('leaves nothing of a journal that is discarded, and nothing waits for it', async () => {
    const folder = newFolder()
    const journal = create(folder)
    write(journal, RECORDS)
    journal.discard()
    let hasPassed = false
    gate.pass(gate, () => {
      hasPassed = true
    })
    await gate.settled()
    expect(hasPassed).toBe(true)
    expect(readdirSync(folder).filter((name) => name.includes('abc'))).toEqual([])
    expect(openStore(folder).recover()).toEqual([])
  })

  it.each(['ENOSPC', 'EIO', 'EROFS', 'EACCES'])(
    'D4 never counts a record whose write failed with %s',
    async (code) => {
      for (let at = 1; at <= 18; at++) {
        const folder = newFolder()
        openStore(folder)
        await gate.settled()
        const created = openStore(folder, failingDisk(at, code)).create('abc')
        const acknowledged: Json[] = []
        for (const record of RECORDS.slice(0, 8)) {
          if (!created.ok || !created.value.append(record).ok) continue
          gate.pass(gate, () => {
            acknowledged.push(record)
          })
          await gate.settled()
        }
        expect(acknowledged.length).toBeGreaterThanOrEqual(created.ok ? 7 : 0)
        // Neither less than was acknowledged nor what was refused in between.
        expect((await readBack(folder)) ?? []).toEqual(acknowledged)
      }
    },
  )

  it('D4 a record that was refused is not found again after a crash at once', async () => {
    const folder = newFolder()
    let isBroken = false
    const disk: Disk = {
      ...realDisk,
      write: (file, bytes) => {
        realDisk.write(file, isBroken ? bytes.subarray(0, 30) : bytes)
        if (isBroken) throw Object.assign(new Error('EIO'), { code: 'EIO' })
      },
    }
    const journal = create(folder, disk)
    write(journal, RECORDS)
    await gate.settled()
    isBroken = true
    expect(journal.append({ refused: true }).ok).toBe(false)
    const [found] = openStore(folder).recover()
    expect([found?.records, found?.damagedBytes]).toEqual([RECORDS, 0])
  })

  it('D4 while a disk cannot be flushed nothing is acknowledged, and everything is when it can', async () => {
    const folder = newFolder()
    let isBroken = false
    let failed = 0
    const fail = (): never => {
      throw Object.assign(new Error('EIO'), { code: 'EIO' })
    }
    const disk: Disk = {
      ...realDisk,
      flush: (file) => {
        if (isBroken) fail()
        realDisk.flush(file)
      },
      flushLater: (file, done) => {
        if (isBroken) {
          failed += 1
          setImmediate(done, new Error('EIO'))
        } else realDisk.flushLater(file, done)
      },
    }
    const journal = create(folder, disk)
    write(journal, RECORDS)
    await gate.settled()
    isBroken = true
    let isSent = false
    write(journal, [{ doubtful: true }])
    gate.pass(gate, () => {
      isSent = true
    })
    // Once, once more after all is written anew, and again when the gate asks again.
    await expect.poll(() => failed, { timeout: 5000 }).toBeGreaterThan(2)
    expect(isSent).toBe(false)
    expect(journal.append({ refused: true })).toEqual({ ok: false, error: 'disk-failed' })
    isBroken = false
    await gate.settled()
    expect(isSent).toBe(true)
    expect(await readBack(folder)).toEqual([...RECORDS, { doubtful: true }])
  })

  it('D1 acknowledges nothing that a power cut could still take back', async () => {
    const folder = newFolder()
    const journal = create(folder, forgetfulDisk())
    const found: unknown[] = []
    for (const [index, record] of RECORDS.entries()) {
      expect(journal.append(record).ok).toBe(true)
      gate.pass(gate, () => {
        found.push(openStore(folder).recover()[0]?.records.length === index + 1)
      })
      await gate.settled()
    }
    expect(found).toEqual(RECORDS.map(() => true))
    expect(await readBack(folder)).toEqual(RECORDS)
  })

  it('one flush covers all that was written meanwhile, and no file waits for another', async () => {
    const folder = newFolder()
    const flushed: ((error: Error | null) => void)[] = []
    let isHeld = false
    const disk: Disk = {
      ...realDisk,
      flushLater: (file, done) => {
        if (isHeld) flushed.push(done)
        else realDisk.flushLater(file, done)
      },
    }
    const store = openStore(folder, disk)
    const journals = ['abc', 'def'].flatMap((id) => {
      const made = store.create(id)
      return made.ok ? [made.value] : []
    })
    await gate.settled()
    isHeld = true
    const sent: number[] = []
    for (let record = 0; record < 20; record++) {
      for (const journal of journals) write(journal, [{ record }])
      gate.pass(gate, () => {
        sent.push(record)
      })
      await Promise.resolve()
    }
    expect([flushed.length, sent]).toEqual([2, []])
    for (const done of flushed.splice(0)) done(null)
    await Promise.resolve()
    expect([flushed.length, sent]).toEqual([2, [0]])
    for (const done of flushed.splice(0)) done(null)
    expect(sent).toEqual(RECORDS.map((_, index) => index))
  })
})
