/** The real host process: hostile frames and requests, and kill -9 at random moments. */
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { present } from '../../src/engine/basics/invariant'
import { ensureBuilt } from '../support/host/built'
import { startHost, type HostProcess } from '../support/host/hostProcess'
import { killHosts } from '../support/disk/killHosts'
import { inShort } from '../support/longRun'
import { sweepCalls } from '../support/disk/sweepCalls'
import { player, until } from '../support/host/realPlayer'

const KILLS = inShort(6, 12)

beforeAll(() => {
  ensureBuilt()
})

/** Those of these ports at which somebody answers. */
async function openPorts(ports: readonly number[]): Promise<number[]> {
  const answers = await Promise.all(
    ports.map(
      (port) =>
        new Promise<boolean>((done) => {
          const socket = connect(port, '127.0.0.1')
          socket.on('connect', () => {
            socket.destroy()
            done(true)
          })
          socket.on('error', () => {
            done(false)
          })
        }),
    ),
  )
  return ports.filter((_, index) => answers[index])
}

describe('kill -9', () => {
  it(`D1 loses no acknowledged move over ${String(KILLS)} random kills`, async () => {
    const { acknowledged, faults } = await killHosts({ kills: KILLS, seed: 'moments' })
    expect(faults).toEqual([])
    expect(acknowledged).toBeGreaterThan(KILLS / 3)
  }, 300_000)
})

describe('a call that changes the disk', () => {
  it('D1 kills the host half done or fails, and nothing acknowledged is lost', async () => {
    const { calls, struck, faults } = await sweepCalls(['half', 'EIO'], {
      step: inShort(150, 60),
      first: inShort(12, 25),
    })
    expect(faults).toEqual([])
    expect(calls).toBeGreaterThan(50)
    expect(struck.size).toBeGreaterThan(1)
  }, 300_000)
})

describe('hostile guests', () => {
  let host: HostProcess
  beforeAll(async () => {
    host = await startHost()
  })
  afterAll(async () => {
    await host.end()
    host.clean()
  })

  it('are let in when the network is opened beside the local port, and only then', async () => {
    const keeper = player(() => host.port)
    await until(() => keeper.state().network !== undefined, 'news of the network')
    expect(keeper.state().network?.open).toBe(false)
    // The network gets the next port that is free.
    const ports = Array.from({ length: 20 }, (_, index) => host.port + 1 + index)
    const before = await openPorts(ports)
    expect((await keeper.command({ kind: 'openNetwork' })).ok).toBe(true)
    await until(() => keeper.state().network?.open === true, 'an open network')
    const opened = (await openPorts(ports)).filter((port) => !before.includes(port))
    expect(opened).toHaveLength(1)
    const guest = player(() => present(opened[0], 'one port'))
    await until(() => guest.state().connection === 'open', 'a guest')
    expect((await keeper.command({ kind: 'closeNetwork' })).ok).toBe(true)
    await until(() => keeper.state().network?.open === false, 'a closed network')
    await until(() => guest.state().connection !== 'open', 'the guest cut off')
    expect(await openPorts(opened)).toEqual([])
    guest.close()
    keeper.close()
  })

  it('are refused at the door with a foreign Origin', async () => {
    const refused = await new Promise<number>((done) => {
      const socket = new WebSocket(`ws://127.0.0.1:${String(host.port)}/play`, {
        origin: 'http://evil.example',
      })
      socket.on('error', () => undefined)
      socket.on('unexpected-response', (_request, response) => {
        done(response.statusCode ?? 0)
      })
      socket.on('open', () => {
        done(0)
      })
    })
    expect(refused).toBe(403)
  })
})
