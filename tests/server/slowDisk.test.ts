/** Two tables of one host, one of whose files the disk does not take: nothing is told of it, and at the other one all goes on. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { present } from '../../src/engine/basics/invariant'
import type { Clock } from '../../src/engine/basics/ports'
import type { Answer } from '../../src/protocol/hostMessages'
import { realDisk, type Disk } from '../../src/server/disk/disk'
import { FlushGate } from '../../src/server/disk/flushGate'
import { gateHost } from '../../src/server/disk/gateHost'
import { createJournalStore } from '../../src/server/disk/journalStore'
import { tell } from '../support/host/evening'
import { MemoryHost, type TestPlayer } from '../support/host/memoryHost'
import { tableOf } from '../support/match/seats'

type Flushed = (error: Error | null) => void

/** A disk that is quick, but for one file. */
class SlowDisk {
  /** Part of the path of the file for which it does not answer. */
  stuck: string | undefined
  private readonly paths = new Map<number, string>()
  private readonly waiting: Flushed[] = []

  readonly disk: Disk = {
    ...realDisk,
    createNew: (path) => this.note(path, realDisk.createNew(path)),
    openForAppend: (path) => this.note(path, realDisk.openForAppend(path)),
    flushLater: (file, done) => {
      const path = this.paths.get(file) ?? ''
      if (this.stuck !== undefined && path.includes(this.stuck)) this.waiting.push(done)
      else done(null)
    },
    flushFolderLater: (_folder, done) => {
      done(null)
    },
  }

  private note(path: string, file: number): number {
    this.paths.set(file, path)
    return file
  }

  /** It answers after all. */
  answer(error: Error | null = null): void {
    for (const done of this.waiting.splice(0)) done(error)
  }
}

let slow: SlowDisk
let host: MemoryHost
let anna: TestPlayer
let bram: TestPlayer
let carla: TestPlayer
let dirk: TestPlayer
let first: string
let second: string

async function openTable(keeper: TestPlayer, guest: TestPlayer, name: string): Promise<string> {
  const wish = { kind: 'createTable', game: 'tafelrunde', name, seats: 3, options: {} } as const
  const made = await tell(host, keeper, wish)
  const table = present(made.ok ? made.table : undefined, JSON.stringify(made))
  await tell(host, guest, { kind: 'join', as: 'player' }, table)
  return table
}

function linesOf(player: TestPlayer): (string | undefined)[] {
  const { chat } = player.client.state()
  return chat.map((line) => ('text' in line ? line.text : undefined))
}

/** Names of the tables in the lobby of a player. */
function namesFor(player: TestPlayer): string[] {
  return player.client
    .state()
    .tables.map(({ name }) => name)
    .sort()
}

/** All that somebody was told, but that he waits. */
function toldTo({ frames }: TestPlayer): string[] {
  return frames.filter((frame) => frame !== '{"type":"stalled"}')
}

function isStalled(): (boolean | undefined)[] {
  return [anna, bram, carla, dirk].map(({ client }) => client.state().stalled ?? false)
}

/** What has come of a command; undefined: nothing so far. */
function answerOf(asked: Promise<Answer>): { got: Answer | undefined } {
  const seen: { got: Answer | undefined } = { got: undefined }
  void asked.then((answer) => {
    seen.got = answer
  })
  return seen
}

beforeEach(async () => {
  slow = new SlowDisk()
  const folder = mkdtempSync(join(tmpdir(), 'stammtisch-slow-'))
  const made: { host?: MemoryHost } = {}
  const clock: Clock = {
    now: () => made.host?.clock.now() ?? 0,
    after: (milliseconds, task) =>
      present(made.host, 'the host stands').clock.after(milliseconds, task),
  }
  const gate = new FlushGate(clock)
  const log = { write: () => undefined }
  host = new MemoryHost('slow', {
    journals: createJournalStore({ disk: slow.disk, folder, log, gate }),
    around: (bare) => gateHost(bare, gate, clock),
  })
  made.host = host
  anna = host.player('Anna')
  bram = host.player('Bram')
  carla = host.player('Carla')
  dirk = host.player('Dirk')
  await host.settle()
  first = await openTable(anna, bram, 'One')
  second = await openTable(carla, dirk, 'Two')
})

