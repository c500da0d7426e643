/** A host on real journals that were damaged: what is sound is taken up, what is lost is told. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { present } from '../../src/engine/basics/invariant'
import type { JournalStore } from '../../src/host/ports'
import { PROTOCOL_VERSION } from '../../src/protocol/terms'
import { FlushGate } from '../../src/server/disk/flushGate'
import { MAGIC, readJournal } from '../../src/server/disk/journalFormat'
import { createJournalStore } from '../../src/server/disk/journalStore'
import { openEvening, openMatch, type Evening } from '../support/host/evening'
import { promptDisk } from '../support/disk/promptDisk'
import { entriesOf, seatOf, tableOf } from '../support/match/seats'

const HEADER_BYTES = 24

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'stammtisch-recovery-'))
}

function openStore(folder: string): JournalStore {
  const log = { write: () => undefined }
  return createJournalStore({ disk: promptDisk, folder, log, gate: new FlushGate() })
}

function journalIn(folder: string): string {
  const name = readdirSync(folder).find((one) => /^\d.*\.journal$/u.test(one))
  return join(folder, present(name, 'the journal of the table'))
}

/** Where the records of a journal begin. */
function placesOf(bytes: Buffer): number[] {
  const places: number[] = []
  for (let at = MAGIC.length; at < bytes.length; at += HEADER_BYTES + bytes.readUInt32LE(at)) {
    places.push(at)
  }
  return places
}

/** A copy of the folder in which one byte of the table's journal is another; people are as they were `lately`. */
function damagedCopy(folder: string, lately: string, at: number): string {
  const copy = newFolder()
  cpSync(folder, copy, { recursive: true })
  cpSync(join(lately, 'people.journal'), join(copy, 'people.journal'))
  const path = journalIn(copy)
  const bytes = readFileSync(path)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  writeFileSync(path, bytes)
  return copy
}

async function startAgain({ host, people }: Evening, folder: string): Promise<void> {
  host.restart({ journals: openStore(folder) })
  for (const player of people) player.cut()
  await host.clock.turn(10_000)
}

/** What was told of a loss in these frames. */
function lossesIn(frames: readonly string[]): string[] {
  const told = /"kind":"(?:recordsLost|matchBroken","why":"damaged)"/gu
  return frames.flatMap((frame) => [...(frame.match(told) ?? [])])
}

it('whichever record of a table is damaged, the table, its people and their seats are there again, and they are told of it', async () => {
  const folder = newFolder()
  const evening = await openMatch('recovery', {
    surroundings: { journals: openStore(folder) },
    options: { turnSeconds: 30 },
  })
  const { host, keeper, guest, table } = evening
  await evening.tell(keeper, { kind: 'say', text: 'Moin' })
  await host.clock.turn(200_000)
  expect(entriesOf(keeper)).toBeGreaterThan(3)
  const sound = newFolder()
  cpSync(folder, sound, { recursive: true })
  const bytes = readFileSync(journalIn(sound))
  const places = placesOf(bytes)
  expect(places).toHaveLength(present(readJournal(bytes), 'a journal').records.length)
  expect(places.length).toBeGreaterThan(8)
  const phases: string[] = []
  let lately = folder
  for (const place of places) {
    lately = damagedCopy(sound, lately, place + HEADER_BYTES + 5)
    const told = evening.people.map(({ frames }) => frames.length)
    await startAgain(evening, lately)
    for (const [at, { frames }] of evening.people.entries())
      expect(lossesIn(frames.slice(told[at])), `record at ${String(place)}`).toHaveLength(1)
    expect(tableOf(keeper).id, `record at ${String(place)}`).toBe(table)
    expect([seatOf(keeper), seatOf(guest(1))]).toEqual([0, 1])
    phases.push(tableOf(keeper).phase)
  }
  // Without the deal or an entry of it a match cannot go on; without anything else it can.
  expect(phases).toContain('gathering')
  expect(phases.slice(0, 2)).toEqual(['playing', 'playing'])
})

it('who comes back later reads that something is lost, and nobody does of what a host had no time to write', async () => {
  const folder = newFolder()
  const evening = await openEvening('later', { surroundings: { journals: openStore(folder) } })
  const { host, keeper, guest } = evening
  await evening.tell(keeper, { kind: 'say', text: 'Moin' })
  await evening.tell(guest(1), { kind: 'say', text: 'Hallo' })
  const bytes = readFileSync(journalIn(folder))
  const whole = newFolder()
  cpSync(folder, whole, { recursive: true })
  const cut = damagedCopy(whole, folder, bytes.lastIndexOf('Moin'))
  writeFileSync(journalIn(cut), bytes.subarray(0, -3))
  await startAgain(evening, cut)
  expect(lossesIn([...keeper.frames, ...guest(1).frames])).toEqual([])
  const damaged = damagedCopy(whole, cut, bytes.lastIndexOf('Moin'))
  guest(1).offline = true
  await startAgain(evening, damaged)
  expect(lossesIn(keeper.frames)).toEqual(['"kind":"recordsLost"'])
  expect(keeper.client.state().chat.map((line) => Reflect.get(line, 'text'))).toEqual(['Hallo'])
  await host.clock.turn(60_000)
  guest(1).offline = false
  await host.clock.turn(10_000)
  expect(lossesIn(guest(1).frames)).toEqual(['"kind":"recordsLost"'])
  expect(lossesIn(keeper.frames)).toHaveLength(1)
})

/** Whoever comes with this secret; undefined: nobody is let in. */
function personWith(host: Evening['host'], token: string | undefined): unknown {
  const frames: string[] = []
  const line = host.connect(frames)
  const hello = { type: 'hello', protocol: PROTOCOL_VERSION, app: 'x', name: 'X', language: 'de' }
  line.received(JSON.stringify({ ...hello, token }))
  line.closed(1000)
  return /"person":"(\w+)"/u.exec(frames[0] ?? '')?.[1]
}

it('whichever record of the people is damaged, everybody is let in by the newest secret and nobody by an old one', async () => {
  let folder = newFolder()
  const evening = await openMatch('people', { surroundings: { journals: openStore(folder) } })
  const { host, people, keeper, guest } = evening
  const persons = people.map(({ client }) => client.state().welcome?.person)
  let dead: (string | undefined)[] = []
  let records = 1
  for (let at = 0; at < records; at++) {
    const copy = newFolder()
    cpSync(folder, copy, { recursive: true })
    const path = join(copy, 'people.journal')
    const bytes = readFileSync(path)
    const places = placesOf(bytes)
    records = places.length
    const place = present(places[at], 'a record') + HEADER_BYTES + 5
    bytes[place] = (bytes[place] ?? 0) ^ 1
    writeFileSync(path, bytes)
    folder = copy
    host.restart({ journals: openStore(folder) })
    for (const token of dead) expect(persons).not.toContain(personWith(host, token))
    dead = people.map((player) => player.token())
    for (const player of people) player.cut()
    await host.clock.turn(10_000)
    expect(people.map(({ client }) => client.state().welcome?.person)).toEqual(persons)
    expect([seatOf(keeper), seatOf(guest(1))]).toEqual([0, 1])
    // Whoever sends anything has the new secret, and the one before is dead.
    for (const player of people) await evening.tell(player, { kind: 'ready', ready: true })
  }
  expect(records).toBeGreaterThan(8)
})
