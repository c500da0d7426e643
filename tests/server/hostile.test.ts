/** The real host process under bad frames, slow sockets and floods, while an honest player goes on. */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '../../src/client/client'
import { PROTOCOL_VERSION } from '../../src/protocol/terms'
import { sendBadFrames, sendFragments } from '../support/badFrames'
import { ensureBuilt } from '../support/built'
import { startHost, type HostProcess } from '../support/hostProcess'
import { residentBytes } from '../support/residentBytes'
import { closed, rawSocket, upgradeRequest } from '../support/rawSocket'
import { keepPlaying, player, playWithBots, until } from '../support/realPlayer'

const FRAMES = 20_000
const AT_ONCE = 8
/** Until the heap has its working size: growth after that is what the attack leaves behind. */
const WARM_UP_FRAMES = 6000
const FRAGMENTS = 16_000
const SLOW_SOCKETS = 50
const FLOOD_MILLISECONDS = 10_000
/** Room for what a collector has not yet given back: keeping 3 KiB of each frame would be too much. */
const MOST_GROWTH = 60 * 1024 * 1024

/** A text of less than 126 bytes as a client's frame. */
function maskedFrame(text: string): Buffer {
  const frame = Buffer.from(text)
  return Buffer.concat([Buffer.from([0x81, 0x80 | frame.length, 0, 0, 0, 0]), frame])
}

describe('a host under attack', () => {
  let host: HostProcess
  let honest: Client
  let playing: ReturnType<typeof keepPlaying>

  beforeAll(() => {
    ensureBuilt()
  })
  beforeEach(async () => {
    host = await startHost({ pace: 1 })
    honest = player(() => host.port)
    await playWithBots(honest)
    // Attacks take longer than a match.
    playing = keepPlaying(honest, true)
  })
  afterEach(async () => {
    playing.stop()
    honest.close()
    expect(host.process.exitCode).toBeNull()
    expect(await host.end()).toBe(0)
    host.clean()
  })

  it(`S3 survives ${String(FRAMES)} bad frames and endless fragments in its memory, and play goes on`, async () => {
    const pid = host.process.pid ?? 0
    const send = async (name: string, frames: number): Promise<number> => {
      const lines = Array.from({ length: AT_ONCE }, (_, line) =>
        sendBadFrames(host.port, `${name}-${String(line)}`, frames / AT_ONCE),
      )
      return (await Promise.all(lines)).reduce((sum, count) => sum + count, 0)
    }
    const endless = (): Promise<unknown> =>
      Promise.all(Array.from({ length: SLOW_SOCKETS }, () => sendFragments(host.port, FRAGMENTS)))
    await send('warm-up', WARM_UP_FRAMES)
    await endless()
    const before = residentBytes(pid)
    const playedBefore = playing.played()
    expect(await send('frames', FRAMES)).toBeGreaterThanOrEqual(FRAMES)
    await endless()
    expect(residentBytes(pid) - before).toBeLessThan(MOST_GROWTH)
    await until(() => playing.played() > playedBefore, 'moves meanwhile')
    expect(honest.state().connection).toBe('open')
  }, 120_000)

  it(`S4 drops ${String(SLOW_SOCKETS)} sockets that are slow or silent, and lets a player in meanwhile`, async () => {
    const half = SLOW_SOCKETS / 2
    const began = performance.now()
    const dribbling = await Promise.all(Array.from({ length: half }, () => rawSocket(host.port)))
    for (const socket of dribbling) socket.write('GET /play HTTP/1.1\r\nHost: ')
    const dribble = setInterval(() => {
      for (const socket of dribbling) if (socket.writable) socket.write('1')
    }, 300)
    const silent = await Promise.all(Array.from({ length: half }, () => rawSocket(host.port)))
    for (const socket of silent) socket.write(upgradeRequest(host.port))
    const late = player(() => host.port)
    await until(() => late.state().connection === 'open', 'a place beside the slow ones', 4000)
    await Promise.all([...dribbling, ...silent].map(closed))
    clearInterval(dribble)
    late.close()
    const took = performance.now() - began
    // Five seconds for the head of a request or for the greeting, and time to look.
    expect(took).toBeLessThan(12_000)
    const table = honest.state().table?.table.id
    expect((await honest.command({ kind: 'say', text: 'noch da' }, table)).ok).toBe(true)
  }, 60_000)

  it('F6 hundreds of silent and of idle connections keep nobody out', async () => {
    const silent = await Promise.all(Array.from({ length: 300 }, () => rawSocket(host.port)))
    const idle = await Promise.all(Array.from({ length: 300 }, () => rawSocket(host.port)))
    const question = `HEAD / HTTP/1.1\r\nHost: 127.0.0.1:${String(host.port)}\r\n\r\n`
    for (const socket of idle) socket.write(question)
    for (let guest = 0; guest < 12; guest++) {
      const late = player(() => host.port)
      await until(() => late.state().connection === 'open', 'a place beside them', 4000)
      late.close()
    }
    for (const socket of [...silent, ...idle]) socket.destroy()
    expect(honest.state().connection).toBe('open')
  }, 60_000)

  it('S5 a flood of ten seconds costs the honest player neither seat nor turn', async () => {
    const end = performance.now() + FLOOD_MILLISECONDS
    const before = playing.played()
    let lost = 0
    const stop = honest.subscribe({
      changed: ({ connection }) => {
        if (connection !== 'open') lost += 1
      },
    })
    const hello = maskedFrame(
      `{"type":"hello","protocol":${String(PROTOCOL_VERSION)},"app":"x","name":"F","language":"de"}`,
    )
    const masked = maskedFrame('{"type":"command","id":1,"command":{"kind":"start"}}')
    let sockets = 0
    let stopped = 0
    const flood = async (): Promise<void> => {
      while (performance.now() < end) {
        const socket = await rawSocket(host.port)
        sockets += 1
        let heard = ''
        socket.on('data', (bytes) => {
          heard += bytes.toString('latin1')
          if (heard.includes('"goodbye"')) socket.destroy()
        })
        socket.write(upgradeRequest(host.port))
        // Half of them greet first, as a guest would.
        if (sockets % 2 === 0) socket.write(hello)
        for (let count = 0; count < 200 && socket.writable; count++) socket.write(masked)
        socket.setTimeout(1000, () => socket.destroy())
        await closed(socket)
        if (heard.includes('too-fast')) stopped += 1
      }
    }
    await Promise.all([flood(), flood(), flood(), flood()])
    stop()
    expect(sockets).toBeGreaterThan(100)
    expect(stopped).toBeGreaterThan(sockets / 4)
    expect(lost).toBe(0)
    expect(playing.played()).toBeGreaterThan(before + 10)
  }, 60_000)
})