describe('one slow disk', () => {
  it('stalls the table whose file it is, and no other', async () => {
    slow.stuck = first
    const asked = answerOf(anna.client.command({ kind: 'say', text: 'Moin' }, first))
    await host.settle()
    expect([asked.got, linesOf(bram)]).toEqual([undefined, []])
    const said = await tell(host, carla, { kind: 'say', text: 'Hallo' }, second)
    expect([said.ok, linesOf(dirk)]).toEqual([true, ['Hallo']])
    slow.answer()
    await host.settle()
    expect([asked.got?.ok, linesOf(bram)]).toEqual([true, ['Moin']])
  })

  it('tells nobody in the lobby what is not on the disk, and who comes finds the rest', async () => {
    const emma = host.player('Emma')
    await host.settle()
    slow.stuck = first
    const asked = answerOf(anna.client.command({ kind: 'setTableName', name: 'Eins' }, first))
    await tell(host, carla, { kind: 'setTableName', name: 'Zwei' }, second)
    const frida = host.player('Frida')
    await host.settle()
    expect(namesFor(emma)).toEqual(['One', 'Zwei'])
    expect(namesFor(frida)).toEqual(['One', 'Zwei'])
    const joined = await tell(host, frida, { kind: 'join', as: 'player' }, second)
    expect([joined.ok, tableOf(frida).name]).toEqual([true, 'Zwei'])
    slow.answer()
    await host.settle()
    expect(asked.got?.ok).toBe(true)
    expect(namesFor(emma)).toEqual(['Eins', 'Zwei'])
    expect(namesFor(frida)).toEqual(['Eins', 'Zwei'])
  })

  it('tells nothing of it over another line either', async () => {
    slow.stuck = first
    void anna.client.command({ kind: 'say', text: 'Moin' }, first)
    await host.settle()
    bram.cut()
    const before = toldTo(bram).length
    await host.clock.turn(5000)
    expect(toldTo(bram)).toHaveLength(before)
    slow.answer()
    await host.clock.turn(5000)
    expect(linesOf(bram)).toEqual(['Moin'])
  })

  it('holds who has left the table until that is on the disk, and no longer', async () => {
    slow.stuck = first
    const asked = answerOf(bram.client.command({ kind: 'leave' }, first))
    const moved = answerOf(bram.client.command({ kind: 'join', as: 'spectator' }, second))
    await host.settle()
    expect([asked.got, moved.got]).toEqual([undefined, undefined])
    slow.answer()
    await host.settle()
    expect([asked.got?.ok, moved.got?.ok, tableOf(bram).name]).toEqual([true, true, 'Two'])
    void anna.client.command({ kind: 'say', text: 'Noch da?' }, first)
    const said = await tell(host, bram, { kind: 'say', text: 'Hier' }, second)
    expect(said.ok).toBe(true)
  })

  it('silences its own table alone when it fails again and again', async () => {
    slow.stuck = first
    const { createNew } = slow.disk
    slow.disk.createNew = (path) => {
      if (path.includes(first)) throw Object.assign(new Error('EIO'), { code: 'EIO' })
      return createNew(path)
    }
    const asked = answerOf(anna.client.command({ kind: 'say', text: 'Moin' }, first))
    await host.settle()
    slow.answer(new Error('EIO'))
    await host.settle()
    const said = await tell(host, carla, { kind: 'say', text: 'Hallo' }, second)
    expect([said.ok, linesOf(dirk)]).toEqual([true, ['Hallo']])
    expect([asked.got, linesOf(bram)]).toEqual([undefined, []])
  })

  it('lets nobody hear of a secret that is not on it', async () => {
    slow.stuck = 'people'
    bram.cut()
    const before = toldTo(bram).length
    await host.clock.turn(5000)
    expect(toldTo(bram)).toHaveLength(before)
    slow.answer()
    await host.clock.turn(5000)
    expect(bram.client.state().connection).toBe('open')
  })

  it('is said within four seconds to those who wait for it and to nobody else, until it answers', async () => {
    slow.stuck = first
    const asked = answerOf(anna.client.command({ kind: 'say', text: 'Moin' }, first))
    await host.clock.turn(2500)
    expect(isStalled()).toEqual([false, false, false, false])
    await host.clock.turn(1500)
    expect([asked.got, linesOf(bram), isStalled()]).toEqual([
      undefined,
      [],
      [true, true, false, false],
    ])
    await host.clock.turn(60_000)
    expect(anna.client.state().connection).toBe('open')
    slow.answer()
    await host.settle()
    expect([asked.got?.ok, linesOf(bram)]).toEqual([true, ['Moin']])
    expect(isStalled()).toEqual([false, false, false, false])
  })

  it('does not hold whoever names its table from elsewhere: he is refused at once and goes on', async () => {
    const emma = host.player('Emma')
    await host.settle()
    slow.stuck = first
    void anna.client.command({ kind: 'say', text: 'Moin' }, first)
    await host.clock.turn(4000)
    const refused = await tell(host, emma, { kind: 'join', as: 'spectator' }, first)
    expect(refused).toMatchObject({ ok: false, refusal: 'disk-stuck' })
    const joined = await tell(host, emma, { kind: 'join', as: 'player' }, second)
    expect([joined.ok, tableOf(emma).name]).toEqual([true, 'Two'])
    slow.stuck = undefined
    slow.answer()
    await host.settle()
    expect((await tell(host, emma, { kind: 'join', as: 'spectator' }, first)).ok).toBe(true)
  })

  it('is said to whoever named its table just before, while his answer waits', async () => {
    slow.stuck = first
    void anna.client.command({ kind: 'say', text: 'Moin' }, first)
    await host.settle()
    const asked = answerOf(dirk.client.command({ kind: 'join', as: 'spectator' }, first))
    await host.clock.turn(4000)
    expect([asked.got, dirk.client.state().stalled]).toEqual([undefined, true])
    slow.stuck = undefined
    slow.answer()
    await host.settle()
    expect([asked.got?.ok, dirk.client.state().stalled]).toEqual([true, false])
  })

  it('is said to all who greet while it is that of the people, and none of their secrets', async () => {
    slow.stuck = 'people'
    const before = carla.token()
    carla.cut()
    await host.clock.turn(8000)
    expect(carla.client.state()).toMatchObject({ connection: 'lost', stalled: true })
    expect(carla.token()).toBe(before)
    slow.answer()
    await host.settle()
    expect(carla.client.state()).toMatchObject({ connection: 'open', stalled: false })
    expect(carla.token()).not.toBe(before)
  })
})
