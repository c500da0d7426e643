import { once } from 'node:events'
import { Duplex } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { FrameEncoder, frameOfBytes } from '../../src/server/web/frameEncoder'
import { Gatherer } from '../../src/server/web/gatherer'

it('a text for many is encoded once, and not kept', async () => {
  const encoder = new FrameEncoder()
  const first = encoder.encode('Käuzchen')
  expect(encoder.encode(['Käuz', 'chen'].join(''))).toBe(first)
  expect(encoder.encode('Kauz')).not.toBe(first)
  expect(first.toString('utf8')).toBe('Käuzchen')
  await nextTurn()
  expect(encoder.encode('Käuzchen')).not.toBe(first)
})

/** What a WebSocket at the other end takes frames for that are written past the one at this end. */
async function read(frames: readonly Buffer[]): Promise<(readonly [string, boolean])[]> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  server.on('connection', (_socket, { socket: carrier }) => {
    for (const frame of frames) carrier.write(frame)
  })
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? String(address?.port) : ''
  const guest = new WebSocket(`ws://127.0.0.1:${port}`)
  const heard: (readonly [string, boolean])[] = []
  await new Promise<void>((done, failed) => {
    guest.on('error', failed)
    guest.on('message', (data, isBinary) => {
      if (Buffer.isBuffer(data)) heard.push([data.toString('latin1'), isBinary])
      if (heard.length === frames.length) done()
    })
  })
  guest.terminate()
  server.close()
  return heard
}

it('frames of all lengths are read as they were written', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map((length) => 'x'.repeat(length))
  const encoder = new FrameEncoder()
  const frames = texts.flatMap((text) => [encoder.frame(text), frameOfBytes(Buffer.from(text))])
  expect(encoder.frame('x')).toBe(frames[2])
  const expected = texts.flatMap((text) => [[text, false] as const, [text, true] as const])
  expect(await read(frames)).toEqual(expected)
})

it('all that is written to a line in one go leaves in one call', async () => {
  const calls: string[] = []
  const line = new Duplex({
    read: () => undefined,
    write: (chunk: Buffer, _encoding, done) => {
      calls.push(chunk.toString())
      done()
    },
    writev: (chunks, done) => {
      calls.push(chunks.map(({ chunk }: { chunk: Buffer }) => chunk.toString()).join('+'))
      done()
    },
  })
  const gatherer = new Gatherer()
  const send = (text: string): void => {
    gatherer.gather(line)
    line.write(text)
  }
  send('answer')
  send('news')
  expect(calls).toEqual([])
  await nextTurn()
  send('later')
  await nextTurn()
  expect(calls).toEqual(['answer+news', 'later'])
})
