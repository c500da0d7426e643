/** What a connection is told waits for what was written before it, and for nothing else. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FlushGate, type Flushed } from '../../src/server/disk/flushGate'
import { gateHost } from '../../src/server/disk/gateHost'
import type { HostConnection } from '../../src/host/ports'
import { HandClock } from '../support/host/handClock'

/** A file that is flushed when the test says so. */
class FakeFile implements Flushed {
  private readonly begun: ((isOnDisk: boolean) => void)[] = []

  flush(done: (isOnDisk: boolean) => void): void {
    this.begun.push(done)
  }

  /** Ends the flush that runs. */
  end(isOnDisk = true): void {
    this.begun.shift()?.(isOnDisk)
  }

  flushes(): number {
    return this.begun.length
  }
}

let clock: HandClock
let gate: FlushGate
let heard: (string | number)[]
let connection: HostConnection

/** Connects somebody to a gated host; his end of the line notes what arrives. */
function connect(): HostConnection {
  let line: HostConnection | undefined
  const host = gateHost(
    {
      connect: (given) => {
        line = given
        return { received: () => undefined, closed: () => undefined }
      },
      company: () => ({ guests: [], isPlaying: false }),
      close: () => undefined,
    },
    gate,
    clock,
  )
  const end: HostConnection = {
    send: (frame) => {
      heard.push(frame)
    },
    close: (code = 1000) => {
      heard.push(code)
    },
  }
  host.connect(end, { local: true })
  if (!line) throw new Error('the host is handed the line')
  return line
}

beforeEach(() => {
  clock = new HandClock()
  gate = new FlushGate(clock)
  heard = []
  connection = connect()
})

describe('a gated host', () => {
  it('says at once what waits for nothing', () => {
    connection.send('a')
    connection.close(4006)
    expect(heard).toEqual(['a', 4006])
  })

  it('says what follows upon a write when that is on the disk, in order and with its end', async () => {
    const file = new FakeFile()
    gate.wrote(file)
    connection.send('a')
    connection.send('b')
    connection.close(4001)
    await Promise.resolve()
    expect(heard).toEqual([])
    file.end()
    expect(heard).toEqual(['a', 'b', 4001])
  })

  it('sets the disk to work at once: it flushes while what is told of the write is still being made', () => {
    const file = new FakeFile()
    gate.wrote(file)
    expect(file.flushes()).toBe(1)
  })

  it('lets a flush that has begun count only for what was written before it', async () => {
    const file = new FakeFile()
    gate.wrote(file)
    connection.send('a')
    await Promise.resolve()
    gate.wrote(file)
    connection.send('b')
    file.end()
    expect(heard).toEqual(['a'])
    file.end()
    expect(heard).toEqual(['a', 'b'])
  })

  it('waits for every file that was written to where it may tell of any', async () => {
    const [one, other] = [new FakeFile(), new FakeFile()]
    gate.wrote(one)
    gate.wrote(other)
    connection.send('a')
    await Promise.resolve()
    other.end()
    expect(heard).toEqual([])
    one.end()
    expect(heard).toEqual(['a'])
  })

  it('waits for the files that it tells of and for no other: one slow disk stalls nobody else', async () => {
    const [stuck, own] = [new FakeFile(), new FakeFile()]
    const neighbour = connect()
    gate.wrote(stuck)
    gate.wrote(own)
    neighbour.send('of the stuck one', [stuck])
    connection.send('of nothing', [])
    connection.send('of the own', [own])
    await Promise.resolve()
    expect(heard).toEqual(['of nothing'])
    own.end()
    expect(heard).toEqual(['of nothing', 'of the own'])
    stuck.end()
    expect(heard).toEqual(['of nothing', 'of the own', 'of the stuck one'])
  })

  it('keeps the order of a line, whatever its frames tell of', async () => {
    const [slow, quick] = [new FakeFile(), new FakeFile()]
    gate.wrote(slow)
    connection.send('a', [slow])
    gate.wrote(quick)
    connection.send('b', [quick])
    connection.send('c', [])
    connection.close(4001)
    await Promise.resolve()
    quick.end()
    expect(heard).toEqual([])
    slow.end()
    expect(heard).toEqual(['a', 'b', 'c', 4001])
  })

  it('says nothing of a file that keeps failing, and everything else', async () => {
    const [failing, sound] = [new FakeFile(), new FakeFile()]
    const neighbour = connect()
    gate.wrote(failing)
    connection.send('a', [failing])
    await Promise.resolve()
    failing.end(false)
    gate.wrote(sound)
    neighbour.send('b', [sound])
    await Promise.resolve()
    sound.end()
    neighbour.send('c', [sound])
    expect(heard).toEqual(['b', 'c'])
  })

  it('does what waits for a file when all that was written to it before is on the disk', async () => {
    const [file, other] = [new FakeFile(), new FakeFile()]
    gate.wrote(other)
    gate.whenKept(file, () => heard.push('at once'))
    gate.wrote(file)
    gate.whenKept(file, () => heard.push('later'))
    await Promise.resolve()
    expect(heard).toEqual(['at once'])
    file.end()
    expect(heard).toEqual(['at once', 'later'])
  })

  it('says nothing after a flush that failed until another one has not', async () => {
    const file = new FakeFile()
    gate.wrote(file)
    connection.send('a')
    await Promise.resolve()
    file.end(false)
    expect([file.flushes(), heard]).toEqual([0, []])
    gate.noteWhole(file)
    expect(heard).toEqual(['a'])
  })

  it('tries a flush that failed anew a second later', async () => {
    const file = new FakeFile()
    gate.wrote(file)
    connection.send('a')
    await Promise.resolve()
    file.end(false)
    await clock.turn(999)
    expect(file.flushes()).toBe(0)
    await clock.turn(1)
    file.end()
    expect(heard).toEqual(['a'])
  })

  it('has one look due for all who wait, however often somebody begins to', async () => {
    const after = vi.spyOn(clock, 'after')
    const file = new FakeFile()
    for (let move = 0; move < 20; move++) {
      gate.wrote(file)
      connection.send('a')
      await Promise.resolve()
      file.end()
    }
    expect([heard.length, after.mock.calls.length]).toEqual([20, 1])
  })

  it('forgets the flush of a file that was meanwhile written anew', async () => {
    const file = new FakeFile()
    gate.wrote(file)
    await Promise.resolve()
    gate.noteWhole(file)
    gate.wrote(file)
    connection.send('a')
    await Promise.resolve()
    file.end()
    expect(heard).toEqual([])
    file.end()
    expect(heard).toEqual(['a'])
    await gate.settled()
  })
})
