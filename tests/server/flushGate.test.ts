/** What a connection is told waits for what was written before it, and for nothing else. */
import { beforeEach, describe, expect, it } from 'vitest'
import { FlushGate, gateHost, type Flushed } from '../../src/server/flushGate'
import type { Connection } from '../../src/protocol/connection'

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

let gate: FlushGate
let heard: (string | number)[]
let connection: Connection

/** Connects somebody to a gated host; his end of the line notes what arrives. */
function connect(): Connection {
  let line: Connection | undefined
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
  )
  const end: Connection = {
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
  gate = new FlushGate()
  heard = []
  connection = connect()
})

describe('D11 a gated host', () => {
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

  it('waits for every file that was written to', async () => {
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

  it('says nothing after a flush that failed until another one has not', async () => {
    const file = new FakeFile()
    gate.wrote(file)
    connection.send('a')
    await Promise.resolve()
    file.end(false)
    expect([file.flushes(), heard]).toEqual([0, []])
    gate.isWhole(file)
    expect(heard).toEqual(['a'])
  })

  it('forgets the flush of a file that was meanwhile written anew', async () => {
    const file = new FakeFile()
    gate.wrote(file)
    await Promise.resolve()
    gate.isWhole(file)
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
