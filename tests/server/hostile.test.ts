/** The real host process under bad frames, slow sockets and floods, while an honest player goes on. */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '../../src/client/client'
import { crowdOut, floodHost, floodLegally, holdSlowSockets } from '../support/host/attacks'
import { folderBytes } from '../support/disk/folderBytes'
import { sendBadFrames, sendFragments } from '../support/wire/badFrames'
import { ensureBuilt } from '../support/host/built'
import { startHost, type HostProcess } from '../support/host/hostProcess'
import { residentBytes } from '../support/host/residentBytes'
import { keepPlaying, player, playWithBots, until } from '../support/host/realPlayer'

const FRAMES = 20_000
const AT_ONCE = 8
/** Until the heap has its working size: growth after that is what the attack leaves behind. */
const WARM_UP_FRAMES = 6000
const FRAGMENTS = 16_000
const SLOW_SOCKETS = 50
const FLOOD_MILLISECONDS = 10_000
/** F7: a whole evening's folder is no larger. */
const MOST_WRITTEN = 1024 * 1024
/** Room for what a collector has not yet given back: keeping 3 KiB of each frame would be too much. */
const MOST_GROWTH = 60 * 1024 * 1024

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
    const took = await holdSlowSockets(host.port, SLOW_SOCKETS)
    // Five seconds for the head of a request or for the greeting, and time to look.
    expect(took).toBeLessThan(12_000)
    const table = honest.state().table?.table.id
    expect((await honest.command({ kind: 'say', text: 'noch da' }, table)).ok).toBe(true)
  }, 60_000)

  it('hundreds of silent and of idle connections keep nobody out', async () => {
    await crowdOut(host.port, 300, 12)
    expect(honest.state().connection).toBe('open')
  }, 60_000)

  it('names, tables and lines without end, all allowed, fill neither the disk nor the way of the honest player', async () => {
    const { done, refused } = await floodLegally(host.port, FLOOD_MILLISECONDS)
    expect(done).toBeGreaterThan(100)
    expect(refused).toBeGreaterThan(0)
    // The honest player's own matches are none of the flood, however many have been played by now.
    const own = honest.state().table?.table.id
    expect(own).toBeDefined()
    expect(folderBytes(host.folder, own)).toBeLessThan(MOST_WRITTEN)
    const played = playing.played()
    await until(() => playing.played() > played, 'a move afterwards')
    expect(honest.state().connection).toBe('open')
    await host.kill()
    const { folder, port } = host
    const began = performance.now()
    host = await startHost({ folder, port, pace: 1 })
    // How long depends on how busy the computer is; `npm run fuzz -- attack` holds it against its bar.
    console.info(`started again in ${(performance.now() - began).toFixed(0)} ms`)
    await until(() => playing.played() > played + 1, 'a move after the restart')
  }, 120_000)

  it('S5 a flood of ten seconds costs the honest player neither seat nor turn', async () => {
    const before = playing.played()
    let lost = 0
    const stop = honest.subscribe({
      changed: ({ connection }) => {
        if (connection !== 'open') lost += 1
      },
    })
    const { sockets, stopped } = await floodHost(host.port, FLOOD_MILLISECONDS)
    stop()
    expect(sockets).toBeGreaterThan(100)
    expect(stopped).toBeGreaterThan(sockets / 4)
    expect(lost).toBe(0)
    expect(playing.played()).toBeGreaterThan(before + 10)
  }, 60_000)
})
